import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { LIMITS } from '../../src/limits.ts';
import { type Device, type House, OPERATOR, openHouse, PATIENCE } from '../api/house.ts';
import { AT } from './acts.ts';
import { inlineJudge } from './inlineJudge.ts';
import { changedShelves, TURNS } from './shelves.ts';

const { tzaar, other, talat } = TURNS;
/** One more turn does it than its file says; the turn of the file's line does not; and one that is right. */
const wrong = changedShelves({ '4 323': '3 323', '[Line "B2xB5 G7xF8"]': '[Line "B2xD4 C1xD2"]' });
const data = mkdtempSync(join(tmpdir(), 'threefold-reports-'));
const open = (more: object = {}) =>
  openHouse({ at: AT, place: { data }, puzzles: { shelves: wrong.shelves, judge: inlineJudge() }, ...more });

let house: House;
beforeAll(async () => {
  house = await open();
}, PATIENCE);
afterAll(async () => {
  await house.close();
  wrong.remove();
  rmSync(data, { recursive: true, force: true });
}, PATIENCE);

const report = async (device: Device, id: string, turn: readonly string[]) => {
  const { status, body } = await device.ask('POST /api/puzzles/:id/reports', { params: { id }, body: { turn } });
  return status === 200 ? body.verdict : [status, body.code];
};
const attempt = (device: Device, id: string, turn: readonly string[]) =>
  device.ask('POST /api/puzzles/:id/tries', { params: { id }, body: { turn, hinted: false, chosen: 'any' } });

it('a report takes out a puzzle that more turns solve than it says, or whose own line does not, for good', async () => {
  const device = house.device();
  expect((await attempt(device, other.id, other.found)).body).toMatchObject({ solved: true, tried: 1 });
  expect(await report(device, talat.id, talat.missed)).toBe('stands');
  expect(await report(device, other.id, other.missed)).toBe('stands');
  expect(await report(device, other.id, other.found)).toBe('withdrawn');
  expect(await report(device, tzaar.id, tzaar.missed)).toBe('withdrawn');
  const withdrawn = [other.id, tzaar.id];
  const refused = async (): Promise<void> => {
    const asked = house.device();
    expect((await asked.ask('GET /api/puzzles/withdrawn')).body).toEqual({ withdrawn });
    for (const [id, turn] of [
      [other.id, other.found],
      [tzaar.id, tzaar.found],
    ] as const) {
      const answer = await attempt(asked, id, turn);
      expect([answer.status, answer.body.code]).toEqual([410, 'puzzle.withdrawn']);
      expect((await asked.ask('GET /api/puzzles/:id', { params: { id } })).body).toMatchObject({ withdrawn: true });
      // Whatever else is said of it.
      expect(await report(asked, id, ['A1'])).toBe('withdrawn');
    }
    const { puzzles } = (await asked.ask('GET /api/daily/:date', { params: { date: '2026-11-18' } })).body;
    expect(puzzles.map(({ id, withdrawn: isOut }) => isOut === withdrawn.includes(id as never))).toEqual([true, true]);
    const operator = house.device();
    operator.token = OPERATOR;
    const { reported } = (await operator.ask('GET /api/moderation/puzzles')).body;
    expect(reported.map(({ id, verdict, turn }) => [id, verdict, turn])).toEqual([
      [other.id, 'withdrawn', other.found.join(' ')],
      [tzaar.id, 'withdrawn', tzaar.missed.join(' ')],
    ]);
  };
  await refused();
  await house.close();
  house = await open();
  await refused();
  expect((await house.device().ask('GET /api/puzzles/:id', { params: { id: other.id } })).body).toMatchObject({
    tried: 1,
    first: 1,
  });
});

it('a puzzle that people find much harder than it was graded is shown to operators', async () => {
  const row = { start: 1000, deviation: 60, volatility: 0.06, day: '2026-11-17', dayMean: 1400 };
  await house.store.db
    .insertInto('puzzleRatings')
    .values([
      { ...row, puzzle: 'ta-6sbp4', mean: 1400, tries: 20 },
      { ...row, puzzle: 'ta-fbdac', mean: 1399, tries: 20 },
      { ...row, puzzle: 'tz-jewsf', mean: 1500, tries: 19 },
    ])
    .execute();
  const operator = house.device();
  operator.token = OPERATOR;
  const { strayed } = (await operator.ask('GET /api/moderation/puzzles')).body;
  expect(strayed).toEqual([{ id: 'ta-6sbp4', start: 1000, mean: 1400, deviation: 60, tries: 20 }]);
});

it('who is suspended reports nothing, and nobody very often', async () => {
  const [guest, operator] = [house.device(), house.device()];
  operator.token = OPERATOR;
  const id = await guest.becomes('Rude one');
  await operator.ask('PUT /api/moderation/people/:id/suspension', { params: { id }, body: { until: null, why: 'x' } });
  expect(await report(guest, talat.id, talat.missed)).toEqual([403, 'people.suspended']);
  const strict = await openHouse({
    at: AT,
    limits: LIMITS.http,
    puzzles: { shelves: wrong.shelves, judge: inlineJudge() },
  });
  const device = strict.device();
  const verdicts: unknown[] = [];
  for (let n = 0; n < 12; n++) verdicts.push(await report(device, talat.id, talat.missed));
  expect(verdicts).toEqual([
    ...Array.from({ length: LIMITS.http.largePerMinute }, () => 'stands'),
    [429, 'http.rate'],
    [429, 'http.rate'],
  ]);
  await strict.close();
});
