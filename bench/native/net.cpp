// A net's forward pass as packages/net does it, from the same file of weights: residual blocks over tokens that hear from their
// neighbours and from the mean and the greatest of all, then the heads of the value and the policy.
//
// The vectors are as wide as LANES says: 4 floats is what WebAssembly has. Input: positions as `netLoop.ts` writes them. Output: every
// share and every score.
#include <algorithm>
#include <cmath>
#include <cstdint>
#include <cstring>
#include <fstream>
#include <iterator>
#include <map>
#include <string>
#include <vector>

#include "measure.h"

#ifndef LANES
#ifdef __AVX__
#define LANES 8
#else
#define LANES 4
#endif
#endif

namespace {

typedef float V __attribute__((vector_size(4 * LANES)));
typedef V InFloats __attribute__((may_alias));

/** Floats that vectors can be loaded from. */
class Floats {
 public:
  explicit Floats(size_t count = 0) : vectors((count + LANES - 1) / LANES) {}
  float* data() { return reinterpret_cast<float*>(vectors.data()); }
  const float* data() const { return reinterpret_cast<const float*>(vectors.data()); }

 private:
  std::vector<V> vectors;
};

/** The same number in every lane. */
V splat(float x) { return x - V{}; }
V load(const float* from) { return *reinterpret_cast<const InFloats*>(from); }
void store(float* to, V v) { *reinterpret_cast<InFloats*>(to) = v; }
V greater(V a, V b) { return a > b ? a : b; }
float total(V v) {
  float sum = 0;
  for (int i = 0; i < LANES; i++) sum += v[i];
  return sum;
}

// The weights.

float readHalf(const uint8_t* at) {
  const int half = at[0] | at[1] << 8;
  const int exponent = (half >> 10) & 31;
  const int fraction = half & 1023;
  const float size = exponent == 0 ? std::ldexp(static_cast<float>(fraction), -24)
                                   : std::ldexp(static_cast<float>(1024 + fraction), exponent - 25);
  return half & 0x8000 ? -size : size;
}

struct Tensor {
  std::vector<int> shape;
  Floats values;
  size_t count = 0;
};

/** A file of weights: see weights.ts. It was checked by those who wrote it. */
class Weights {
 public:
  explicit Weights(const char* path) {
    std::ifstream file(path, std::ios::binary);
    const std::vector<char> read{std::istreambuf_iterator<char>(file), {}};
    if (read.size() < 20) std::exit(1);
    const auto* bytes = reinterpret_cast<const uint8_t*>(read.data());
    uint32_t length;
    std::memcpy(&length, bytes + 12, 4);
    head.assign(read.data() + 20, length);
    const uint8_t* at = bytes + 20 + length;
    const std::string mark = "{\"name\":\"";
    for (size_t i = head.find(mark, head.find("\"tensors\"")); i != std::string::npos; i = head.find(mark, i + 1)) {
      const size_t from = i + mark.size();
      const std::string name = head.substr(from, head.find('"', from) - from);
      const bool halves = head.compare(head.find("\"type\":\"", i) + 8, 3, "f16") == 0;
      at = readTensor(tensors[name], halves, head.find("\"shape\":[", i) + 9, at);
    }
  }

  int size(const char* name, int otherwise = 0) const {
    const size_t at = head.find("\"" + std::string(name) + "\":");
    return at == std::string::npos ? otherwise : std::atoi(head.c_str() + head.find(':', at) + 1);
  }

  const Tensor& tensor(const std::string& name) const { return tensors.at(name); }
  const float* operator[](const std::string& name) const {
    return tensors.count(name) > 0 ? tensor(name).values.data() : nullptr;
  }

 private:
  std::string head;
  std::map<std::string, Tensor> tensors;

