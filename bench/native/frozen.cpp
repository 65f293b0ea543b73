// The frozen test of Talat (TA-5.2) as games/talat/rules/frozen.ts and meeting.ts do it: sets of cells in 25 bits, a flood of every
// tower's reach with the others standing still, and behind it an exact search for the shortest meeting of two related towers.
//
// Input: boards, each as whether David takes Goliath, the cells of either side, and the kinds of the 25 cells. Output: 1 for each that
// is frozen, else 0.
#include <algorithm>
#include <cstdint>
#include <vector>

#include "measure.h"

namespace {

using Cells = uint32_t;

constexpr int SIZE = 5;
constexpr int CELLS = SIZE * SIZE;
constexpr int KINDS = 9;
constexpr int NEVER = 1000;
constexpr int MAX_MOVES = 4 * 2 * KINDS;
constexpr Cells ALL = (1u << CELLS) - 1;
constexpr Cells COLUMN_A = 0b00001'00001'00001'00001'00001;
constexpr Cells NOT_A = ALL ^ COLUMN_A;
constexpr Cells NOT_E = ALL ^ (COLUMN_A << (SIZE - 1));

Cells aheadUp(Cells cells) { return ((cells << 5) | ((cells & NOT_A) << 4) | ((cells & NOT_E) << 6)) & ALL; }
Cells aheadDown(Cells cells) { return (cells >> 5) | ((cells & NOT_A) >> 6) | ((cells & NOT_E) >> 4); }
Cells beside(Cells cells) { return ((cells & NOT_A) >> 1) | ((cells & NOT_E) << 1); }

Cells floodUp(Cells tower, Cells free) {
  Cells reach = tower;
  for (Cells front = aheadUp(tower) & free; front != 0; front = aheadUp(front) & free) reach |= front;
  return reach;
}
Cells floodDown(Cells tower, Cells free) {
  Cells reach = tower;
  for (Cells front = aheadDown(tower) & free; front != 0; front = aheadDown(front) & free) reach |= front;
  return reach;
}

/** The first cell of a set, and its number. */
Cells firstOf(Cells cells) { return cells & -cells; }
int indexOf(Cells cell) { return __builtin_ctz(cell); }
int rankOf(Cells cell) { return indexOf(cell) / SIZE; }

/** By kind: the kinds that it takes or is taken by, as bits (TA-4.2 to TA-4.5). */
struct Relations {
  uint32_t related[KINDS]{};

  explicit Relations(bool davidGoliath) {
    for (int a = 0; a < KINDS; a++)
      for (int b = 0; b < KINDS; b++) {
        const bool takes = a / 3 == b / 3 + 1 || (a / 3 == b / 3 && a > b) || (davidGoliath && a == 0 && b == 8);
        if (!takes) continue;
        related[a] |= 1u << b;
        related[b] |= 1u << a;
      }
  }
};

struct Board {
  const Relations* relations;
  Cells up;
  Cells down;
  uint8_t kinds[CELLS];

  uint32_t relatedTo(Cells tower) const { return relations->related[kinds[indexOf(tower)]]; }
  bool has(uint32_t related, Cells tower) const { return (related >> kinds[indexOf(tower)]) & 1; }
};

/** The exact search. See meeting.ts for how it goes. */
class Meeting {
 public:
  bool isPossible(const Board& board) {
    walls = shutIn(board.up, board.down, 0);
    const int count = listPairs(board);
    for (;;) {
      Pair* const pair = leastBound(count);
      if (pair == nullptr) return false;
      visit++;
      excess = NEVER;
      if (search(pair->u, pair->d, pair->up, pair->down, pair->bound, 0)) {
        const Cells met = firstIgnored((board.up & ~pair->up) | (board.down & ~pair->down), pair->bound);
        if (met == 0) return true;
        pair->up |= board.up & met;
        pair->down |= board.down & met;
      } else {
        pair->bound = std::min(NEVER, pair->bound + excess);
      }
    }
  }

 private:
  /** Two related towers, the towers of either side that are not ignored for them, and how many moves it takes at least. */
  struct Pair {
    Cells u, d, up, down;
    int bound;
  };
  /** A state that was seen, and in which search. */
  struct Seen {
    Cells up, down;
    uint32_t visit;
  };
  static constexpr uint32_t ROOM = 1 << 15;
  static constexpr uint32_t PROBES = 16;

  Pair pairs[KINDS * KINDS];
  Cells walls = 0;
  int excess = NEVER;
  /** The goals of the moves found. */
  Cells goals[MAX_MOVES];
  std::vector<Seen> seen = std::vector<Seen>(ROOM);
  uint32_t visit = 0;

  int listPairs(const Board& board) {
    int n = 0;
    for (Cells rest = board.up; rest != 0; rest &= rest - 1) {
      const Cells u = firstOf(rest);
      const uint32_t related = board.relatedTo(u);
      for (Cells others = board.down; others != 0; others &= others - 1) {
        const Cells d = firstOf(others);
        if (board.has(related, d)) pairs[n++] = {u, d, u, d, movesNeeded(u, d, u, d)};
      }
    }
    return n;
  }

  Pair* leastBound(int count) {
    Pair* least = nullptr;
    for (Pair* pair = pairs; pair < pairs + count; pair++)
      if (pair->bound < NEVER && (least == nullptr || pair->bound < least->bound)) least = pair;
    return least;
  }

