import type { StrengthMatch } from './matches.ts';

/** A match that was played: one line of JSON in the results file. */
export interface StrengthResult extends StrengthMatch {
  /** Games that the first player won, shared and lost. */
  readonly wins: number;
  readonly shared: number;
  readonly losses: number;
  /** The first player's mean share. */
  readonly share: number;
  /** Processor seconds a turn of each player. */
  readonly secondsPerTurn: readonly number[];
}

/** What tells one match from another: a level that was changed since makes it another one. */
export const matchKey = ({ table, game, seats, options, players, levels }: StrengthMatch): string =>
  JSON.stringify([table, game, seats, options, players, levels]);

/** The results of a file, the last one of each match. */
export const parseResults = (text: string): ReadonlyMap<string, StrengthResult> =>
  new Map(
    text
      .split('\n')
      .filter(line => line.trim() !== '')
      .map(line => JSON.parse(line) as StrengthResult)
      .map(result => [matchKey(result), result]),
  );

export const formatResult = (result: StrengthResult): string => `${JSON.stringify(result)}\n`;
