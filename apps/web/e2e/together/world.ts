import { loadBot } from '@threefold-games/catalogue';
import { CHANCE, NOBODY, parseRecord } from '@threefold-games/core';
import { report, Search } from '@threefold-games/search';
import { type GameId, realRecord } from '../records.ts';
import type { Person } from './people.ts';
import { act, beginRoom, gameNow, openRoom, planFor } from './rooms.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const QUICK = { kind: 'fischer', base: 10 * MINUTE, increment: 10_000 } as const;
const SLOW = { kind: 'days', bank: 7 * DAY, increment: DAY, cap: 14 * DAY } as const;
const PERIODS = { kind: 'byoyomi', base: 5 * MINUTE, periods: 3, period: 30_000 } as const;

/** Games of the test vectors that can be played again at any table: chance has no part in them. */
const KNOWN = { talat: { 2: 1, 3: 0 }, tzaar: { 2: 7 } } as const;

/** Plays the first turns of a real game at a table; all of them if none are counted. */
export const playKnown = async (
  people: readonly Person[],
  room: string,
  record: string,
  count = Number.POSITIVE_INFINITY,
): Promise<void> => {
  const parsed = parseRecord(record);
  if (!parsed.ok) throw new Error(parsed.error.detail);
  for (const [turn, steps] of parsed.value.turns.slice(0, count).entries()) {
    const { position } = await gameNow(room);
    await act(people[position.actor]!, room, { kind: 'turn', turn, steps });
  }
};

/** Plays turns that a weak player would choose. */
export const playAlong = async (people: readonly Person[], room: string, count: number): Promise<void> => {
  for (let played = 0; played < count; played++) {
    const { game, position, turns } = await gameNow(room);
    if (position.actor === NOBODY) return;
    const bot = (await loadBot(game.id))!;
    const after = position.copy();
    const steps: string[] = [];
    do {
      const search = new Search(bot.game, bot.hand(), after, { seed: `${room} ${turns.length}` });
      search.run({ simulations: 120 });
      const [action] = report(search, 1).variations[0]!.actions;
      steps.push(after.format(action!));
      after.make(action!);
    } while (!after.atTurnStart && after.actor !== CHANCE && after.actor !== NOBODY);
    await act(people[position.actor]!, room, { kind: 'turn', turn: turns.length, steps });
  }
};

/** The rooms of a world in which much is going on, as the first of its people sees it. */
export interface World {
  /** Where people gather, and one seat is free. */
  readonly gathering: string;
  /** Live games in their middle. */
  readonly live: Readonly<Record<GameId, string>>;
  /** A game over days in which others are to move. */
  readonly days: string;
  /** A game that was played to its end. */
  readonly over: string;
}

/** Opens tables, plays games and ends some, so that every page of the first of these people has something to show. */
export const furnish = async (
  me: Person,
  ben: Person,
  mirela: Person,
  jonas: Person,
  sofia: Person,
): Promise<World> => {
  const known = (game: 'talat' | 'tzaar', seats: 2 | 3): string =>
    realRecord(game, game === 'tzaar' ? KNOWN.tzaar[2] : KNOWN.talat[seats]);
  const fixed = { options: { setup: 'fixed' } };
  // Games that are over, for ratings and lists.
  const over = await beginRoom([me, ben], planFor('tzaar', { clock: QUICK, ...fixed }));
  await playKnown([me, ben], over, known('tzaar', 2));
  for (const [players, game, loser] of [
    [[me, mirela], 'talat', mirela],
    [[jonas, me], 'tzaar', me],
    [[me, sofia, ben], 'talat', ben],
    [[mirela, ben], 'taluva', ben],
    [[sofia, jonas], 'tzaar', jonas],
  ] as const) {
    const room = await beginRoom(
      players,
      planFor(game, { clock: QUICK, seats: players.length, leaver: { kind: 'end' } }),
    );
    await playAlong(players, room, players.length * 2);
    await act(loser, room, { kind: 'resign' });
  }
  // Games that run, to be watched and to be played.
  const talat = await beginRoom([me, ben, mirela], planFor('talat', { clock: QUICK, seats: 3, listed: true }));
  await playKnown([me, ben, mirela], talat, known('talat', 3), 48);
  const tzaar = await beginRoom([jonas, sofia], planFor('tzaar', { clock: PERIODS, listed: true, ...fixed }));
  await playKnown([jonas, sofia], tzaar, known('tzaar', 2), 12);
  const crowd = [me, jonas, mirela, ben];
  const taluva = await beginRoom(crowd, planFor('taluva', { clock: QUICK, seats: 4, listed: true }));
  await playAlong(crowd, taluva, 20);
  // Games over days.
  const days = await beginRoom([me, sofia], planFor('talat', { clock: SLOW }));
  await playKnown([me, sofia], days, known('talat', 2), 44);
  for (const [players, game, turns] of [
    [[me, mirela], 'taluva', 8],
    [[jonas, me], 'tzaar', 3],
    [[ben, me], 'taluva', 4],
  ] as const)
    await playAlong(players, await beginRoom(players, planFor(game, { clock: SLOW })), turns);
  // Tables at which somebody waits.
  const gathering = await openRoom(me, planFor('taluva', { clock: QUICK, seats: 4, listed: true, start: 'host' }));
  for (const other of [ben, mirela]) await sit(other, gathering);
  await act(ben, gathering, { kind: 'ready', ready: true });
  await openRoom(ben, planFor('talat', { clock: SLOW, seats: 3, listed: true }));
  await openRoom(mirela, planFor('taluva', { clock: PERIODS, listed: true }));
  await openRoom(jonas, planFor('tzaar', { clock: QUICK, listed: true }));
  await sit(ben, await openRoom(sofia, planFor('talat', { clock: QUICK, seats: 3, listed: true, start: 'host' })));
  await openRoom(sofia, planFor('tzaar', { clock: { kind: 'none' }, listed: true }));
  return { gathering, live: { talat, tzaar, taluva }, days, over };
};

const sit = (person: Person, room: string): Promise<unknown> =>
  act(person, room, { kind: 'sit', name: person.name, nonce: 'fedcba9876543210fedcba9876543210' });
