import { type History, makeRecord, type Setup } from '@threefold-games/core';
import { loadFace } from '../games/index.ts';
import { currentVoice } from '../i18n/index.ts';
import { library, storedFromRecord } from '../library/index.ts';
import { type SeatPlan, withBots } from '../settings/index.ts';
import { freshId, freshSecret } from '../storage/index.ts';
import { go } from '../ui/index.ts';
import { recordNames } from './names.ts';

/** Begins a game in the middle of another one, and goes there. What it comes from stays as it is. */
export const playFrom = async (setup: Setup, history: History, planned: readonly SeatPlan[]): Promise<void> => {
  const { game } = history;
  const seats = withBots(planned);
  const { words, speak } = currentVoice();
  const names = recordNames(seats, await loadFace(game.id), words, speak);
  const now = Date.now();
  const saved = await library.create(
    storedFromRecord({
      id: freshId(),
      secret: freshSecret(),
      record: makeRecord(game, setup, names, history.before(history.length).texts),
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
