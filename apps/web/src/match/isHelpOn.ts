import type { SeatPlan } from '../settings/index.ts';

/** Up to this level of the bots help is on unless somebody has chosen. */
const EASY = 3;

/** Whether one may play with help at a table of these: never in games against people, at this screen or at others. */
export const mayHelp = (seats: readonly SeatPlan[]): boolean => seats.filter(({ kind }) => kind !== 'bot').length === 1;

/** Whether one does: as it was left last, else against bots who have just begun. */
export const isHelpOn = (seats: readonly SeatPlan[], left: boolean | undefined): boolean =>
  mayHelp(seats) && (left ?? seats.every(({ kind, level = 1 }) => kind !== 'bot' || level <= EASY));
