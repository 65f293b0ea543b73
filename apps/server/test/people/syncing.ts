import { seededRandom } from '@threefold-games/core';
import { amount } from '@threefold-games/testkit';
import type { ApiAnswer, GameSkill, OwnPuzzle } from '@threefold-games/wire';
import { expect, it } from 'vitest';
import { LIMITS } from '../../src/limits.ts';
import { syncAccount } from '../../src/people/sync.ts';
import type { Device, House } from '../api/house.ts';

const PASSWORD = 'correct horse battery';
const NOTHING = { lessons: [], skills: [], puzzles: [] };
const SKILL = { game: 'tzaar', mean: 900.5, deviation: 150, volatility: 0.06, games: 4, wins: 1, last: 'abc', at: 5 };

type Answer = ApiAnswer<'PUT /api/me/sync'>;
type Outcome = OwnPuzzle['outcome'];

const own = (id: string, outcome: Outcome, at: number, more = {}): OwnPuzzle => ({
  id,
  outcome,
  at,
  tries: 1,
  ...more,
});

const sync = async (device: Device, body: object = {}): Promise<Answer> =>
  (await device.ask('PUT /api/me/sync', { body: { ...NOTHING, ...body } })).body;

/** A device that follows its account: it keeps what it is answered, and sends what it has changed since. */
class Follower {
  private readonly device: Device;
  private cursor: string | undefined;
  readonly lessons = new Set<string>();
  readonly skills = new Map<string, GameSkill>();
  readonly puzzles = new Map<string, OwnPuzzle>();
  private readonly dirty = { lessons: new Set<string>(), skills: new Set<string>(), puzzles: new Set<string>() };

  constructor(device: Device) {
    this.device = device;
  }

  learn(lesson: string): void {
    this.lessons.add(lesson);
    this.dirty.lessons.add(lesson);
  }

  play(skill: GameSkill): void {
    this.skills.set(skill.game, skill);
    this.dirty.skills.add(skill.game);
  }

  solve(puzzle: OwnPuzzle): void {
    this.puzzles.set(puzzle.id, puzzle);
    this.dirty.puzzles.add(puzzle.id);
  }

  async sync(): Promise<void> {
    const { lessons, skills, puzzles } = this.dirty;
    const answer = await sync(this.device, {
      ...(this.cursor !== undefined && { since: this.cursor }),
      lessons: [...lessons],
      skills: [...skills].map(game => this.skills.get(game)),
      puzzles: [...puzzles].map(id => this.puzzles.get(id)),
    });
    for (const keys of Object.values(this.dirty)) keys.clear();
    this.cursor = answer.cursor;
    for (const lesson of answer.lessons) this.lessons.add(lesson);
    for (const skill of answer.skills) this.skills.set(skill.game, skill);
    for (const puzzle of answer.puzzles) this.puzzles.set(puzzle.id, puzzle);
  }

  get known() {
    const byKey = ([a]: readonly [string, unknown], [b]: readonly [string, unknown]): number => (a < b ? -1 : 1);
    return {
      lessons: [...this.lessons].toSorted(),
      skills: [...this.skills].toSorted(byKey).map(([, skill]) => skill),
      puzzles: [...this.puzzles].toSorted(byKey).map(([, puzzle]) => puzzle),
    };
  }
}

