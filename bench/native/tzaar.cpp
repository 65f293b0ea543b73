// Perft of TZAAR as games/tzaar/rules does it: for every space the nearest stack in each direction, in lists that a space drops out of
// when it is left (dancing links), and for each seat tables of heights in which one comparison decides a step.
//
// Input: positions, each as its depth and what `TzaarState.pack` makes of it. Output: the count of each.
#include <array>
#include <cstdint>
#include <vector>

#include "measure.h"

namespace {

constexpr int SPACES = 60;
constexpr int RIM = SPACES;
constexpr int DIRECTIONS = 6;
constexpr int MAX_ACTIONS = 30 * DIRECTIONS + 1;
constexpr int MAX_STEPS = 60 + 2 * 59;
constexpr int PASS = 64 * 64;
constexpr int NOBODY = -2;

/** In `prey` and `goal`: taller than any stack. */
constexpr uint8_t BARRED = 255;
/** In `goal`: a stack of one's own, lower than any other. */
constexpr uint8_t OWN = 0;

enum Phase : uint8_t { PLACING, OPENING, FIRST, SECOND, OVER };

using Links = std::array<std::array<uint8_t, DIRECTIONS>, SPACES + 1>;

/** The space next to each in every direction, or RIM at the edge and at the hole. */
Links neighbours() {
  constexpr int DQ[] = {1, 0, -1, -1, 0, 1};
  constexpr int DR[] = {0, 1, 1, 0, -1, -1};
  int at[11][11];
  for (auto& row : at)
    for (int& space : row) space = RIM;
  int spaces = 0;
  for (int q = -4; q <= 4; q++)
    for (int r = -4; r <= 4; r++)
      if (q + r >= -4 && q + r <= 4 && (q != 0 || r != 0)) at[q + 5][r + 5] = spaces++;
  Links links{};
  for (int q = -4; q <= 4; q++)
    for (int r = -4; r <= 4; r++)
      if (at[q + 5][r + 5] != RIM)
        for (int d = 0; d < DIRECTIONS; d++)
          links[at[q + 5][r + 5]][d] = static_cast<uint8_t>(at[q + 5 + DQ[d]][r + 5 + DR[d]]);
  return links;
}
const Links NEIGHBOUR = neighbours();

/** The keys of the hash: for each space, top and height, and for who acts in which phase. */
struct Keys {
  uint64_t stack[SPACES][6][32];
  uint64_t turn[5][2];

  Keys() {
    uint64_t seed = 1;
    for (auto& space : stack)
      for (auto& top : space)
        for (uint64_t& key : top) key = next(seed);
    for (auto& phase : turn)
      for (uint64_t& key : phase) key = next(seed);
  }

  static uint64_t next(uint64_t& seed) {
    uint64_t x = seed += 0x9e3779b97f4a7c15;
    x = (x ^ (x >> 30)) * 0xbf58476d1ce4e5b9;
    x = (x ^ (x >> 27)) * 0x94d049bb133111eb;
    return x ^ (x >> 31);
  }
};
const Keys KEYS;

struct Stack {
  /** 0 when empty, else 1 + 3 * owner + type of the piece on top. */
  uint8_t top;
  uint8_t height;
};

/** What is noted of a step to take it back. */
struct Note {
  uint64_t hash;
  int32_t action;
  int8_t actor;
  Phase phase;
  Stack mover;
  Stack target;
};

class Position {
 public:
  /** Reads what `TzaarState.pack` made. */
  static Position read() {
    Position position;
    position.actor = static_cast<int8_t>(readInt());
    position.phase = static_cast<Phase>(readInt());
    for (int i = 0; i < 4; i++) readInt();  // The hash, and who has lost by which rule.
    for (uint8_t& count : position.left) count = static_cast<uint8_t>(readInt());
    for (int i = 0; i < 6; i++) readInt();  // Nothing is left to be placed.
    for (int space = 0; space < SPACES; space++) {
      const long packed = readInt();
      position.setStack(space, {static_cast<uint8_t>(packed & 7), static_cast<uint8_t>(packed >> 3)});
    }
    if (position.actor != NOBODY) position.toggleTurn();
    position.link();
    return position;
  }

  int legal(int32_t* out) const {
    if (phase == OVER) return 0;
    const bool second = phase == SECOND;
    const auto& seen = second ? goal[actor] : prey[actor];
    int n = 0;
    for (uint64_t rest = own[actor]; rest != 0; rest &= rest - 1) {
      const int from = __builtin_ctzll(rest);
      const uint8_t strength = stacks[from].height;
      for (const uint8_t to : next[from]) {
        out[n] = from << 6 | to;
        n += seen[to] <= strength;
      }
    }
    if (second) out[n++] = PASS;
    return n;
  }

  void make(int32_t action) {
    Note& note = past[depth++];
    note.hash = hash;
    note.action = action;
    note.actor = actor;
    note.phase = phase;
    if (action == PASS || !move(note, action >> 6, action & 63)) nextStep();
  }