  const uint8_t* readTensor(Tensor& tensor, bool halves, size_t shapeAt, const uint8_t* at) {
    tensor.count = 1;
    for (const char* text = head.c_str() + shapeAt;; text++) {
      char* end;
      tensor.shape.push_back(static_cast<int>(std::strtol(text, &end, 10)));
      tensor.count *= static_cast<size_t>(tensor.shape.back());
      text = end;
      if (*text == ']') break;
    }
    tensor.values = Floats(tensor.count);
    float* const values = tensor.values.data();
    if (halves) {
      for (size_t i = 0; i < tensor.count; i++) values[i] = readHalf(at + 2 * i);
      return at + 2 * tensor.count;
    }
    // A scale for each column of each matrix, then the matrices in bytes.
    const size_t dimensions = tensor.shape.size();
    const auto columns = static_cast<size_t>(tensor.shape[dimensions - 1]);
    const size_t matrix = columns * static_cast<size_t>(dimensions > 1 ? tensor.shape[dimensions - 2] : 1);
    const uint8_t* const scales = at;
    at += 4 * (tensor.count / matrix * columns);
    for (size_t i = 0; i < tensor.count; i++) {
      float scale;
      std::memcpy(&scale, scales + 4 * (i / matrix * columns + i % columns), 4);
      values[i] = static_cast<int8_t>(at[i]) * scale;
    }
    return at + tensor.count;
  }
};

// The operations.

struct Pair {
  int from, to;
};

/** How many vectors of an out row are summed up at once. */
constexpr int ACROSS = 2;

/** Lays matrices out for `multiplyRows`: ACROSS vectors of columns at a time, each such panel row by row. */
Floats packPanels(const Tensor& tensor) {
  const int width = tensor.shape.back();
  const int inner = tensor.shape[tensor.shape.size() - 2];
  Floats packed(tensor.count);
  float* to = packed.data();
  for (size_t matrix = 0; matrix < tensor.count; matrix += static_cast<size_t>(inner * width))
    for (int column = 0; column < width; column += ACROSS * LANES) {
      const int columns = std::min(ACROSS * LANES, width - column);
      for (int k = 0; k < inner; k++, to += columns)
        std::copy_n(tensor.values.data() + matrix + k * width + column, columns, to);
    }
  return packed;
}

/** Sums for four rows, each in one or two vectors by name: compilers keep an array of them in memory. */
template <int VECTORS>
void multiplyFour(const float* x, const float* panel, float* out, const Pair* pairs, int inner, int width) {
  constexpr int NEXT = (VECTORS - 1) * LANES;
  const float* const xa = x + pairs[0].from * inner;
  const float* const xb = x + pairs[1].from * inner;
  const float* const xc = x + pairs[2].from * inner;
  const float* const xd = x + pairs[3].from * inner;
  float* const oa = out + pairs[0].to * width;
  float* const ob = out + pairs[1].to * width;
  float* const oc = out + pairs[2].to * width;
  float* const od = out + pairs[3].to * width;
  V a0 = load(oa), a1 = load(oa + NEXT);
  V b0 = load(ob), b1 = load(ob + NEXT);
  V c0 = load(oc), c1 = load(oc + NEXT);
  V d0 = load(od), d1 = load(od + NEXT);
  for (int k = 0; k < inner; k++, panel += VECTORS * LANES) {
    const V a = splat(xa[k]), b = splat(xb[k]), c = splat(xc[k]), d = splat(xd[k]);
    const V w0 = load(panel);
    a0 += w0 * a;
    b0 += w0 * b;
    c0 += w0 * c;
    d0 += w0 * d;
    if constexpr (VECTORS == 2) {
      const V w1 = load(panel + NEXT);
      a1 += w1 * a;
      b1 += w1 * b;
      c1 += w1 * c;
      d1 += w1 * d;
    }
  }
  store(oa, a0);
  store(ob, b0);
  store(oc, c0);
  store(od, d0);
  if constexpr (VECTORS == 2) {
    store(oa + NEXT, a1);
    store(ob + NEXT, b1);
    store(oc + NEXT, c1);
    store(od + NEXT, d1);
  }
}

template <int VECTORS>
void multiplyOne(const float* x, const float* panel, float* out, Pair pair, int inner, int width) {
  constexpr int NEXT = (VECTORS - 1) * LANES;
  const float* const from = x + pair.from * inner;
  float* const to = out + pair.to * width;
  V first = load(to), second = load(to + NEXT);
  for (int k = 0; k < inner; k++, panel += VECTORS * LANES) {
    first += load(panel) * splat(from[k]);
    if constexpr (VECTORS == 2) second += load(panel + NEXT) * splat(from[k]);
  }
  store(to, first);
  if constexpr (VECTORS == 2) store(to + NEXT, second);
}

template <int VECTORS>
void multiplyPanel(const float* x, const float* panel, float* out, const std::vector<Pair>& pairs, int inner, int width) {
  size_t i = 0;
  for (; i + 4 <= pairs.size(); i += 4) multiplyFour<VECTORS>(x, panel, out, &pairs[i], inner, width);
  for (; i < pairs.size(); i++) multiplyOne<VECTORS>(x, panel, out, pairs[i], inner, width);
}

/** out[to] += x[from] * matrix for every pair. */
void multiplyRows(const float* x, const float* matrix, float* out, const std::vector<Pair>& pairs, int inner, int width) {
  int column = 0;
  for (; column + ACROSS * LANES <= width; column += ACROSS * LANES)
    multiplyPanel<ACROSS>(x, matrix + column * inner, out + column, pairs, inner, width);
  if (column < width) multiplyPanel<1>(x, matrix + column * inner, out + column, pairs, inner, width);
}

void addRow(const float* row, float scale, float* out, int width) {
  for (int c = 0; c < width; c += LANES) store(out + c, load(out + c) + load(row + c) * splat(scale));
}

void normRows(const float* x, const float* gain, float* out, int rows, int width) {
  for (int i = 0; i < rows; i++, x += width, out += width) {
    V squares = splat(0);
    for (int c = 0; c < width; c += LANES) squares += load(x + c) * load(x + c);
    const V factor = splat(1 / std::sqrt(total(squares) / static_cast<float>(width) + 1e-5f));
    for (int c = 0; c < width; c += LANES) store(out + c, load(x + c) * factor * load(gain + c));
  }
}

/** The mean of every column, then the greatest. */
void poolRows(const float* x, float* out, int rows, int width) {
  for (int c = 0; c < width; c += LANES) {
    V sum = load(x + c);
    V most = sum;
    for (int i = 1; i < rows; i++) {
      const V v = load(x + i * width + c);
      sum += v;
      most = greater(v, most);
    }
    store(out + c, sum / splat(static_cast<float>(rows)));
    store(out + width + c, most);
  }
}

template <int VECTORS>
void addProductPanel(const float* vector, const float* matrix, float* out, int inner, int width) {
  V sums[VECTORS];
  for (int v = 0; v < VECTORS; v++) sums[v] = load(out + v * LANES);
  for (int k = 0; k < inner; k++, matrix += width)
    for (int v = 0; v < VECTORS; v++) sums[v] += load(matrix + v * LANES) * splat(vector[k]);
  for (int v = 0; v < VECTORS; v++) store(out + v * LANES, sums[v]);
}

/** out += vector * matrix. */
void addProduct(const float* vector, const float* matrix, float* out, int inner, int width) {
  int column = 0;
  for (; column + 8 * LANES <= width; column += 8 * LANES)
    addProductPanel<8>(vector, matrix + column, out + column, inner, width);
  for (; column + 4 * LANES <= width; column += 4 * LANES)
    addProductPanel<4>(vector, matrix + column, out + column, inner, width);
  for (; column < width; column += LANES) addProductPanel<1>(vector, matrix + column, out + column, inner, width);
}

void rectify(float* x, int length) {
  for (int i = 0; i < length; i += LANES) store(x + i, greater(load(x + i), splat(0)));
}

float dot(const float* vector, const float* column, int length, int width) {
  float sum = 0;
  for (int i = 0; i < length; i++) sum += vector[i] * column[i * width];
  return sum;
}

// The net.

/** A board as the net is shown it. */
struct Board {
  int tokens;
  std::vector<int> neighbours, features, featureEnds;
};

/** A step by its kind, and by what up to three tokens add to it: rows of `parts`, of which row 0 is nought. */
struct Step {
  int kind;
  int parts[3];
};

struct Position {
  int playing;
  std::vector<Board> boards;
  std::vector<int> globals;
  std::vector<float> globalScales;
  std::vector<Step> steps;
};

class Net {
 public:
  Net(const Weights& weights, int mostTokens)
      : at(weights),
        channels(weights.size("channels")),
        policy(weights.size("policy")),
        value(weights.size("value")),
        directions(weights.size("taps") - 1),
        slots(weights.size("slots")),
        classes(weights.size("classes")),
        extras(weights.size("extras")),
        seats(weights.size("seats")),
        boards(weights.size("boards", 1)),
        mostTokens(mostTokens),
        x(static_cast<size_t>(mostTokens * channels)),
        y(x),
        u(x),
        parts(static_cast<size_t>((1 + boards * mostTokens * slots) * policy)),
        kinds(static_cast<size_t>(classes * policy)),
        pooled(static_cast<size_t>(boards * 2 * channels)),
        blockPool(static_cast<size_t>(2 * channels)),
        stand(static_cast<size_t>(value)),
        row(static_cast<size_t>(std::max({channels, value, policy}))),
        pairs(static_cast<size_t>(directions + 1)),
        policyPanels(packPanels(weights.tensor("policy"))) {
    for (int i = 0; i < weights.size("layers"); i++) {
      const std::string n = std::to_string(i);
      blocks.push_back({weights["norm" + n], weights["bias" + n], weights["pool" + n],
                        packPanels(weights.tensor("taps" + n)), packPanels(weights.tensor("out" + n))});
    }
  }

