// What the programs of this folder share: they read a text from standard input, and write their results and how long one round took.
#pragma once
#include <cstdio>
#include <cstdlib>
#include <ctime>

/** The next whole number of the input. */
inline long readInt() {
  long number;
  if (std::scanf("%ld", &number) == 1) return number;
  std::fprintf(stderr, "a number is missing\n");
  std::exit(1);
}

/** Nanoseconds that the processor has worked for this process: what else the machine does is not counted. */
inline double clockNanoseconds() {
  timespec now;
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
  return 1e9 * now.tv_sec + now.tv_nsec;
}

inline void writeTime(double nanoseconds) { std::printf("nanoseconds %.0f\n", nanoseconds); }

/** How many rounds are measured, the first word after the program's name. With none of them only the results are written. */
inline int roundsOf(int argc, char** argv) { return argc > 1 ? std::atoi(argv[1]) : 0; }

/** Runs a round to warm up, then so many, and writes what one of them took. */
template <class Work>
void measure(int rounds, Work round) {
  if (rounds == 0) return;
  round();
  const double began = clockNanoseconds();
  for (int i = 0; i < rounds; i++) round();
  writeTime((clockNanoseconds() - began) / rounds);
}
