/**
 * Turns the weights of the first TZAAR trial into a file of ours:
 *
 *     npx tsx -C threefold-source scripts/convertTzaarNet.ts c64l6.fp16.bin training/runs/c64l6.net
 *
 * The trial's file is four int32 (channels, layers, policy, value), then half-precision arrays in the order below. Its spaces and
 * directions are numbered as ours are.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { decodeFloat16, formatWeights, type StoredTensor } from '@threefold/net';

const [input, output] = process.argv.slice(2);
if (!input || !output) throw new Error('two paths are needed: from, to');

const bytes = readFileSync(input);
const [channels, layers, policy, value] = [0, 4, 8, 12].map(at => bytes.readInt32LE(at)) as [
  number,
  number,
  number,
  number,
];
const PIECES = 6 * 10;
const ORBITS = 8;
const EDGES = 6 * 5;
const GLOBALS = 6 * 16 + 6 + 3;
const TAPS = 7;

let at = 16;
const read = (count: number): Float32Array => {
  const values = new Float32Array(count);
  for (let i = 0; i < count; i++, at += 2) values[i] = decodeFloat16(bytes.readUInt16LE(at));
  return values;
};

const tensors: StoredTensor[] = [];
const store = (name: string, shape: number[], values: Float32Array): void => {
  tensors.push({ name, type: 'f16', shape, values });
};
const keep = (name: string, ...shape: number[]): void => store(name, shape, read(shape.reduce((a, b) => a * b, 1)));

/** Matrices side by side, `parts` of them with `inner` rows, one after another. */
const split = (values: Float32Array, parts: number, inner: number, width: number): Float32Array =>
  values.map((_, i) => {
    const part = Math.floor(i / (inner * width));
    const row = Math.floor(i / width) % inner;
    return values[(row * parts + part) * width + (i % width)]!;
  });

keep('features', PIECES + ORBITS + EDGES, channels);
keep('globals', GLOBALS, channels);
keep('bias', channels);
for (let i = 0; i < layers; i++) {
  keep(`norm${i}`, channels);
  store(`taps${i}`, [TAPS, channels, channels], split(read(TAPS * channels ** 2), TAPS, channels, channels));
  keep(`bias${i}`, channels);
  keep(`pool${i}`, 2 * channels, channels);
  keep(`out${i}`, channels, channels);
}
keep('norm', channels);
const [from, to] = [read(channels * policy), read(channels * policy)];
const both = new Float32Array(2 * channels * policy);
for (let k = 0; k < channels; k++) {
  both.set(from.subarray(k * policy, (k + 1) * policy), 2 * k * policy);
  both.set(to.subarray(k * policy, (k + 1) * policy), (2 * k + 1) * policy);
}
store('policy', [channels, 2 * policy], both);
keep('policyClass', 1, policy);
keep('policyOut', policy);
keep('policyPool', 2 * channels, policy);
keep('extraPool', 2 * channels, 1);
keep('extraBias', 1);
keep('valuePool', 2 * channels, value);
keep('valueGlobals', GLOBALS, value);
keep('valueBias', value);
// The trial's value is tanh(x) from -1 to 1: the shares of the win are those that the logits x and -x stand for.
const eachWay = (values: Float32Array): Float32Array => Float32Array.from([...values].flatMap(x => [x, -x]));
store('valueOut', [value, 2], eachWay(read(value)));
store('valueOutBias', [2], eachWay(read(1)));
if (at !== bytes.length) throw new Error(`${bytes.length - at} bytes are left over`);

const sizes = {
  channels,
  layers,
  policy,
  value,
  features: PIECES + ORBITS + EDGES,
  globals: GLOBALS,
  taps: TAPS,
  slots: 2,
  classes: 1,
  extras: 1,
  seats: 2,
};
writeFileSync(
  output,
  formatWeights({ game: 'tzaar', name: `c${channels}l${layers}`, architecture: 'graph', sizes }, tensors),
);