  void unmake() {
    const Note& note = past[--depth];
    actor = note.actor;
    phase = note.phase;
    hash = note.hash;
    if (note.action == PASS) return;
    const int from = note.action >> 6;
    relink(from);
    setPiece(from, note.mover);
    setPiece(note.action & 63, note.target);
    left[note.target.top - 1]++;
  }

 private:
  uint64_t hash = 0;
  int8_t actor = 0;
  Phase phase = OVER;
  int depth = 0;
  /** How many stacks show each piece. */
  uint8_t left[6];
  Stack stacks[SPACES + 1]{};
  /** The spaces with a seat's stacks, as bits. */
  uint64_t own[2]{};
  using Heights = std::array<uint8_t, SPACES + 1>;
  /** By seat and space: the height of a stack that the seat could capture, or BARRED. */
  Heights prey[2];
  /** The same, and OWN where it could stack. */
  Heights goal[2];
  /** next[space][direction]: the nearest stack that way, or RIM. */
  Links next;
  Note past[MAX_STEPS];

  Position() {
    for (Heights& seen : prey) seen.fill(BARRED);
    for (Heights& seen : goal) seen.fill(BARRED);
  }

  void link() {
    next = {};
    for (int space = 0; space < SPACES; space++)
      for (int d = 0; d < DIRECTIONS; d++) {
        uint8_t to = NEIGHBOUR[space][d];
        while (to != RIM && stacks[to].top == 0) to = NEIGHBOUR[to][d];
        next[space][d] = to;
      }
  }

  void unlink(int space) {
    const auto& links = next[space];
    for (int d = 0; d < 3; d++) {
      next[links[d + 3]][d] = links[d];
      next[links[d]][d + 3] = links[d + 3];
    }
  }

  void relink(int space) {
    const auto& links = next[space];
    for (int d = 0; d < 3; d++) {
      next[links[d + 3]][d] = static_cast<uint8_t>(space);
      next[links[d]][d + 3] = static_cast<uint8_t>(space);
    }
  }

  void setPiece(int space, Stack stack) {
    stacks[space] = stack;
    const bool empty = stack.top == 0;
    const int seat = stack.top <= 3 ? 0 : 1;
    const uint64_t bit = uint64_t{1} << space;
    prey[seat][space] = BARRED;
    prey[1 - seat][space] = empty ? BARRED : stack.height;
    goal[seat][space] = empty ? BARRED : OWN;
    goal[1 - seat][space] = empty ? BARRED : stack.height;
    own[0] &= ~bit;
    own[1] &= ~bit;
    if (!empty) own[seat] |= bit;
  }

  void setStack(int space, Stack stack) {
    toggleStack(space);
    setPiece(space, stack);
    toggleStack(space);
  }

  void toggleStack(int space) {
    const Stack stack = stacks[space];
    if (stack.top != 0) hash ^= KEYS.stack[space][stack.top - 1][stack.height];
  }

  void toggleTurn() { hash ^= KEYS.turn[phase][actor]; }

  /** Captures or stacks; true when that ended the game. */
  bool move(Note& note, int from, int to) {
    const Stack mover = stacks[from];
    const Stack target = stacks[to];
    note.mover = mover;
    note.target = target;
    const bool stacking = goal[actor][to] == OWN;
    setStack(from, {0, 0});
    unlink(from);
    setStack(to, {mover.top, static_cast<uint8_t>(mover.height + (stacking ? target.height : 0))});
    if (--left[target.top - 1] > 0) return false;
    toggleTurn();
    finish();
    return true;
  }

  void finish() {
    actor = NOBODY;
    phase = OVER;
  }

  void nextStep() {
    toggleTurn();
    if (phase == FIRST) {
      phase = SECOND;
      toggleTurn();
      return;
    }
    phase = FIRST;
    actor = static_cast<int8_t>(1 - actor);
    toggleTurn();
    if (!canCapture()) finish();
  }

  bool canCapture() const {
    for (uint64_t rest = own[actor]; rest != 0; rest &= rest - 1) {
      const int from = __builtin_ctzll(rest);
      for (const uint8_t to : next[from])
        if (prey[actor][to] <= stacks[from].height) return true;
    }
    return false;
  }
};

/** Every leaf's list is written, as in TypeScript. */
long perft(Position& position, int depth) {
  int32_t actions[MAX_ACTIONS];
  const int n = position.legal(actions);
  if (depth == 1) return n;
  long sum = 0;
  for (int i = 0; i < n; i++) {
    position.make(actions[i]);
    sum += perft(position, depth - 1);
    position.unmake();
  }
  return sum;
}

}  // namespace

int main(int argc, char** argv) {
  const int count = static_cast<int>(readInt());
  std::vector<int> depths;
  std::vector<Position> positions;
  for (int i = 0; i < count; i++) {
    depths.push_back(static_cast<int>(readInt()));
    positions.push_back(Position::read());
  }
  std::vector<long> counts(positions.size());
  const auto round = [&] {
    for (size_t i = 0; i < positions.size(); i++) counts[i] = perft(positions[i], depths[i]);
  };
  if (roundsOf(argc, argv) == 0) round();
  measure(roundsOf(argc, argv), round);
  for (const long leaves : counts) std::printf("%ld\n", leaves);
}
