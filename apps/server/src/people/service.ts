import { isSuspended, type PeopleService, type Person } from '../context.ts';
import { closeNetwork } from '../moderation/networks.ts';
import { isOperator } from '../moderation/operators.ts';
import { suspensionOf } from '../moderation/suspensions.ts';
import { areBlocked, hasBlocks, hiddenFrom } from './blocks.ts';
import { findBot } from './bots.ts';
import { type PeopleOptions, peopleDeps } from './deps.ts';
import { holidayOf } from './holiday.ts';
import { asPerson, findPerson, findRow, type PersonRow } from './persons.ts';
import { findVisitor } from './sessions.ts';

/** Says who somebody is. */
export const openPeople = (options: PeopleOptions): PeopleService => {
  const deps = peopleDeps(options);
  /** Whoever comes is told who they are a moment later. */
  const justRead = new WeakMap<Person, PersonRow>();
  return {
    byCookie: async headers => {
      const visitor = await findVisitor(deps, headers);
      if (visitor) justRead.set(visitor.person, visitor.row);
      return visitor?.person;
    },
    byToken: async token => {
      const row = await findBot(deps, token);
      return row && (await asPerson(deps, row));
    },
    me: async (person: Person) => {
      const row = justRead.get(person) ?? (await findRow(deps, person.id));
      justRead.delete(person);
      const holiday = row ? holidayOf(row, deps.now()) : { on: false, daysLeft: 0 };
      // When a process ends, all its people come to another one: what is known of them is not asked for again.
      const suspension = isSuspended(person, deps.now()) && row && (await suspensionOf(deps.db, row, deps.now()));
      const operates = row?.kind === 'account' && (await isOperator(deps, person.id));
      return {
        id: person.id,
        name: row?.name ?? person.name,
        kind: row?.kind ?? person.kind,
        holiday,
        ...(suspension ? { suspended: { until: suspension.until, why: suspension.why } } : {}),
        ...(operates ? { operator: true as const } : {}),
      };
    },
    hasBlocks: person => hasBlocks(deps, person),
    hiddenFrom: author => hiddenFrom(deps, author),
    areBlocked: (one, two) => areBlocked(deps, one, two),
    isSuspended: async id => {
      const row = await findPerson(deps, id);
      return row !== undefined && (await suspensionOf(deps.db, row, deps.now())) !== undefined;
    },
    met: async (person, network) => {
      if (!isSuspended(person, deps.now())) return;
      const row = await findRow(deps, person.id);
      const suspension = row && (await suspensionOf(deps.db, row, deps.now()));
      if (suspension?.network === 1) await closeNetwork(deps, network);
    },
  };
};
