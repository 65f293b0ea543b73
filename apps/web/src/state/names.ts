import type { Face } from '@threefold/stage';
import type { Speak, Words } from '@threefold/words';
import type { SeatPlan } from './plans.ts';

/** What somebody at a table is called: the given name, else one that the interface gives. */
export const nameOf = (plan: SeatPlan, seat: number, seats: number, face: Face, words: Words, speak: Speak): string => {
  if (plan.name !== '') return plan.name;
  if (plan.kind === 'bot') return speak(words.shell.bot, { level: plan.level ?? 1 });
  return plan.kind === 'me' ? speak(words.shell.me) : face.seatName(seat, seats);
};

/** Whether somebody is just “You”, which fits into no sentence. */
export const isNameless = (plan: SeatPlan | undefined): boolean => plan?.kind === 'me' && plan.name === '';

export const namesOf = (plans: readonly SeatPlan[], face: Face, words: Words, speak: Speak): readonly string[] =>
  plans.map((plan, seat) => nameOf(plan, seat, plans.length, face, words, speak));

/** Short where many sit round a small board. */
export const labelsOf = (
  plans: readonly SeatPlan[],
  face: Face,
  { words, speak }: { readonly words: Words; readonly speak: Speak },
  small: boolean,
): readonly string[] =>
  namesOf(plans, face, words, speak).map((name, seat) => {
    const { kind, name: given, level = 1 } = plans[seat]!;
    const isBot = kind === 'bot' && given === '';
    return isBot && small && plans.length > 2 ? speak(words.table.botShort, { level }) : name;
  });

/** What everybody is called in sentences and in records: who is just “You” is called as the seat is. */
export const calledNames = (plans: readonly SeatPlan[], face: Face, words: Words, speak: Speak): readonly string[] =>
  namesOf(plans, face, words, speak).map((name, seat) =>
    isNameless(plans[seat]) ? face.seatName(seat, plans.length) : name,
  );
