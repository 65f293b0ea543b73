import { fail, ok, parseRecord, type Result } from '@threefold-games/core';
import { readReplayAnchor, SHARED } from '../../analysis/index.ts';
import { findGame } from '../../games/index.ts';
import { library } from '../../library/index.ts';
import { loadApi } from '../../online/lazy.ts';
import { go } from '../../ui/index.ts';
import { isEnded, openReplay, type ReplayedGame } from './replayedGame.ts';

/** Where a game of the network would be, going by its name. */
const isRoom = (id: string): boolean => /^[a-z2-9]{4}-[a-z2-9]{4}$/.test(id);

/** A finished game of the network; one that still runs is looked at where it is played. */
const loadRoom = async (id: string): Promise<Result<ReplayedGame>> => {
  const { api } = await loadApi();
  const text = await api.ask('GET /api/rooms/:id/record', { params: { id } });
  if (!text.ok) return text;
  const record = parseRecord(text.value);
  if (!record.ok) return record;
  if (!isEnded(record.value)) {
    go({ page: 'room', id }, 'replace');
    return fail('room.started', id);
  }
  const watched = openReplay(findGame, record.value);
  return watched.ok ? ok({ ...watched.value, room: id }) : watched;
};

/** The game of an address: one that is kept here, or one that the link brings along. */
export const loadReplay = async (id: string, hash: string): Promise<Result<ReplayedGame>> => {
  const brought = id === SHARED ? await readReplayAnchor(hash) : undefined;
  if (id === SHARED && !brought) return fail('record.empty');
  const saved = brought ? undefined : await library.load(id);
  if (saved && !saved.ok) return saved.error.code === 'store.missing' && isRoom(id) ? loadRoom(id) : saved;
  const record = parseRecord(brought?.record ?? saved?.value.record ?? '');
  if (!record.ok) return record;
  const watched = openReplay(findGame, record.value);
  return watched.ok ? ok({ ...watched.value, ...(saved && { saved: saved.value }), turn: brought?.turn }) : watched;
};
