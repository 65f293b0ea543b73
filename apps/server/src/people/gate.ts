import type { PeopleGate, Person } from '../context.ts';
import type { Store } from '../store/store.ts';
import { deafTo, isApart, keepsAway } from './blocks.ts';
import { findBot } from './bots.ts';
import { readCookie } from './cookie.ts';
import { ARGON, type ArgonCost, type PeopleDeps } from './deps.ts';
import { holidayOf } from './holiday.ts';
import { asPerson, findPerson, findRow } from './persons.ts';
import { findSession } from './sessions.ts';

export interface PeopleOptions {
  readonly store: Pick<Store, 'db'>;
  /** Where people reach this server, without a stroke at the end. */
  readonly origin: string;
  readonly now: () => number;
  /** Less work a password, for tests. */
  readonly argon?: ArgonCost;
}

export const peopleDeps = ({ store, origin, now, argon = ARGON }: PeopleOptions): PeopleDeps => ({
  db: store.db,
  origin,
  now,
  argon,
});

/** Says who somebody is. */
export const openPeople = (options: PeopleOptions): PeopleGate => {
  const deps = peopleDeps(options);
  return {
    byCookie: async headers => {
      const token = readCookie(headers, deps.origin);
      const session = token === undefined ? undefined : await findSession(deps, token);
      const row = session && (await findPerson(deps, session.person));
      return row && (await asPerson(deps, row));
    },
    byToken: async token => {
      const row = await findBot(deps, token);
      return row && (await asPerson(deps, row));
    },
    me: async (person: Person) => {
      const row = await findRow(deps, person.id);
      const holiday = row ? holidayOf(row, deps.now()) : { on: false, daysLeft: 0 };
      return { id: person.id, name: row?.name ?? person.name, kind: row?.kind ?? person.kind, holiday };
    },
    deafTo: from => deafTo(deps, from),
    isApart: person => isApart(deps, person),
    keepsAway: (person, other) => keepsAway(deps, person, other),
  };
};
