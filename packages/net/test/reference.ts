import type { GraphSizes, Tensor } from '@threefold-games/net';

/** A board as a graph net is told of it. */
export interface Board {
  /** The features of each token. */
  readonly features: readonly (readonly number[])[];
  /** next[token][direction]: the token that way, or -1. */
  readonly next: readonly (readonly number[])[];
}

/** A position as a graph net is told of it. */
export interface Scene {
  readonly boards: readonly Board[];
  /** Each feature of the whole, and how strongly it holds. */
  readonly globals: readonly (readonly [feature: number, scale: number])[];
  /** The kind of each step, its board, and the tokens that it touches there with their slots. */
  readonly steps: readonly {
    readonly kind: number;
    readonly board: number;
    readonly touched: readonly (readonly [number, number])[];
  }[];
  readonly playing: number;
}

type Row = readonly number[];

const add = (...rows: Row[]): Row => rows[0]!.map((_, c) => rows.reduce((sum, row) => sum + row[c]!, 0));
const scale = (row: Row, by: number): Row => row.map(v => v * by);
const relu = (row: Row): Row => row.map(v => Math.max(0, v));
const dot = (a: Row, b: Row): number => a.reduce((sum, v, i) => sum + v * b[i]!, 0);
const times = (row: Row, matrix: readonly Row[]): Row => add(...row.map((v, k) => scale(matrix[k]!, v)));
const norm = (row: Row, gain: Row): Row => {
  const root = Math.sqrt(dot(row, row) / row.length + 1e-5);
  return row.map((v, c) => (v / root) * gain[c]!);
};
const pool = (rows: readonly Row[]): Row => [
  ...scale(add(...rows), 1 / rows.length),
  ...rows[0]!.map((_, c) => Math.max(...rows.map(row => row[c]!))),
];

/** What a graph net says, computed as slowly and plainly as can be. */
export const evaluateSlowly = (
  tensors: ReadonlyMap<string, Tensor>,
  { layers, policy, taps, extras, boards }: GraphSizes,
  scene: Scene,
): { readonly steps: Row; readonly extras: Row; readonly shares: Row } => {
  const rows = (name: string): readonly Row[] => {
    const { shape, values } = tensors.get(name)!;
    const width = shape.at(-1)!;
    return Array.from({ length: values.length / width }, (_, i) => [...values.subarray(i * width, (i + 1) * width)]);
  };
  const row = (name: string): Row => rows(name)[0]!;
  const globals = (table: string): readonly Row[] => scene.globals.map(([i, by]) => scale(rows(table)[i]!, by));

  /** The rows of a board's tokens in the end. */
  const look = ({ features, next }: Board): readonly Row[] => {
    const ofAll = [row('bias'), ...(boards === 1 ? globals('globals') : [])];
    let x = features.map(list => add(...ofAll, ...list.map(i => rows('features')[i]!)));
    for (let i = 0; i < layers; i++) {
      const y = x.map(v => norm(v, row(`norm${i}`)));
      const matrices = rows(`taps${i}`);
      const width = matrices.length / taps;
      const common = add(row(`bias${i}`), times(pool(y), rows(`pool${i}`)));
      const heard = y.map((own, token) => {
        const all = [...next[token]!.map(other => (other < 0 ? undefined : y[other]!)), own];
        return add(
          common,
          ...all.flatMap((v, tap) => (v ? [times(v, matrices.slice(tap * width, (tap + 1) * width))] : [])),
        );
      });
      x = x.map((v, token) => add(v, times(relu(heard[token]!), rows(`out${i}`))));
    }
    return x.map(v => norm(v, row('norm')));
  };
  const seen = scene.boards.map(look);
  const pooled = seen.flatMap(pool);
  const inner = relu(add(times(pooled, rows('valuePool')), ...globals('valueGlobals'), row('valueBias')));
  const stand = boards === 1 ? inner : relu(add(times(inner, rows('joint')), row('jointBias')));

  const steps = scene.steps.map(({ kind, board, touched }) => {
    const parts = touched.map(([token, slot]) =>
      times(seen[board]![token]!, rows('policy')).slice(slot * policy, (slot + 1) * policy),
    );
    const all = times(boards === 1 ? pooled : stand, rows('policyPool'));
    return dot(relu(add(all, rows('policyClass')[kind]!, ...parts)), row('policyOut'));
  });
  const weights = add(times(stand, rows('valueOut')), row('valueOutBias'))
    .slice(0, scene.playing)
    .map(Math.exp);
  return {
    steps,
    extras: extras > 0 ? add(times(pooled, rows('extraPool')), row('extraBias')) : [],
    shares: scale(weights, 1 / weights.reduce((a, b) => a + b)),
  };
};
