import { type ReadonlySignal, signal } from '@preact/signals';
import type { Result } from '@threefold-games/core';
import { api } from '../../net/api.ts';

const people = signal<ReadonlyMap<string, string>>(new Map());

/** Whom one has muted since this page was opened, by id with the name; the server leaves out whom one muted before. */
export const hushed: ReadonlySignal<ReadonlyMap<string, string>> = people;

/** Mutes somebody, or hears them again. */
export const hush = async (id: string, name: string, on: boolean): Promise<Result<unknown>> => {
  const answer = await api.ask(`${on ? 'PUT' : 'DELETE'} /api/players/:id/mute`, { params: { id } });
  if (!answer.ok) return answer;
  const next = new Map(people.value);
  if (on) next.set(id, name);
  else next.delete(id);
  people.value = next;
  return answer;
};
