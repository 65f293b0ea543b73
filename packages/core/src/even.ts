import type { Game, Setup } from './contract.ts';
import { oddsOf } from './odds.ts';
import type { Options } from './options.ts';
import { type Random, seededRandom } from './random.ts';

/** What players are offered as an even start: chances of 48 to 52 or better, or the most even that so many attempts come to. */
export const EVEN = { tolerance: 0.04, most: 800 } as const;

/** The starts that an even one is looked for among: the one that is drawn, and what it becomes where it is varied again and again. */
export interface Starts {
  readonly game: Game;
  readonly options: Options;
  readonly seats: number;
  /** The chance of an attempt, each with its own: 0 draws the first start, any other varies the most even one so far. */
  chance(attempt: number): Random;
}

/** The first start, varied in each of the attempts that were accepted, in their order. */
export const startAfter = ({ game, options, seats, chance }: Starts, accepted: readonly number[]): Setup =>
  accepted.reduce(
    (setup, attempt) => game.varySetup?.(setup, chance(attempt)) ?? setup,
    game.setup(options, seats, chance(0)),
  );

/** How far the seats' chances lie apart. */
export const unevenness = (chances: readonly number[]): number => Math.max(...chances) - Math.min(...chances);

/** Whether a start can be varied: chance lays it out, the game knows how, and nobody has odds, which an even one would take away. */
export const canVary = (game: Game, options: Options, seats: number): boolean =>
  game.varySetup !== undefined &&
  oddsOf(options) === undefined &&
  game.setup(options, seats, seededRandom(0)).layout !== '';

/** What the tag Even of a record says of a start that was to be even: the chances by seat, or `-` where nobody could tell. */
export const formatChances = (chances: readonly number[] | undefined): string =>
  chances?.map(chance => chance.toFixed(2)).join('/') ?? '-';

/** The chances that such a tag gives, or undefined where it gives none. */
export const parseChances = (text: string): readonly number[] | undefined =>
  /^[01]\.\d\d(\/[01]\.\d\d)+$/.test(text) ? text.split('/').map(Number) : undefined;