  std::vector<double> shares;
  std::vector<float> logits;

  /** Runs the blocks over a board. */
  void look(const Position& position, int number) {
    const Board& board = position.boards[static_cast<size_t>(number)];
    linkPairs(board);
    sumGlobals(at.bias, at.globals, position, channels);
    const float* const table = at.features;
    int next = 0;
    for (int token = 0; token < board.tokens; token++) {
      float* const to = x.data() + token * channels;
      std::copy_n(row.data(), channels, to);
      for (; next < board.featureEnds[static_cast<size_t>(token)]; next++)
        addRow(table + board.features[static_cast<size_t>(next)] * channels, 1, to, channels);
    }
    for (const Block& block : blocks) runBlock(block, board.tokens);
    normRows(x.data(), at.norm, y.data(), board.tokens, channels);
    poolRows(y.data(), pooled.data() + number * 2 * channels, board.tokens, channels);
    if (position.steps.empty()) return;
    float* const to = parts.data() + (1 + number * mostTokens * slots) * policy;
    std::fill_n(to, board.tokens * slots * policy, 0.0f);
    multiplyRows(y.data(), policyPanels.data(), to, pairs.back(), channels, slots * policy);
  }

  /** Runs the heads. */
  void score(const Position& position) {
    scorePosition(position);
    logits.resize(position.steps.size() + static_cast<size_t>(extras));
    if (!position.steps.empty()) scoreSteps(position);
    for (int i = 0; i < extras; i++)
      logits[position.steps.size() + static_cast<size_t>(i)] =
          at.extraBias[i] + dot(pooled.data(), at.extraPool + i, boards * 2 * channels, extras);
  }

