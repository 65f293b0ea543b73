import { makeRecord, moverOf } from '@threefold/core';
import { loadFace } from '../../state/face.ts';
import { currentVoice } from '../../state/language.ts';
import { freshId, freshSecret, library } from '../../state/library.ts';
import { recordNames } from '../../state/names.ts';
import type { SeatPlan } from '../../state/plans.ts';
import { withBots } from '../../state/plans.ts';
import { go } from '../../state/route.ts';
import { settings } from '../../state/settings.ts';
import { storedFromRecord } from '../../state/upgradeSavedGame.ts';
import type { Workbench } from '../../study/workbench.ts';

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
  const id = freshId();
  const mine = moverOf(game, history.position);
  const planned = Array.from(
    { length: setup.seats },
    (_, seat): SeatPlan =>
      seat === mine ? { kind: 'me', name: settings.value.name } : { kind: 'bot', name: '', level: LEVEL },
  );
  const seats = withBots(planned);
  const { words, speak } = currentVoice();
  const names = recordNames(seats, await loadFace(game.id), words, speak);
  const now = Date.now();
  const record = makeRecord(game, setup, names, history.texts);
  const saved = await library.create(
    storedFromRecord({
      id,
      secret: freshSecret(),
      record,
      played: { setup, names, history },
      composed: [],
      seats,
      started: now,
      updated: now,
      running: true,
    }),
  );
  go({ page: 'game', id: saved.id });
};
