import { findGame } from '@threefold-games/catalogue';
import { formatRecord } from '@threefold-games/core';
import { recordOf } from '@threefold-games/room';
import type { ApiAnswer } from '@threefold-games/wire';
import { idsOf, type Person, type RoomService } from '../context.ts';
import { firstAttemptsOf, ownPuzzlesOf } from '../puzzles/attempts.ts';
import { solverSkillsOf } from '../puzzles/ratings.ts';
import { ratingsOf } from '../ratings/ratingCache.ts';
import { botsOf } from './bots.ts';
import { allChanges } from './changes.ts';
import type { PeopleDeps } from './deps.ts';
import { listPasskeys } from './passkeys.ts';
import { findRow } from './persons.ts';
import { listSessions } from './sessions.ts';
import { lessonsOf, skillsOf } from './sync.ts';

type Export = ApiAnswer<'GET /api/me/export'>;

/** All that is kept about a person, as the pieces of one JSON text: games are read one by one, so that many fit into little memory. */
export async function* exportPerson(deps: PeopleDeps, rooms: RoomService, person: Person): AsyncGenerator<string> {
  const head = JSON.stringify(await allButGames(deps, person));
  yield `${head.slice(0, -1)},"games":[`;
  const played = await deps.db
    .selectFrom('played')
    .select(['room', 'seat', 'ended'])
    .where('person', '=', person.id)
    .orderBy('ended')
    .execute();
  let separator = '';
  for (const game of played) {
    const state = await rooms.load(game.room);
    if (!state.ok) continue;
    const record = formatRecord(recordOf({ findGame }, state.value));
    yield separator + JSON.stringify({ ...game, record });
    separator = ',';
  }
  yield ']}';
}

const allButGames = async (deps: PeopleDeps, person: Person): Promise<Omit<Export, 'games'>> => {
  const { db } = deps;
  const ids = idsOf(person);
  const row = await findRow(deps, person.id);
  const bots = await botsOf(deps, person.id);
  const entrances = await db
    .selectFrom('entrances')
    .select('at')
    .where('person', '=', person.id)
    .orderBy('at')
    .execute();
  const running = await db
    .selectFrom('sitters')
    .innerJoin('rooms', 'rooms.id', 'sitters.room')
    .select('rooms.id')
    .distinct()
    .where('sitters.person', 'in', ids)
    .where('rooms.phase', '<>', 'over')
    .execute();
  return {
    at: deps.now(),
    person: { ...row, also: person.also ?? [] },
    sessions: [...(await listSessions(deps, person.id, undefined))],
    passkeys: await listPasskeys(deps, person.id),
    entrances: entrances.map(({ at }) => at),
    running: running.map(({ id }) => id),
    chat: await db.selectFrom('chat').select(['room', 'at', 'text']).where('person', 'in', ids).orderBy('at').execute(),
    ratings: [...(await ratingsOf(deps, person.id))],
    skills: [...(await skillsOf(deps, person.id))],
    lessons: [...(await lessonsOf(deps, person.id))],
    puzzles: {
      own: [...(await ownPuzzlesOf(deps, person.id))],
      tries: [...(await firstAttemptsOf(deps, person.id))],
      skills: await solverSkillsOf(deps, person.id),
    },
    sync: await allChanges(deps, person.id),
    blocks: await db.selectFrom('blocks').select(['other', 'kind', 'at']).where('person', '=', person.id).execute(),
    reports: [...(await ownReports(deps, ids))],
    moderation: await db
      .selectFrom('moderation')
      .select(['at', 'act', 'what', 'why'])
      .where('person', 'in', ids)
      .where('act', '<>', 'closeReport')
      .orderBy('at')
      .execute(),
    bots: bots.map(({ id, name, created }) => ({ id, name, created })),
    push: await db
      .selectFrom('pushes')
      .select(['endpoint', 'lang', 'created'])
      .where('person', '=', person.id)
      .execute(),
    webhook:
      (await db
        .selectFrom('webhooks')
        .select(['url', 'lang', 'created'])
        .where('person', '=', person.id)
        .executeTakeFirst()) ?? null,
  };
};

/** What somebody reported: not what became of it, nor a message that was taken back since. */
const ownReports = async ({ db }: PeopleDeps, ids: readonly string[]): Promise<readonly unknown[]> => {
  const reports = await db
    .selectFrom('reports')
    .leftJoin('chat', join => join.onRef('chat.room', '=', 'reports.room').onRef('chat.n', '=', 'reports.line'))
    .select(['reports.id', 'reports.at', 'reports.person', 'reports.room', 'reports.line', 'reports.why'])
    .select(['reports.text', 'chat.text as left'])
    .where('reports.by', 'in', ids)
    .execute();
  return reports.map(({ left, ...report }) => ({ ...report, text: left === '' ? null : report.text }));
};
