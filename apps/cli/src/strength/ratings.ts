/** What two players scored against each other. */
export interface Pairing {
  readonly players: readonly [string, string];
  readonly games: number;
  /** What the first one won, half a point for half a win. */
  readonly points: number;
}

export interface Rated {
  readonly player: string;
  readonly elo: number;
  /** Half the width of its 95 % interval, as far as it stands from the player that the scale is fixed to. */
  readonly error: number;
}

/** Points of the Elo scale in a natural logarithm of odds. */
const ELO = 400 / Math.LN10;
const DEVIATIONS = 1.959964;
/** Each pairing begins with as many drawn games, so that a clean sweep stays finite. */
const PRIOR = 1;
const ROUNDS = 100;
const CLOSE = 1e-9;

/**
 * The ratings at which what was played is most likely (Bradley and Terry), with `fixed` at `elo`; the strongest first. Players whom no
 * chain of games links to that one are left out. Found by Newton's method; the errors come from the curvature there.
 */
export const fitRatings = (pairings: readonly Pairing[], fixed: string, elo: number): readonly Rated[] => {
  const names = linked(pairings, fixed);
  const index = new Map(names.map((name, i) => [name, i - 1]));
  const known = pairings.filter(({ players: [a] }) => index.has(a));
  const free = names.length - 1;
  const strength = new Float64Array(free);
  const at = (i: number): number => (i < 0 ? 0 : strength[i]!);
  let curvature: number[][] = [];
  for (let round = 0; round < ROUNDS; round++) {
    curvature = Array.from({ length: free }, () => Array<number>(free).fill(0));
    const slope = Array<number>(free).fill(0);
    for (const { players, games, points } of known) {
      const [a, b] = players.map(player => index.get(player)!) as [number, number];
      const chance = 1 / (1 + Math.exp(at(b) - at(a)));
      const n = games + PRIOR;
      const surplus = points + PRIOR / 2 - n * chance;
      const weight = n * chance * (1 - chance);
      for (const [i, sign] of [[a, 1] as const, [b, -1] as const]) {
        if (i < 0) continue;
        slope[i]! += sign * surplus;
        curvature[i]![i]! += weight;
        const other = i === a ? b : a;
        if (other >= 0) curvature[i]![other]! -= weight;
      }
    }
    const step = solve(curvature, slope);
    // Far from the end the curve is no parabola: no further than one unit at a time.
    for (let i = 0; i < free; i++) strength[i]! += Math.max(-1, Math.min(1, step[i]!));
    if (step.every(each => Math.abs(each) < CLOSE)) break;
  }
  return names
    .map((player, n) => ({ player, elo: elo + ELO * at(n - 1), error: n === 0 ? 0 : errorOf(curvature, n - 1) }))
    .sort((a, b) => b.elo - a.elo);
};

const errorOf = (curvature: readonly (readonly number[])[], i: number): number => {
  const unit = curvature.map((_, row) => (row === i ? 1 : 0));
  return DEVIATIONS * ELO * Math.sqrt(solve(curvature, unit)[i]!);
};

/** The players that games link to one, that one first. */
const linked = (pairings: readonly Pairing[], first: string): readonly string[] => {
  const found = new Set([first]);
  for (const name of found) {
    for (const { players } of pairings) if (players.includes(name)) for (const player of players) found.add(player);
  }
  return [...found];
};

/** Solves a system of linear equations by elimination. */
const solve = (matrix: readonly (readonly number[])[], right: readonly number[]): number[] => {
  const rows = matrix.map((row, i) => [...row, right[i]!]);
  const n = rows.length;
  for (let column = 0; column < n; column++) {
    let pivot = column;
    for (let i = column; i < n; i++) if (Math.abs(rows[i]![column]!) > Math.abs(rows[pivot]![column]!)) pivot = i;
    [rows[column], rows[pivot]] = [rows[pivot]!, rows[column]!];
    for (let i = column + 1; i < n; i++) {
      const factor = rows[i]![column]! / rows[column]![column]!;
      for (let k = column; k <= n; k++) rows[i]![k]! -= factor * rows[column]![k]!;
    }
  }
  const solution = Array<number>(n).fill(0);
  for (let i = n - 1; i >= 0; i--) {
    let rest = rows[i]![n]!;
    for (let k = i + 1; k < n; k++) rest -= rows[i]![k]! * solution[k]!;
    solution[i] = rest / rows[i]![i]!;
  }
  return solution;
};