  Cells firstIgnored(Cells ignored, int length) const {
    for (int i = 0; i < length; i++)
      if ((goals[i] & ignored) != 0) return goals[i];
    return 0;
  }

  bool search(Cells u, Cells d, Cells up, Cells down, int left, int depth) {
    if (((aheadUp(u) | beside(u)) & d) != 0) return true;
    const Cells free = ALL & ~(up | down | walls);
    for (Cells rest = up | down; rest != 0; rest &= rest - 1) {
      const Cells tower = firstOf(rest);
      const bool rises = (up & tower) != 0;
      for (Cells ahead = (rises ? aheadUp(tower) : aheadDown(tower)) & free; ahead != 0; ahead &= ahead - 1) {
        const Cells goal = firstOf(ahead);
        const Cells nextU = tower == u ? goal : u;
        const Cells nextD = tower == d ? goal : d;
        const Cells nextUp = rises ? up ^ tower ^ goal : up;
        const Cells nextDown = rises ? down : down ^ tower ^ goal;
        if (visited(nextUp | Cells(indexOf(nextU)) << CELLS, nextDown | Cells(indexOf(nextD)) << CELLS)) continue;
        const int over = movesNeeded(nextU, nextD, nextUp, nextDown) - (left - 1);
        if (over > 0) {
          excess = std::min(excess, over);
        } else if (search(nextU, nextD, nextUp, nextDown, left - 1, depth + 1)) {
          goals[depth] = goal;
          return true;
        }
      }
    }
    return false;
  }

  /** The towers that can never move again, with `around`. */
  static Cells shutIn(Cells up, Cells down, Cells around) {
    Cells shut = up | down | around;
    for (;;) {
      const Cells open = ALL & ~shut;
      const Cells left = shut & ~((up & aheadDown(open)) | (down & aheadUp(open)));
      if (left == shut) return shut;
      shut = left;
    }
  }

  /** A lower bound of the moves. */
  int movesNeeded(Cells u, Cells d, Cells up, Cells down) const {
    const Cells free = ALL & ~(up | down | walls);
    const Cells through = (up | down) & ~shutIn(up, down, walls);
    Cells reaches[CELLS];
    int n = 0;
    for (Cells reach = floodUp(u, free), before = 0; reach != before; n++) {
      reaches[n] = before = reach;
      for (Cells front = aheadUp(reach) & through; front != 0; front = aheadUp(front) & free) reach |= front;
    }
    int least = NEVER;
    int cost = rankOf(d) - rankOf(u);
    for (Cells reach = floodDown(d, free), before = 0; reach != before; cost++) {
      const Cells ahead = aheadDown(reach);
      const Cells side = beside(reach);
      for (int i = 0; i < n; i++) {
        if ((reaches[i] & ahead) != 0) least = std::min(least, cost + i - 1);
        else if ((reaches[i] & side) != 0) least = std::min(least, cost + i);
      }
      before = reach;
      for (Cells front = aheadDown(reach) & through; front != 0; front = aheadDown(front) & free) reach |= front;
    }
    return least;
  }

  /** Notes a state and says whether it was there. */
  bool visited(Cells up, Cells down) {
    const uint32_t hash = (up ^ (down * 0x9e3779b1u)) * 0x85ebca6bu;
    for (uint32_t i = 0; i < PROBES; i++) {
      Seen& slot = seen[((hash >> 17) + i) & (ROOM - 1)];
      if (slot.visit != visit) {
        slot = {up, down, visit};
        return false;
      }
      if (slot.up == up && slot.down == down) return true;
    }
    return false;
  }
};

Meeting meeting;

bool isFrozen(const Board& board) {
  const Cells free = ALL & ~(board.up | board.down);
  Cells zones[CELLS];
  uint32_t related[CELLS];
  int n = 0;
  for (Cells rest = board.up; rest != 0; rest &= rest - 1) {
    const Cells tower = firstOf(rest);
    const uint32_t mask = board.relatedTo(tower);
    const Cells reach = floodUp(tower, free);
    const Cells zone = aheadUp(reach) | beside(reach);
    for (Cells met = zone & board.down; met != 0; met &= met - 1)
      if (board.has(mask, firstOf(met))) return false;
    zones[n] = zone;
    related[n++] = mask;
  }
  for (Cells rest = board.down; rest != 0; rest &= rest - 1) {
    const Cells tower = firstOf(rest);
    const Cells reach = floodDown(tower, free);
    for (int i = 0; i < n; i++)
      if ((zones[i] & reach) != 0 && board.has(related[i], tower)) return false;
  }
  return !meeting.isPossible(board);
}

}  // namespace

int main(int argc, char** argv) {
  const Relations relations[] = {Relations(false), Relations(true)};
  std::vector<Board> boards(static_cast<size_t>(readInt()));
  for (Board& board : boards) {
    board.relations = &relations[readInt()];
    board.up = static_cast<Cells>(readInt());
    board.down = static_cast<Cells>(readInt());
    for (uint8_t& kind : board.kinds) kind = static_cast<uint8_t>(readInt());
  }
  std::vector<char> verdicts(boards.size());
  const auto round = [&] {
    for (size_t i = 0; i < boards.size(); i++) verdicts[i] = isFrozen(boards[i]);
  };
  if (roundsOf(argc, argv) == 0) round();
  measure(roundsOf(argc, argv), round);
  for (const char frozen : verdicts) std::printf("%d\n", frozen);
}