/** What an account knows goes to all of its devices, and each asks only for what has changed; on both databases. */
export const syncsDevices = (house: () => House): void => {
  const devicesOf = async (name: string): Promise<readonly [Device, Device]> => {
    const [first, second] = [house().device(), house().device()];
    await first.signsUp(name, PASSWORD);
    await second.ask('POST /api/session', { body: { name, password: PASSWORD } });
    return [first, second];
  };

  it('are told everything once, and then what has changed', async () => {
    const [first, second] = await devicesOf('Syncer');
    const empty = await sync(first);
    expect(empty).toEqual({ cursor: empty.cursor, isAll: true, ...NOTHING, solvers: [] });
    const [one, two] = [own('ta-22222', 'missed', 7), own('tz-22222', 'solved', 8, { day: '2026-11-18' })];
    const sent = await sync(first, {
      since: empty.cursor,
      lessons: ['tzaar/lines'],
      skills: [SKILL],
      puzzles: [two, one],
    });
    const all = { lessons: ['tzaar/lines'], skills: [SKILL], puzzles: [one, two], solvers: [] };
    expect(sent).toEqual({ cursor: sent.cursor, isAll: false, ...all });
    expect(sent.cursor).not.toBe(empty.cursor);
    const there = await sync(second);
    expect(there).toEqual({ cursor: sent.cursor, isAll: true, ...all });
    const nothing = { ...NOTHING, solvers: [], isAll: false };
    expect(await sync(second, { since: there.cursor })).toEqual({ cursor: there.cursor, ...nothing });
    const better = own('ta-22222', 'practised', 9, { tries: 3 });
    const changed = await sync(second, {
      since: there.cursor,
      lessons: ['talat/first', 'tzaar/lines'],
      puzzles: [better],
    });
    expect(changed).toMatchObject({ lessons: ['talat/first'], skills: [], puzzles: [better] });
    expect(await sync(first, { since: sent.cursor })).toEqual({
      ...nothing,
      cursor: changed.cursor,
      lessons: ['talat/first'],
      puzzles: [better],
    });
    // The same again changes nothing.
    const again = { lessons: ['tzaar/lines'], skills: [SKILL], puzzles: [one] };
    expect((await sync(first, { since: changed.cursor, ...again })).cursor).toBe(changed.cursor);
  });

  it('learn what the account knows better than they', async () => {
    const [device] = await devicesOf('Corrected');
    const [solved, skill] = [own('tz-22222', 'solved', 8), { ...SKILL, games: 9 }];
    const { cursor } = await sync(device, { puzzles: [solved], skills: [skill] });
    const answer = await sync(device, { since: cursor, puzzles: [own('tz-22222', 'missed', 9)], skills: [SKILL] });
    expect(answer).toEqual({ cursor, isAll: false, lessons: [], skills: [skill], puzzles: [solved], solvers: [] });
  });

  it('end up with the same, whichever was without a network meanwhile', async () => {
    const devices = await devicesOf('Traveller');
    const followers = devices.map(device => new Follower(device));
    const random = seededRandom('two devices of an account');
    const among = <T>(list: readonly T[]): T => list[random.below(list.length)]!;
    const outcomes: readonly Outcome[] = ['missed', 'shown', 'practised', 'solved'];
    for (let round = 1; round <= amount(12, 100); round++) {
      for (const follower of followers) {
        follower.learn(`tzaar/lesson${random.below(60)}`);
        follower.play({
          ...SKILL,
          game: among(['tzaar', 'talat', 'taluva']),
          games: random.below(9),
          at: round,
        });
        for (let n = 0; n < 3; n++)
          follower.solve(own(`tz-${among(['aaaaa', 'bbbbb', 'ccccc', 'ddddd'])}`, among(outcomes), random.below(99)));
      }
      await Promise.all(followers.filter(() => random.below(10) < 6).map(follower => follower.sync()));
    }
    for (let n = 0; n < 2; n++) for (const follower of followers) await follower.sync();
    const { lessons, skills, puzzles } = await sync(devices[0]);
    for (const { known } of followers) expect(known).toEqual({ lessons, skills, puzzles });
    expect(puzzles).toHaveLength(4);
    expect(skills).toHaveLength(3);
  });

  it('lose nothing that several send at once', async () => {
    const devices = await devicesOf('Parallel');
    const { cursor } = await sync(devices[0]);
    const ids = Array.from({ length: 24 }, (_, n) => `tz-${String.fromCharCode(97 + n)}2222`);
    await Promise.all(
      ids.map((id, n) => sync(devices[n % 2]!, { puzzles: [own(id, 'missed', n)], lessons: [`talat/of${n}`] })),
    );
    for (const device of devices) {
      const { puzzles, lessons } = await sync(device, { since: cursor });
      expect(puzzles.map(({ id }) => id)).toEqual(ids);
      expect(lessons).toHaveLength(ids.length);
    }
  });

  it('hear of what older pages send, and those of what devices send', async () => {
    const [older, newer] = await devicesOf('Mixed');
    const { cursor } = await sync(newer);
    const puzzle = own('tz-22222', 'shown', 4);
    await older.ask('PUT /api/me/lessons', { body: { lessons: ['tzaar/lines'] } });
    await older.ask('PUT /api/me/skills', { body: { skills: [SKILL] } });
    await older.ask('PUT /api/me/puzzles', { body: { puzzles: [puzzle] } });
    const heard = await sync(newer, { since: cursor, lessons: ['talat/first'] });
    expect(heard).toMatchObject({ lessons: ['talat/first', 'tzaar/lines'], skills: [SKILL], puzzles: [puzzle] });
    const { body } = await older.ask('PUT /api/me/lessons', { body: { lessons: [] } });
    expect(body.lessons).toEqual(['talat/first', 'tzaar/lines']);
  });

  it('get everything for a cursor of another epoch, of another account, and of a future that was lost', async () => {
    const [device] = await devicesOf('Restored');
    const { cursor } = await sync(device, { lessons: ['tzaar/lines'] });
    const [epoch, seq] = cursor.split('.');
    const [other] = await devicesOf('Another');
    for (const since of [`aaaaaaaaaaaaaaaa.${seq}`, `${epoch}.${Number(seq) + 1}`, (await sync(other)).cursor])
      expect(await sync(device, { since })).toMatchObject({ cursor, isAll: true, lessons: ['tzaar/lines'] });
    expect(await sync(device, { since: `${epoch}.0` })).toMatchObject({ isAll: false, lessons: ['tzaar/lines'] });
  });

  it('send no more than fits, and an account keeps no more than its limits', async () => {
    const [device] = await devicesOf('Limited');
    const many = (count: number, prefix = 'tzaar/n'): string[] =>
      Array.from({ length: count }, (_, n) => `${prefix}${n}`);
    const most = LIMITS.people.lessons;
    const { cursor } = await sync(device, { lessons: many(most - 1) });
    const full = await sync(device, { since: cursor, lessons: many(most, 'talat/n') });
    expect(full.lessons).toEqual(['talat/n0']);
    expect((await sync(device)).lessons).toHaveLength(most);
    const ask = async (body: object): Promise<unknown> => {
      const { status, body: answer } = await device.ask('PUT /api/me/sync', { body: { ...NOTHING, ...body } });
      return [status, answer.code];
    };
    for (const wrong of [
      { since: '' },
      { since: 'nonsense' },
      { since: `${cursor}0000000000000000` },
      { since: null },
      { lessons: many(501) },
      { lessons: ['tzaar'] },
      { lessons: null },
      { skills: Array.from({ length: 21 }, () => SKILL) },
      { skills: [{ ...SKILL, mean: 1e9 }] },
      { puzzles: Array.from({ length: 501 }, () => own('tz-22222', 'solved', 1)) },
      { puzzles: [own('tz-22222', 'found' as Outcome, 1)] },
      { puzzles: [own('nonsense', 'solved', 1)] },
      { more: 1 },
    ])
      expect([wrong, await ask(wrong)]).toEqual([wrong, [400, 'http.input']]);
    expect(await ask({ lessons: ['chess/first'] })).toEqual([400, 'game.unknown']);
    expect(await ask({ skills: [{ ...SKILL, game: 'chess' }] })).toEqual([400, 'game.unknown']);
    expect(await ask({ puzzles: [own('xx-22222', 'solved', 1)] })).toEqual([400, 'game.unknown']);
    expect(await ask({ puzzles: [own('tz-22222', 'solved', 1, { day: '2026-02-30' })] })).toEqual([400, 'puzzle.day']);
    const guest = house().device();
    expect((await guest.ask('PUT /api/me/sync', { body: NOTHING })).body.code).toBe('people.needed');
    await guest.becomes('Guest');
    expect((await guest.ask('PUT /api/me/sync', { body: NOTHING })).body.code).toBe('people.account');
  });

  it('are in what is exported, and leave nothing when the account is deleted', async () => {
    const [device] = await devicesOf('Leaver');
    const { id } = (await device.ask('GET /api/me')).body.me!;
    const { cursor } = await sync(device, { lessons: ['tzaar/lines'], puzzles: [own('tz-22222', 'solved', 1)] });
    const [epoch, seq] = cursor.split('.');
    const { sync: exported, puzzles } = (await device.ask('GET /api/me/export')).body;
    expect(puzzles.own).toHaveLength(1);
    expect(exported).toEqual({
      head: { epoch, seq: Number(seq) },
      changes: [
        { kind: 'lesson', key: 'tzaar/lines', seq: Number(seq) },
        { kind: 'puzzle', key: 'tz-22222', seq: Number(seq) },
      ],
    });
    await device.ask('DELETE /api/me');
    expect(await syncAccount(house().deps, id, { ...NOTHING })).toMatchObject({
      ok: false,
      error: { code: 'people.needed' },
    });
    for (const table of ['syncHeads', 'syncChanges', 'lessons', 'puzzleAttempts'] as const)
      expect(await house().store.db.selectFrom(table).selectAll().where('person', '=', id).execute()).toEqual([]);
  });
};
