import { type OptionSpec, oddsOf } from '@threefold-games/core';
import type { OddsWords, OptionWords } from '../face.ts';

/** The words of the option for odds: each of its values is told as the sentence of what the seat has. */
export const oddsWords = (
  { values }: OptionSpec,
  name: string,
  about: string,
  nameOf: (seat: number) => string,
  odds: OddsWords,
): OptionWords => ({
  name,
  about,
  values: Object.fromEntries(
    values.map(value => {
      const given = oddsOf({ odds: value });
      const said = given && odds.steps[given.step - 1]!.other(nameOf(given.seat)).replace(/\.$/, '');
      return [value, said ?? odds.none];
    }),
  ),
  odds,
});
