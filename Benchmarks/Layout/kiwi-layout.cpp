// kiwi-layout: gives the constraints of LayoutCost's views to kiwi's solver. Prints the processor time of adding the
// constraints and reading all numbers, in milliseconds, the median of nine runs.
#include <algorithm>
#include <cstdio>
#include <cstring>
#include <ctime>
#include <vector>

#include <kiwi/kiwi.h>

using kiwi::Constraint;
using kiwi::Variable;

namespace {

constexpr int runs = 9;

struct View {
  Variable left, top, width, height;
};

double processor_time() {
  timespec time;
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
  return time.tv_sec + time.tv_nsec / 1e9;
}

std::vector<Constraint> pinned(const char *kind, View &box, std::vector<View> &views) {
  std::vector<Constraint> all;
  all.push_back(box.left == 0);
  all.push_back(box.top == 0);
  all.push_back(box.width == 4000);
  all.push_back(box.height == 4000);
  for (size_t number = 0; number < views.size(); number++) {
    View &view = views[number];
    const double constant = number % 50;
    if (!strcmp(kind, "siblings")) {
      all.push_back(view.left == box.left + constant);
      all.push_back(view.top == box.top + constant);
      all.push_back(view.width == 40 + constant);
      all.push_back(view.height == 30);
    } else if (!strcmp(kind, "nested")) {
      View &around = number ? views[number - 1] : box;
      all.push_back(view.left == around.left + 1);
      all.push_back(view.top == around.top + 1);
      all.push_back(view.left + view.width == around.left + around.width - 1);
      all.push_back(view.top + view.height == around.top + around.height - 1);
    } else {
      if (number)
        all.push_back(view.left == views[number - 1].left + views[number - 1].width + 1);
      else
        all.push_back(view.left == box.left + 1);
      all.push_back(view.top == box.top + constant);
      all.push_back(view.width == 2);
      all.push_back(view.height == 30);
    }
  }
  return all;
}

}  // namespace

int main() {
  for (const char *kind : {"siblings", "nested", "chain"}) {
    for (size_t count : {100, 1000}) {
      std::vector<double> times;
      double sum = 0;
      for (int run = 0; run < runs; run++) {
        View box;
        std::vector<View> views(count);
        std::vector<Constraint> constraints = pinned(kind, box, views);
        const double start = processor_time();
        kiwi::Solver solver;
        for (const Constraint &constraint : constraints) solver.addConstraint(constraint);
        solver.updateVariables();
        for (const View &view : views) sum += view.left.value() + view.width.value();
        times.push_back(processor_time() - start);
      }
      std::sort(times.begin(), times.end());
      printf("kiwi %s %zu %g %g\n", kind, count, times[runs / 2] * 1e3, sum);
    }
  }
}
