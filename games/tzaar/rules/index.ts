import { fail, type Game, ok, quote, type Random, type Result, type Setup, shuffle } from '@threefold-games/core';
import { MAX_ACTIONS, MAX_STEPS } from './actions.ts';
import { decode } from './decode.ts';
import { HEAD } from './head.ts';
import { littleGolem } from './littlegolem.ts';
import { formatLayout, parseLayout } from './notation.ts';
import { TzaarPosition } from './position.ts';
import { FIXED_LAYOUT, SUPPLY } from './tables.ts';
import type { TzaarView } from './view.ts';

export { handedTo } from './handedTo.ts';
export type { PieceType } from './tables.ts';
export type { Stack, TypeCounts, TzaarSpace, TzaarView } from './view.ts';

/** The rules of TZAAR, for two players. */
export const tzaar: Game<TzaarView> = {
  ...HEAD,
  about: 'Capture, or grow stronger: keep all three types of your pieces on the board while every turn must take one.',
  rules: { notation: 'TZ-6.1', turn: 'TZ-3.2', over: 'TZ-5.4' },
  maxActions: MAX_ACTIONS,
  maxSteps: MAX_STEPS,
  formats: [littleGolem(() => tzaar)],
  /** TZ-5.4 */
  sharedResults: false,
  nextStarter: 'inTurn',

  setup: (options, seats, random) => ({ seats, options, layout: options.setup === 'random' ? drawLayout(random) : '' }),

  varySetup: (setup, random) => ({ ...setup, layout: exchangeTwo(setup.layout, random) }),

  parseSetup(seats, options, layout): Result<Setup> {
    if (options.setup === 'random') {
      if (layout === undefined) return fail('setup.missing', 'the 60 letters of a random set-up');
      if (!parseLayout(layout))
        return fail('setup.invalid', `${quote(layout)} is not 60 letters with 6 A, 9 R, 15 O, 6 a, 9 r, 15 o`);
      return ok({ seats, options, layout });
    }
    if (layout !== undefined && options.setup === 'tournament')
      return fail('setup.unexpected', 'a tournament begins with an empty board');
    if (layout !== undefined && layout !== FIXED_LAYOUT)
      return fail('setup.invalid', `${quote(layout)} is not the fixed set-up`);
    return ok({ seats, options, layout: '' });
  },

  start: setup => TzaarPosition.start(setup),
  decode,
  detail: view => ({ left: view.left.map(({ tzaar: a, tzarra: r, tott: o }) => [a, r, o]) }),
};

/** Two pieces that differ change places. */
const exchangeTwo = (layout: string, random: Random): string => {
  const letters = [...layout];
  const i = random.below(letters.length);
  let j = i;
  while (letters[j] === letters[i]) j = random.below(letters.length);
  [letters[i], letters[j]] = [letters[j]!, letters[i]!];
  return letters.join('');
};

/** TZ-2.1: all 60 pieces in a random order. */
const drawLayout = (random: Random): string =>
  formatLayout(
    shuffle(
      [...SUPPLY, ...SUPPLY].flatMap((count, i) => Array<number>(count).fill(i + 1)),
      random,
    ),
  );
