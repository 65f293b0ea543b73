import type { Place } from '../places.ts';
import { ask, type Person } from './people.ts';
import { act, beginRoom, openRoom, planFor } from './rooms.ts';

/** A short name that no account has yet: a test may run again on the same server. */
export const freshName = (name: string): string => `${name}${Date.now().toString(36).slice(-4)}`;

/** Makes somebody an account, so that the page of it shows everything. */
export const signUp = (person: Person): Promise<unknown> =>
  ask(person, 'post', '/api/account', { name: person.name, password: 'a long sentence to remember' });

/** The pages of playing together as somebody sees them who waits at a table, plays another game and has lost one. */
export const placesOf = async (me: Person, other: Person): Promise<readonly Place[]> => {
  const clock = { kind: 'fischer', base: 600_000, increment: 10_000 } as const;
  const open = await openRoom(me, planFor('taluva', { clock, seats: 3, listed: true, start: 'host' }));
  const live = await beginRoom([me, other], planFor('talat', { clock, listed: true }));
  const over = await beginRoom([me, other], planFor('tzaar', { clock }));
  await act(me, over, { kind: 'resign' });
  const { me: who } = await ask<{ readonly me: { readonly id: string } }>(me, 'get', '/api/me');
  return [
    // First, because a player who does not come to a live game loses it after a while.
    { name: 'the live table', path: `/room/${live}`, shows: '.board-bar' },
    { name: 'the lobby', path: '/together', shows: '.lobby-row:not(.lobby-row-grey)' },
    { name: 'the invitation', path: `/room/${open}`, shows: '.invite-seats' },
    { name: 'its end', path: `/room/${over}`, shows: '.table-end' },
    { name: 'the player', path: `/player/${who.id}`, shows: '.player' },
    { name: 'the account', path: '/account', shows: '.account' },
  ];
};