 private:
  struct Block {
    const float *norm, *bias, *pool;
    Floats taps, out;
  };

  /** The tensors outside the blocks; those that a net has not are null. */
  struct Tables {
    const float *bias, *globals, *features, *norm, *policyPool, *policyClass, *policyOut, *extraPool, *extraBias, *valuePool, *valueGlobals, *valueBias, *valueOut, *valueOutBias, *joint, *jointBias;

    explicit Tables(const Weights& weights)
        : bias(weights["bias"]),
          globals(weights["globals"]),
          features(weights["features"]),
          norm(weights["norm"]),
          policyPool(weights["policyPool"]),
          policyClass(weights["policyClass"]),
          policyOut(weights["policyOut"]),
          extraPool(weights["extraPool"]),
          extraBias(weights["extraBias"]),
          valuePool(weights["valuePool"]),
          valueGlobals(weights["valueGlobals"]),
          valueBias(weights["valueBias"]),
          valueOut(weights["valueOut"]),
          valueOutBias(weights["valueOutBias"]),
          joint(weights["joint"]),
          jointBias(weights["jointBias"]) {}
  };

  const Tables at;
  const int channels, policy, value, directions, slots, classes, extras, seats, boards, mostTokens;
  /** The tokens' rows, the same normed, and what a block makes of them. */
  Floats x, y, u;
  /** What every token adds to a step in each of its slots, after a row of noughts; what every kind of step adds. */
  Floats parts, kinds;
  Floats pooled, blockPool, stand, row;
  /** For every tap the rows of which the first adds to the second; the last tap is the token itself. */
  std::vector<std::vector<Pair>> pairs;
  Floats policyPanels;
  std::vector<Block> blocks;

  void linkPairs(const Board& board) {
    for (int tap = 0; tap <= directions; tap++) {
      std::vector<Pair>& linked = pairs[static_cast<size_t>(tap)];
      linked.clear();
      for (int token = 0; token < board.tokens; token++) {
        const int from =
            tap == directions ? token : board.neighbours[static_cast<size_t>(directions * token + tap)];
        if (from >= 0) linked.push_back({from, token});
      }
    }
  }

  void sumGlobals(const float* bias, const float* table, const Position& position, int width) {
    std::copy_n(bias, width, row.data());
    if (table == nullptr) return;
    for (size_t i = 0; i < position.globals.size(); i++)
      addRow(table + position.globals[i] * width, position.globalScales[i], row.data(), width);
  }

