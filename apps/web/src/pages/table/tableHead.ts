import type { Speak, Words } from '@threefold/words';
import type { Standing } from '../../table/tableSession.ts';

/** The line beside the name of the game: how far it is. */
export const tableHead = (
  { saved, turns }: Standing,
  over: boolean,
  small: boolean,
  progress: string | undefined,
  { table }: Words,
  speak: Speak,
): string => {
  if (over) return speak(saved.status === 'stopped' ? table.stoppedAt : table.finished, { n: turns.length });
  const clock = saved.clock && !small ? speak(table.clockPlan, saved.clock) : undefined;
  return [speak(table.turn, { n: turns.length + 1 }), clock, progress].filter(Boolean).join(' · ');
};
