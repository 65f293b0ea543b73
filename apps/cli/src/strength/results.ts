import type { Level } from '@threefold-games/search';
import type { Chunk, StrengthMatch } from './plan.ts';

/** What came of some games. */
interface Score {
  readonly games: number;
  /** Games that the first player won, shared and lost. */
  readonly wins: number;
  readonly shared: number;
  readonly losses: number;
  /** The first player's mean share. */
  readonly share: number;
  /** Processor seconds a turn of each player. */
  readonly secondsPerTurn: readonly number[];
}

/** Who played whom, in which game. */
export type Meeting = Pick<StrengthMatch, 'game' | 'seats' | 'players' | 'levels'>;

/** A chunk that was played: one line of JSON in the results file. Files of several machines merge by putting them together. */
export interface ChunkResult extends Meeting, Score {
  readonly chunk: number;
}

/** All that was played of a match. */
export interface MatchScore extends Meeting, Score {}

/** What tells one match from another: a level that was changed since makes it another one. */
const keyOf = ({ game, seats, players, levels }: Meeting): string =>
  JSON.stringify([game, seats, players, levels.map(definitionOf)]);

/** A level by what it says, in whatever order. */
const definitionOf = (level: Level | null): string =>
  JSON.stringify(level && Object.entries(level).sort(([a], [b]) => (a < b ? -1 : 1)));

/** Whether a level is still the one that it was. */
export const sameLevel = (now: Level | undefined, then: Level | null | undefined): boolean =>
  definitionOf(now ?? null) === definitionOf(then ?? null);

/** What a results file holds. */
export class Results {
  private readonly chunks = new Map<string, Map<number, ChunkResult>>();

  /** Adds a chunk; of the same one the longer counts. */
  add(result: ChunkResult): void {
    const key = keyOf(result);
    const chunks = this.chunks.get(key) ?? new Map<number, ChunkResult>();
    this.chunks.set(key, chunks);
    if ((chunks.get(result.chunk)?.games ?? 0) <= result.games) chunks.set(result.chunk, result);
  }

  /** Whether a chunk need not be played any more. */
  has({ match, chunk, games }: Chunk): boolean {
    const played = this.chunks.get(keyOf(match));
    if (!played) return false;
    return (played.get(chunk)?.games ?? 0) >= games || (this.of(match)?.games ?? 0) >= match.games;
  }

  of(meeting: Meeting): MatchScore | undefined {
    const chunks = this.chunks.get(keyOf(meeting));
    return chunks && total([...chunks.values()]);
  }

  all(): readonly MatchScore[] {
    return [...this.chunks.values()].map(chunks => total([...chunks.values()]));
  }
}

const total = (chunks: readonly ChunkResult[]): MatchScore => {
  const sum = (of: (chunk: ChunkResult) => number): number => chunks.reduce((all, chunk) => all + of(chunk), 0);
  const games = sum(chunk => chunk.games);
  const { game, seats, players, levels } = chunks[0]!;
  return {
    game,
    seats,
    players,
    levels,
    games,
    wins: sum(({ wins }) => wins),
    shared: sum(({ shared }) => shared),
    losses: sum(({ losses }) => losses),
    share: sum(({ share, games: some }) => share * some) / games,
    secondsPerTurn: players.map((_, i) => sum(chunk => chunk.secondsPerTurn[i]! * chunk.games) / games),
  };
};

/** Adds the results of a file; the number of the first line that holds none where there is such a line. */
export const readResults = (results: Results, text: string): number | undefined => {
  for (const [i, line] of text.split('\n').entries()) {
    const value = parseLine(line);
    if (value === undefined) continue;
    if (!isResult(value)) return i + 1;
    results.add(value);
  }
  return undefined;
};

/** Half a line is what a run that was killed leaves behind: it counts for nothing. */
const parseLine = (line: string): unknown => {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
};

const isResult = (value: unknown): value is ChunkResult => {
  const { game, seats, players, levels, chunk, games, share, secondsPerTurn } = (value ?? {}) as Partial<ChunkResult>;
  return (
    typeof game === 'string' &&
    [players, levels, secondsPerTurn].every(list => Array.isArray(list) && list.length === 2) &&
    [seats, chunk, games, share].every(number => typeof number === 'number' && number >= 0)
  );
};

export const formatResult = (result: ChunkResult): string => `${JSON.stringify(result)}\n`;