  void runBlock(const Block& block, int tokens) {
    normRows(x.data(), block.norm, y.data(), tokens, channels);
    poolRows(y.data(), blockPool.data(), tokens, channels);
    std::copy_n(block.bias, channels, row.data());
    addProduct(blockPool.data(), block.pool, row.data(), 2 * channels, channels);
    for (int token = 0; token < tokens; token++) std::copy_n(row.data(), channels, u.data() + token * channels);
    for (int tap = 0; tap <= directions; tap++)
      multiplyRows(y.data(), block.taps.data() + tap * channels * channels, u.data(), pairs[static_cast<size_t>(tap)],
                   channels, channels);
    rectify(u.data(), tokens * channels);
    multiplyRows(u.data(), block.out.data(), x.data(), pairs.back(), channels, channels);
  }

  void scorePosition(const Position& position) {
    sumGlobals(at.valueBias, at.valueGlobals, position, value);
    addProduct(pooled.data(), at.valuePool, row.data(), boards * 2 * channels, value);
    rectify(row.data(), value);
    if (boards == 1) {
      std::copy_n(row.data(), value, stand.data());
    } else {
      std::copy_n(at.jointBias, value, stand.data());
      addProduct(row.data(), at.joint, stand.data(), value, value);
      rectify(stand.data(), value);
    }
    shares.assign(static_cast<size_t>(position.playing), 0);
    for (int i = 0; i < position.playing; i++)
      shares[static_cast<size_t>(i)] =
          at.valueOutBias[i] + dot(stand.data(), at.valueOut + i, value, seats);
    const double most = *std::max_element(shares.begin(), shares.end());
    double sum = 0;
    for (double& share : shares) sum += share = std::exp(share - most);
    for (double& share : shares) share /= sum;
  }

  void scoreSteps(const Position& position) {
    std::fill_n(row.data(), policy, 0.0f);
    if (boards == 1) addProduct(pooled.data(), at.policyPool, row.data(), 2 * channels, policy);
    else addProduct(stand.data(), at.policyPool, row.data(), value, policy);
    for (int kind = 0; kind < classes; kind++) {
      std::copy_n(row.data(), policy, kinds.data() + kind * policy);
      addRow(at.policyClass + kind * policy, 1, kinds.data() + kind * policy, policy);
    }
    const float* const by = at.policyOut;
    for (size_t i = 0; i < position.steps.size(); i++) {
      const Step& step = position.steps[i];
      const float* const first = parts.data() + step.parts[0] * policy;
      const float* const second = parts.data() + step.parts[1] * policy;
      const float* const third = parts.data() + step.parts[2] * policy;
      const float* const kind = kinds.data() + step.kind * policy;
      V sum = splat(0);
      for (int c = 0; c < policy; c += LANES) {
        const V all = load(kind + c) + load(first + c) + (load(second + c) + load(third + c));
        sum += greater(all, splat(0)) * load(by + c);
      }
      logits[i] = total(sum);
    }
  }
};

// The positions.

std::vector<int> readInts() {
  std::vector<int> numbers(static_cast<size_t>(readInt()));
  for (int& number : numbers) number = static_cast<int>(readInt());
  return numbers;
}

Position readPosition() {
  Position position;
  position.playing = static_cast<int>(readInt());
  position.boards.resize(static_cast<size_t>(readInt()));
  for (Board& board : position.boards) {
    board.tokens = static_cast<int>(readInt());
    board.neighbours = readInts();
    board.features = readInts();
    board.featureEnds = readInts();
  }
  position.globals = readInts();
  for (size_t i = 0; i < position.globals.size(); i++) {
    float scale;
    if (std::scanf("%f", &scale) != 1) std::exit(1);
    position.globalScales.push_back(scale);
  }
  position.steps.resize(static_cast<size_t>(readInt()));
  for (Step& step : position.steps) {
    step.kind = static_cast<int>(readInt());
    for (int& part : step.parts) part = static_cast<int>(readInt());
  }
  return position;
}

}  // namespace

int main(int argc, char** argv) {
  if (argc < 3) return 1;
  const Weights weights(argv[2]);
  Net net(weights, static_cast<int>(readInt()));
  std::vector<Position> positions(static_cast<size_t>(readInt()));
  for (Position& position : positions) position = readPosition();
  for (const Position& position : positions) {
    for (size_t board = 0; board < position.boards.size(); board++) net.look(position, static_cast<int>(board));
    net.score(position);
    for (const double share : net.shares) std::printf("%.9g\n", share);
    for (const float logit : net.logits) std::printf("%.9g\n", static_cast<double>(logit));
  }
  measure(roundsOf(argc, argv), [&] {
    for (const Position& position : positions) {
      for (size_t board = 0; board < position.boards.size(); board++) net.look(position, static_cast<int>(board));
      net.score(position);
    }
  });
}
