import { moverOf } from '@threefold-games/core';
import { playFrom } from '../match/index.ts';
import { type SeatPlan, settings } from '../settings/index.ts';
import type { Workbench } from './workbench.ts';

/** Who plays on from an analysis is met by somebody who weighs whole turns. */
const LEVEL = 6;

/** A saved game is a record, and a record begins with a set-up. */
export const canPlayOn = (bench: Workbench): boolean => bench.study.start.kind === 'setup';

/** Begins a game from where one stands: I have the turn, bots the other seats. */
export const playOn = async (bench: Workbench): Promise<void> => {
  const { game, study } = bench;
  if (study.start.kind !== 'setup') return;
  const { setup } = study.start;
  const { history } = bench;
  const mine = moverOf(game, history.position);
  const planned = Array.from(
    { length: setup.seats },
    (_, seat): SeatPlan =>
      seat === mine ? { kind: 'me', name: settings.value.name } : { kind: 'bot', name: '', level: LEVEL },
  );
  await playFrom(setup, history, planned);
};
