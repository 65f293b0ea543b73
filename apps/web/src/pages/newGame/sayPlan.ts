import type { GameHead, Options } from '@threefold/core';
import type { Face } from '@threefold/stage';
import type { FormWords } from '@threefold/words';
import type { Voice } from '../../state/language.ts';
import { nameOf } from '../../state/names.ts';
import type { NewGame } from '../../state/plans.ts';

/** What the game will be, in facts: who begins, how many, what is not as usual, how much time. */
export const sayPlan = (
  game: GameHead,
  { seats, clock, even, lot }: Omit<NewGame, 'even'> & { readonly even: boolean },
  options: Options,
  face: Face,
  { words, form, speak }: Voice & { readonly form: FormWords },
): string => {
  const first = seats[0]!;
  const begins =
    first.kind === 'me'
      ? speak(form.youBegin)
      : speak(form.begins, { name: nameOf(first, 0, seats.length, face, words, speak) });
  const unusual = Object.entries(options).flatMap(([name, value]) => {
    const said = face.options[name];
    if (!said || value === game.options[name]?.standard(seats.length)) return [];
    return [speak(words.newGame.value, { option: said.name, value: said.values[value] ?? value })];
  });
  return [
    lot ? speak(words.newGame.lot) : begins,
    speak(form.seats, { n: seats.length }),
    ...unusual,
    ...(even ? [speak(words.newGame.even)] : []),
    clock ? speak(form.time, { ...clock }) : speak(form.noClock),
  ].join(' · ');
};
