import { ANY_TURNS, type Level } from '@threefold-games/search';

/** The eight levels that each game had before there were twelve: what was measured by them keeps its place on the scale. */
const FORMER: Readonly<Record<string, readonly Level[]>> = {
  talat: [
    { evaluator: 'hand', simulations: 1, turns: 1, temperature: 0.4, proof: 0 },
    { evaluator: 'hand', simulations: 1, turns: 1, temperature: 0, proof: 0 },
    { evaluator: 'hand', simulations: 7, turns: ANY_TURNS, temperature: 0, proof: 0 },
    { evaluator: 'small', simulations: 1, turns: 1, temperature: 0.26, proof: 0 },
    { evaluator: 'small', simulations: 6, turns: ANY_TURNS, temperature: 0, proof: 0 },
    { evaluator: 'small', simulations: 30, turns: ANY_TURNS, temperature: 0, proof: 1000 },
    { evaluator: 'big', simulations: 55, turns: ANY_TURNS, temperature: 0, proof: 5000 },
    { evaluator: 'big', simulations: 450, turns: ANY_TURNS, temperature: 0, proof: 20_000 },
  ],
  tzaar: [
    { evaluator: 'hand', simulations: 40, turns: ANY_TURNS, temperature: 0.5, proof: 0 },
    { evaluator: 'small', simulations: 1, turns: 1, temperature: 0.52, proof: 0 },
    { evaluator: 'small', simulations: 1, turns: 1, temperature: 0.1, proof: 0 },
    { evaluator: 'small', simulations: 7, turns: ANY_TURNS, temperature: 0, proof: 0 },
    { evaluator: 'small', simulations: 18, turns: ANY_TURNS, temperature: 0, proof: 0 },
    { evaluator: 'small', simulations: 46, turns: ANY_TURNS, temperature: 0, proof: 0 },
    { evaluator: 'big', simulations: 60, turns: ANY_TURNS, temperature: 0, proof: 2000 },
    { evaluator: 'big', simulations: 200, turns: ANY_TURNS, temperature: 0, proof: 10_000 },
  ],
  taluva: [
    { evaluator: 'hand', simulations: 1, turns: 1, temperature: 1, proof: 0 },
    { evaluator: 'hand', simulations: 1, turns: 1, temperature: 0.45, proof: 0 },
    { evaluator: 'hand', simulations: 10, turns: 4, temperature: 0, proof: 0 },
    { evaluator: 'small', simulations: 8, turns: ANY_TURNS, temperature: 0, proof: 0 },
    { evaluator: 'big', simulations: 4, turns: ANY_TURNS, temperature: 0, proof: 0 },
    { evaluator: 'big', simulations: 16, turns: ANY_TURNS, temperature: 0, proof: 0 },
    { evaluator: 'big', simulations: 62, turns: ANY_TURNS, temperature: 0, proof: 0 },
    { evaluator: 'big', simulations: 240, turns: ANY_TURNS, temperature: 0, proof: 0 },
  ],
};

/** The former levels of a game, the first one first; none where it never had others. */
export const formerLevels = (game: string): readonly Level[] => (Object.hasOwn(FORMER, game) ? FORMER[game]! : []);

/** A match of another program against a former level, that was played elsewhere and cannot be played here. */
export interface EarlierMatch {
  readonly game: string;
  /** Who the program is, in a few words. */
  readonly program: string;
  /** The former level that it played. */
  readonly level: number;
  readonly games: number;
  /** What the level won of them, in hundredths. */
  readonly percent: number;
}

const TZAAR_PROGRAM = 'strongest earlier program';
const TALUVA_PROGRAM = 'best earlier program';
const TALUVA_TURN = 'a good one-turn player';

/** Measured in November 2026 with 16 processors; each start was played from all seats. */
export const EARLIER: readonly EarlierMatch[] = [
  { game: 'tzaar', program: TZAAR_PROGRAM, level: 1, games: 12, percent: 0 },
  { game: 'tzaar', program: TZAAR_PROGRAM, level: 2, games: 16, percent: 25 },
  { game: 'tzaar', program: TZAAR_PROGRAM, level: 3, games: 16, percent: 50 },
  { game: 'tzaar', program: TZAAR_PROGRAM, level: 4, games: 16, percent: 81 },
  { game: 'taluva', program: TALUVA_PROGRAM, level: 2, games: 24, percent: 40 },
  { game: 'taluva', program: TALUVA_PROGRAM, level: 4, games: 24, percent: 67 },
  { game: 'taluva', program: TALUVA_PROGRAM, level: 8, games: 24, percent: 100 },
  { game: 'taluva', program: TALUVA_TURN, level: 2, games: 24, percent: 67 },
  { game: 'taluva', program: TALUVA_TURN, level: 4, games: 24, percent: 96 },
  { game: 'taluva', program: TALUVA_TURN, level: 8, games: 24, percent: 100 },
  { game: 'talat', program: 'an alpha-beta program', level: 6, games: 30, percent: 87 },
  { game: 'talat', program: 'an alpha-beta program', level: 8, games: 40, percent: 100 },
];
