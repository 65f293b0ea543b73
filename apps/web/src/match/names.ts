import { botName } from '@threefold-games/room';
import type { Speak } from '@threefold-games/speech';
import type { Face } from '@threefold-games/stage';
import type { Words } from '@threefold-games/words';
import type { SeatPlan } from '../settings/index.ts';

/** What somebody at a table is called: the given name, else one that the interface gives. */
export const nameOf = (plan: SeatPlan, seat: number, seats: number, face: Face, words: Words, speak: Speak): string => {
  if (plan.name !== '') return plan.name;
  if (plan.kind === 'bot') return botName({ level: plan.level ?? 1, character: plan.character ?? 0 });
  return plan.kind === 'me' ? speak(words.shell.me) : face.seatName(seat, seats);
};

/** Whether somebody is just “You”, which fits into no sentence. */
export const isNameless = (plan: SeatPlan | undefined): boolean => plan?.kind === 'me' && plan.name === '';

export const namesOf = (plans: readonly SeatPlan[], face: Face, words: Words, speak: Speak): readonly string[] =>
  plans.map((plan, seat) => nameOf(plan, seat, plans.length, face, words, speak));

/** The same in lists and records, where no card says how strong a bot is. */
export const fullNamesOf = (plans: readonly SeatPlan[], face: Face, words: Words, speak: Speak): readonly string[] =>
  plans.map((plan, seat) => {
    const name = nameOf(plan, seat, plans.length, face, words, speak);
    return plan.kind === 'bot' ? speak(words.shell.namedBot, { name, level: plan.level ?? 1 }) : name;
  });

/** What everybody is called in sentences: who is just “You” is called as the seat is. */
export const calledNames = (plans: readonly SeatPlan[], face: Face, words: Words, speak: Speak): readonly string[] =>
  called(plans, namesOf(plans, face, words, speak), face);

/** What everybody is called in records: bots with their level as every language writes it there. */
export const recordNames = (plans: readonly SeatPlan[], face: Face, words: Words, speak: Speak): readonly string[] =>
  calledNames(plans, face, words, speak).map((name, seat) =>
    plans[seat]?.kind === 'bot' ? `${name} (level ${plans[seat].level ?? 1})` : name,
  );

const called = (plans: readonly SeatPlan[], names: readonly string[], face: Face): readonly string[] =>
  names.map((name, seat) => (isNameless(plans[seat]) ? face.seatName(seat, plans.length) : name));
