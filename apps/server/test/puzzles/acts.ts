import { readFileSync } from 'node:fs';
import { dailyPuzzle, NEW_SOLVER, parseEntries } from '@threefold-games/learn';
import { must } from '@threefold-games/testkit';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Collection } from '../../src/puzzles/collection.ts';
import { type Device, type House, OPERATOR, PATIENCE } from '../api/house.ts';
import { SHELVES, TURNS } from './shelves.ts';

/** Midday of a day that has puzzles. */
export const AT = Date.parse('2026-11-18T12:00:00Z');
const PASSWORD = 'correct horse battery';
const { tzaar, other, talat } = TURNS;
const NAMES = 'bdfghk';

interface Try {
  readonly turn: readonly string[];
  readonly hinted?: boolean;
  readonly chosen?: 'any' | 'theme' | 'daily';
  readonly day?: string;
  readonly tries?: number;
  readonly done?: boolean;
}

/** Tries, counts, ratings and reports, on either database. */
export const testPuzzles = (title: string, open: () => Promise<House>): void => {
  describe(title, () => {
    let house: House;
    let accounts = 0;
    let addresses = 0;
    beforeAll(async () => {
      house = await open();
    }, PATIENCE);
    afterAll(() => house?.close(), PATIENCE);
    beforeEach(() => house.pass(1_000));

    // No two of them look alike.
    const nextName = (): string =>
      `Solver ${NAMES[accounts % NAMES.length]}${NAMES[Math.floor(accounts++ / NAMES.length)]}`;
    const account = async (name = nextName()): Promise<Device> => {
      const device = house.device();
      await device.signsUp(name, PASSWORD);
      return device;
    };
    /** The same account on another device. */
    const signIn = async (name: string): Promise<Device> => {
      const device = house.device();
      await device.ask('POST /api/session', { body: { name, password: PASSWORD } });
      return device;
    };
    const stranger = (): Device => house.device('', `198.51.100.${++addresses}`);
    const attempt = (device: Device, id: string, { turn, hinted = false, chosen = 'any', ...more }: Try) =>
      device.ask('POST /api/puzzles/:id/tries', { params: { id }, body: { turn, hinted, chosen, ...more } });
    const about = async (id: string) => (await house.device().ask('GET /api/puzzles/:id', { params: { id } })).body;
    const counts = async (id: string) => {
      const { tried, first } = await about(id);
      return { tried, first };
    };
    const report = async (device: Device, id: string, turn: readonly string[]) => {
      const { status, body } = await device.ask('POST /api/puzzles/:id/reports', { params: { id }, body: { turn } });
      return status === 200 ? body.verdict : [status, body.code];
    };

    it('the first try of an account is counted and rated, as Glicko-2 has it, and no other is', async () => {
      const device = await account();
      const before = await counts(tzaar.id);
      const found = (await attempt(device, tzaar.id, { turn: tzaar.found })).body;
      expect(found).toMatchObject({ solved: true, tried: before.tried + 1, first: before.first + 1 });
      expect(found.skill?.before).toEqual({ mean: NEW_SOLVER.mean, deviation: NEW_SOLVER.deviation });
      expect(found.skill!.after.mean).toBeGreaterThan(NEW_SOLVER.mean + 50);
      expect(found.skill!.after.deviation).toBeLessThan(NEW_SOLVER.deviation);
      // It was found: it is easier than it was said to be.
      const { rating } = await about(tzaar.id);
      expect(rating).toMatchObject({ tries: 1 });
      expect(rating!.mean).toBeLessThan(1000);
      const again = (await attempt(device, tzaar.id, { turn: tzaar.missed })).body;
      expect(again.skill).toBeUndefined();
      expect(again).toMatchObject({ solved: false, tried: found.tried, first: found.first, solver: found.solver! });
      expect((await about(tzaar.id)).rating).toEqual(rating);
      const { skills } = (await device.ask('GET /api/me/puzzles')).body;
      expect(skills).toMatchObject([{ game: 'tzaar', tries: 1, ...found.skill!.after }]);
      expect(skills).toEqual([found.solver]);
    });

    it('a try that is sent again because its answer got lost is answered as it was, for a while', async () => {
      const device = await account();
      const first = (await attempt(device, other.id, { turn: other.missed })).body;
      expect(first.skill!.after.mean).toBeLessThan(first.skill!.before.mean);
      expect((await attempt(device, other.id, { turn: other.missed })).body).toMatchObject({
        tried: first.tried,
        skill: first.skill!,
        solver: first.solver!,
      });
      house.pass(3_700_000);
      const later = (await attempt(device, other.id, { turn: other.missed })).body;
      expect(later.skill).toBeUndefined();
      expect(later).toMatchObject({ solved: false, tried: first.tried, first: first.first });
    });

    it('an attempt of an account records its outcome, and later ones can only improve it', async () => {
      const device = await account();
      const ownOf = async () => (await device.ask('GET /api/me/puzzles')).body.puzzles;
      const at = house.deps.now();
      const missed = (await attempt(device, tzaar.id, { turn: tzaar.missed, tries: 1, done: false })).body;
      expect(missed.own).toEqual({ id: tzaar.id, outcome: 'missed', at, tries: 1 });
      expect(await ownOf()).toEqual([missed.own]);
      house.pass(60_000);
      const again = (await attempt(device, tzaar.id, { turn: tzaar.missedToo, tries: 2, done: false })).body;
      expect(again.own).toEqual({ id: tzaar.id, outcome: 'missed', at: at + 60_000, tries: 2 });
      const before = await counts(tzaar.id);
      const found = (await attempt(device, tzaar.id, { turn: tzaar.found, tries: 3, done: true })).body;
      expect(found).toMatchObject({ own: { outcome: 'solved', tries: 3 }, solver: missed.solver!, ...before });
      // What was solved stays solved.
      expect((await attempt(device, tzaar.id, { turn: tzaar.missed })).body.own).toEqual(found.own);
      expect(await ownOf()).toEqual([found.own]);
      const { tries } = (await device.ask('GET /api/me/export')).body.puzzles;
      expect(tries).toMatchObject([{ puzzle: tzaar.id, at, turn: tzaar.missed.join(' '), solved: 0 }]);
    });

    it('only the first attempt at a puzzle is counted and rated, on whichever device it is made', async () => {
      const device = await account();
      const before = await counts(other.id);
      const unheard = (await attempt(device, other.id, { turn: other.found, tries: 2, done: true })).body;
      expect(unheard).toMatchObject({ own: { outcome: 'solved', tries: 2 }, ...before });
      await device.ask('PUT /api/me/puzzles', {
        body: { puzzles: [{ id: tzaar.id, outcome: 'shown', at: 5, tries: 0 }] },
      });
      const shown = (await attempt(device, tzaar.id, { turn: tzaar.found })).body;
      expect(shown.own).toMatchObject({ outcome: 'solved', tries: 1 });
      for (const { skill, solver } of [unheard, shown]) expect([skill, solver]).toEqual([undefined, undefined]);
    });

    it('an attempt on one device, and what it changed about the rating, is news to the others', async () => {
      const name = 'Mover';
      const first = await account(name);
      const second = await signIn(name);
      const sync = async (device: Device, since?: string, puzzles: readonly object[] = []) => {
        const body = { ...(since !== undefined && { since }), lessons: [], skills: [], puzzles };
        return (await device.ask('PUT /api/me/sync', { body })).body;
      };
      const { cursor } = await sync(second);
      const { own, solver } = (await attempt(first, other.id, { turn: other.missed })).body;
      const news = await sync(second, cursor);
      expect(news).toMatchObject({ isAll: false, puzzles: [own], solvers: [solver] });
      house.pass(60_000);
      const later = (await attempt(second, other.id, { turn: other.found, tries: 2 })).body;
      const seen = await sync(first, news.cursor);
      expect(seen).toMatchObject({ puzzles: [later.own], solvers: [] });
      // A device may have rated what it did without a network.
      const offline = { id: 'tz-99999', outcome: 'missed', at: 5, tries: 1 };
      expect(await sync(first, seen.cursor, [offline])).toMatchObject({ puzzles: [offline], solvers: [solver] });
    });

    it('two devices at once count once', async () => {
      const name = 'Twofold';
      const first = await account(name);
      const second = await signIn(name);
      const before = await counts(other.id);
      const tries = await Promise.all(
        [first, second, first, second].map(device => attempt(device, other.id, { turn: other.found })),
      );
      expect(tries.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
      expect(await counts(other.id)).toEqual({ tried: before.tried + 1, first: before.first + 1 });
      const { skills } = (await first.ask('GET /api/me/puzzles')).body;
      expect(skills).toMatchObject([{ game: 'tzaar', tries: 1 }]);
    });

    it('many accounts at once at one puzzle are all counted, and move it by no more than 30 a day', async () => {
      const devices = await Promise.all(Array.from({ length: 6 }, () => account()));
      const before = await counts(talat.id);
      await Promise.all(devices.map(device => attempt(device, talat.id, { turn: talat.missed })));
      expect(await counts(talat.id)).toEqual({ tried: before.tried + 6, first: before.first });
      const { rating } = await about(talat.id);
      expect(rating).toMatchObject({ mean: 1030, tries: 6 });
      house.pass(86_400_000);
      for (let n = 0; n < 3; n++) await attempt(await account(), talat.id, { turn: talat.missed });
      expect((await about(talat.id)).rating).toMatchObject({ mean: 1060, tries: 9 });
    });

    it('a hint makes it practice: nothing is rated, then or later', async () => {
      const device = await account();
      const before = await counts(tzaar.id);
      const rated = (await about(tzaar.id)).rating;
      const hinted = (await attempt(device, tzaar.id, { turn: tzaar.found, hinted: true })).body;
      expect(hinted).toMatchObject({ solved: true, ...before });
      expect(hinted.skill).toBeUndefined();
      expect((await attempt(device, tzaar.id, { turn: tzaar.found })).body.skill).toBeUndefined();
      expect(await counts(tzaar.id)).toEqual(before);
      expect((await about(tzaar.id)).rating).toEqual(rated);
      expect((await device.ask('GET /api/me/puzzles')).body.skills).toEqual([]);
    });

    it('whoever has chosen the theme is rated by half, and the puzzle not at all', async () => {
      const [whole, half] = [await account(), await account()];
      const id = 'tz-jewsf';
      const turn = ['F3xF2', 'F2xD1'];
      const byTheme = (await attempt(half, id, { turn, chosen: 'theme' })).body;
      expect((await about(id)).rating).toBeUndefined();
      const byChance = (await attempt(whole, id, { turn })).body;
      const gain = ({ skill }: typeof byTheme): number => skill!.after.mean - skill!.before.mean;
      expect(gain(byTheme)).toBeGreaterThan(0);
      expect(gain(byTheme)).toBeLessThan(0.7 * gain(byChance));
      expect((await about(id)).rating).toMatchObject({ tries: 1 });
    });

    it('a win that comes later than asked for is not counted, and the next turn may be sent', async () => {
      const device = await account();
      const before = await counts(talat.id);
      const slow = (await attempt(device, talat.id, { turn: talat.slower })).body;
      expect(slow).toMatchObject({ solved: false, slower: true, ...before });
      expect((await attempt(device, talat.id, { turn: talat.found })).body).toMatchObject({
        solved: true,
        tried: before.tried + 1,
        skill: { before: { mean: NEW_SOLVER.mean } },
      });
    });

    it('a puzzle of several turns is solved by an attempt that says so, and can be missed after a right turn', async () => {
      const { id, found: turn } = talat;
      const own = async (device: Device, more: Partial<Try>) => (await attempt(device, id, { turn, ...more })).body;
      expect((await own(await account(), { done: true })).own).toMatchObject({ outcome: 'solved', tries: 1 });
      const missed = await own(await account(), { done: false });
      expect(missed).toMatchObject({ solved: true, own: { outcome: 'missed' } });
      expect(missed.skill!.after.mean).toBeLessThan(missed.skill!.before.mean);
      // An older page says later how it ended.
      const older = await account();
      expect((await own(older, {})).own).toBeUndefined();
      const put = (...puzzles: readonly object[]) => older.ask('PUT /api/me/puzzles', { body: { puzzles } });
      expect((await put()).body.puzzles).toEqual([]);
      const told = { id, outcome: 'missed', at: 5, tries: 1 };
      expect((await put(told)).body.puzzles).toEqual([told]);
    });

    it('a turn that misses solves nothing, whatever is said, and with a hint it is no miss', async () => {
      const device = await account();
      const said = (await attempt(device, tzaar.id, { turn: tzaar.missed, done: true })).body;
      expect(said.own).toMatchObject({ outcome: 'missed' });
      const helped = (await attempt(device, other.id, { turn: other.missed, hinted: true, done: false })).body;
      expect(helped.own).toBeUndefined();
      const found = (await attempt(device, other.id, { turn: other.found, tries: 2, hinted: true, done: true })).body;
      expect(found.own).toMatchObject({ outcome: 'practised', tries: 2 });
    });

    it('tries without an account count by the address, a few of each and none twice', async () => {
      const device = stranger();
      const before = await counts(tzaar.id);
      const sent = (turn: readonly string[]) => attempt(device, tzaar.id, { turn });
      expect((await sent(tzaar.found)).body).toMatchObject({ solved: true, first: before.first + 1 });
      // The same position is the same answer, and sent again the same try.
      expect((await sent(tzaar.same)).body).toMatchObject({ solved: true, tried: before.tried + 1 });
      for (let n = 0; n < 20; n++) {
        house.pass(61_000);
        expect((await sent(tzaar.missed)).status).toBe(200);
      }
      expect(await counts(tzaar.id)).toEqual({ tried: before.tried + 5, first: before.first + 1 });
      expect((await attempt(stranger(), tzaar.id, { turn: tzaar.missed })).body.tried).toBe(before.tried + 6);
      expect((await sent(tzaar.missed)).body.skill).toBeUndefined();
    });

    it('the commonest other turn is told once enough have tried, and nothing about whose it was', async () => {
      const id = 'ta-fbdac';
      const [common, rare] = [['i3-i4'], ['g4-f5']];
      for (let n = 0; n < 9; n++) await attempt(stranger(), id, { turn: n < 5 ? common : rare });
      expect((await about(id)).other).toBeUndefined();
      await attempt(stranger(), id, { turn: ['o3xn4'] });
      expect(await about(id)).toMatchObject({ tried: 10, first: 1, other: { turn: common, count: 5 } });
      const rows = await house.store.db.selectFrom('puzzleCounts').selectAll().where('puzzle', '=', id).execute();
      expect(JSON.stringify(rows)).not.toMatch(/198\.51|p_/);
    });

    it('a day has its own counts, for its own puzzle alone', async () => {
      const day = '2026-11-18';
      const answer = (await house.device().ask('GET /api/daily/:date', { params: { date: day } })).body;
      const chosen = ['talat', 'tzaar'].map(game => {
        const entries = must(parseEntries(readFileSync(SHELVES.get(game)!.index, 'utf8')));
        return dailyPuzzle(entries, day)!.id;
      });
      expect(answer.puzzles.map(({ id }) => id)).toEqual(chosen);
      expect(answer.puzzles[0]).toEqual({ game: 'talat', id: chosen[0], tried: 0, first: 0, withdrawn: false });
      const device = stranger();
      const daily = (turn: readonly string[], more: Partial<Try>, id = chosen[0]!) =>
        attempt(device, id, { turn, chosen: 'daily', day, ...more });
      const before = await counts(chosen[0]!);
      const turn = must(await new Collection(SHELVES).find(chosen[0]!)).line[0]!;
      const tried = { tried: before.tried + 1, first: before.first + 1 };
      expect((await daily(turn, {})).body).toMatchObject({ solved: true, ...tried, ofDay: { tried: 1, first: 1 } });
      expect(await counts(chosen[0]!)).toEqual(tried);
      const [one] = (await house.device().ask('GET /api/daily/:date', { params: { date: day } })).body.puzzles;
      expect(one).toMatchObject({ tried: 1, first: 1 });
      const refusals = [
        await daily(
          turn,
          {},
          ['ta-xtx9p', 'ta-fbdac'].find(id => id !== chosen[0]),
        ),
        await daily(turn, { day: '2026-11-31' }),
        await daily(turn, { day: '2026-12-24' }),
        await daily(turn, { day: '2026-10-31' }),
        await attempt(device, chosen[0]!, { turn, chosen: 'daily' }),
        await attempt(device, chosen[0]!, { turn, chosen: 'any', day }),
      ];
      expect(refusals.map(({ status, body }) => [status, body.code])).toEqual([
        [400, 'puzzle.day'],
        [400, 'puzzle.day'],
        [400, 'puzzle.day'],
        [400, 'puzzle.day'],
        [400, 'http.input'],
        [400, 'http.input'],
      ]);
      for (const date of ['2026-10-31', '2026-11-31', '2026-11-25', '2027-02-29', '9999-12-31'])
        expect((await device.ask('GET /api/daily/:date', { params: { date } })).body.code).toBe('puzzle.day');
    });

    it('refuses puzzles that there are not and turns that are none, and counts nothing', async () => {
      const device = stranger();
      const before = await counts(tzaar.id);
      const sent = async (id: string, turn: unknown) => {
        const { status, body } = await attempt(device, id, { turn: turn as string[] });
        return [status, body.code];
      };
      for (const id of ['tz-zzzzz', 'xx-22222']) expect(await sent(id, ['A1'])).toEqual([404, 'puzzle.missing']);
      for (const id of ['nonsense', 'tz-UQP3C', 'tz-uqp3c1', '%00', '..%2f..'])
        expect(await sent(id, tzaar.found)).toEqual([400, 'http.input']);
      for (const more of [{ tries: 0 }, { tries: 1.5 }, { tries: 1e9 }, { done: 1 as never }]) {
        const { status, body } = await attempt(device, tzaar.id, { turn: tzaar.found, ...more });
        expect([status, body.code]).toEqual([400, 'http.input']);
      }
      for (const turn of [[], [''], 'A1', [7], null, Array.from({ length: 9 }, () => 'A1'), ['x'.repeat(25)]])
        expect(await sent(tzaar.id, turn)).toEqual([400, 'http.input']);
      // Half a turn, a turn too long, a step of nobody, the solution backwards.
      for (const turn of [['B2xB5'], ['B2xB5', 'G7xF8', 'A1xB2'], ['\u0000'], ['H3xH5', 'E3xH3'], ['constructor']]) {
        const [status, code] = await sent(tzaar.id, turn);
        expect([turn, status, typeof code]).toEqual([turn, 409, 'string']);
      }
      expect(await counts(tzaar.id)).toEqual(before);
    });

    it('keeps what devices tell of their tries, the better of two, and tells nobody else', async () => {
      const name = 'Keeper';
      const first = await account(name);
      const second = await signIn(name);
      const put = async (device: Device, ...puzzles: readonly object[]) =>
        (await device.ask('PUT /api/me/puzzles', { body: { puzzles } })).body;
      const own = (outcome: string, at: number, more = {}) => ({ id: tzaar.id, outcome, at, tries: 1, ...more });
      await put(first, own('missed', 5), { ...own('shown', 6), id: talat.id });
      const both = await Promise.all([
        put(first, own('solved', 9, { day: '2026-11-18' })),
        put(second, own('practised', 7)),
      ]);
      expect(both.every(({ puzzles }) => puzzles.length === 2)).toBe(true);
      const all = [{ ...own('shown', 6), id: talat.id }, own('solved', 9, { day: '2026-11-18' })];
      expect((await second.ask('GET /api/me/puzzles')).body.puzzles).toEqual(all);
      const stranger = await account();
      expect((await stranger.ask('GET /api/me/puzzles')).body.puzzles).toEqual([]);
      expect((await put(first, { ...own('solved', 1), id: 'xx-22222' })).code).toBe('game.unknown');
      expect((await put(first, own('solved', 1, { day: '2026-02-30' }))).code).toBe('puzzle.day');
      expect((await put(first, own('found', 1))).code).toBe('http.input');
      // A puzzle of a newer page is kept.
      expect((await put(first, { ...own('solved', 1), id: 'tz-99999' })).puzzles).toHaveLength(3);
      const exported = (await first.ask('GET /api/me/export')).body;
      expect(exported.puzzles).toMatchObject({ own: [...all.slice(0, 1), { id: 'tz-99999' }, all[1]] });
    });

    it('nothing of somebody stays when they are deleted, but the counts do', async () => {
      const device = await account();
      const { id } = (await device.ask('GET /api/me')).body.me!;
      await attempt(device, other.id, { turn: other.found });
      await device.ask('PUT /api/me/puzzles', {
        body: { puzzles: [{ id: other.id, outcome: 'solved', at: 5, tries: 1 }] },
      });
      const before = await counts(other.id);
      expect((await device.ask('DELETE /api/me')).status).toBe(200);
      for (const table of ['puzzleAttempts', 'solvers'] as const)
        expect(await house.store.db.selectFrom(table).selectAll().where('person', '=', id).execute()).toEqual([]);
      expect(await counts(other.id)).toEqual(before);
    });

    it('a report of a puzzle that is right changes nothing', async () => {
      const device = stranger();
      for (const turn of [other.found, other.line, other.missed])
        expect(await report(device, other.id, turn)).toBe('stands');
      expect(await about(other.id)).toMatchObject({ withdrawn: false });
      expect((await house.device().ask('GET /api/puzzles/withdrawn')).body).toEqual({ withdrawn: [] });
      expect(await report(device, 'tz-zzzzz', other.found)).toEqual([404, 'puzzle.missing']);
      expect((await report(device, other.id, ['A1xB2']))[0]).toBe(409);
    });

    it('only operators see what should be looked at', async () => {
      const look = async (device: Device) => {
        const { status, body } = await device.ask('GET /api/moderation/puzzles');
        return status === 200 ? body : [status, body.code];
      };
      const guest = house.device();
      await guest.becomes('Visitor');
      expect(await look(house.device())).toEqual([401, 'people.needed']);
      expect(await look(guest)).toEqual([403, 'people.forbidden']);
      expect(await look(await account())).toEqual([403, 'people.forbidden']);
      const operator = house.device();
      operator.token = OPERATOR;
      expect(await look(operator)).toEqual({ strayed: [], reported: [] });
    });
  });
};
