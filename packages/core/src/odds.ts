import type { Seat } from './contract.ts';
import type { OptionSpec, Options } from './options.ts';

/** How many steps of odds there are in every game. */
export const ODDS_STEPS = 3;

/** Who is given odds, and how many. */
export interface Odds {
  readonly seat: Seat;
  /** 1 to `ODDS_STEPS`. */
  readonly step: number;
}

const NONE = 'none';

/** How odds are written in a record: `seat1step2`, or `none`. */
export const formatOdds = (odds: Odds | undefined): string => (odds ? `seat${odds.seat}step${odds.step}` : NONE);

/** The odds that the options of a game give. */
export const oddsOf = (options: Options): Odds | undefined => {
  const found = /^seat(\d)step(\d)$/.exec(options.odds ?? NONE);
  return found ? { seat: Number(found[1]), step: Number(found[2]) } : undefined;
};

/** The option of that name in a game of at most so many seats. */
export const oddsSpec = (most: number): OptionSpec => ({
  values: [
    NONE,
    ...Array.from({ length: most * ODDS_STEPS }, (_, i) =>
      formatOdds({ seat: Math.floor(i / ODDS_STEPS), step: 1 + (i % ODDS_STEPS) }),
    ),
  ],
  standard: () => NONE,
  house: true,
  clash: (seats, options) => (oddsOf(options)!.seat >= seats ? `${seats} seats` : undefined),
});

/** The options of a game for the same people on other seats: who sits on seat i sat on `order[i]` before, and keeps their odds. */
export const reseatOdds = (options: Options, order: readonly Seat[]): Options => {
  const odds = oddsOf(options);
  return odds ? { ...options, odds: formatOdds({ ...odds, seat: order.indexOf(odds.seat) }) } : options;
};
