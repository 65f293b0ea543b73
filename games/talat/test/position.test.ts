import { legalActions, NOBODY, seededRandom } from '@threefold-games/core';
import { must } from '@threefold-games/testkit';
import { describe, expect, it } from 'vitest';
import { talat } from '../rules/index.ts';
import { optionsFor, picture, pictureText, play, playOn, SETUP_2, SETUP_3, steps } from './table.ts';

const drawing = `
  . . . . l3 | . . . . m4 | . . . . l3
  . . . . .  | . . . . .  | . . . . .
  . . . . .  | . . . . .  | . . . . .
  . . . . .  | . . . . .  | . . . . .
  L4 . . . . | L6 . . . . | M6 . . . .`;
const text = pictureText(drawing, {});
const fields = text.split(' ');
const board2 = fields[4]!;
const [by0, by1, by2] = fields[8]!.split('/') as [string, string, string];
/** The same with other fields, counted from the head. */
const changed = (parts: Readonly<Record<number, string>>): string => Object.values({ ...fields, ...parts }).join(' ');
const CAPTURES = 8;
const EMPTY = '...../...../...../...../.....';

describe('a position as text', () => {
  it('is the same whatever the order of the captures', () => {
    const lists = [by0, by1, by2].map(list => list.split(',').reverse().join(','));
    const [a, b] = [talat.decode(text), talat.decode(changed({ [CAPTURES]: lists.join('/') }))];
    if (!a.ok || !b.ok) throw new Error('refused');
    expect(a.value.encode()).toBe(b.value.encode());
    expect([a.value.hashLo, a.value.hashHi]).toEqual([b.value.hashLo, b.value.hashHi]);
  });

  it('tells apart who captured what', () => {
    const given = `${by0}/${by1.replace('0S3,', '')}/${by2},0S3`;
    const [a, b] = [talat.decode(text), talat.decode(changed({ [CAPTURES]: given }))];
    if (!a.ok || !b.ok) throw new Error('refused');
    expect(a.value.hashLo).not.toBe(b.value.hashLo);
  });

  it.each([
    { why: 'nothing', wrong: '', code: 'position.version' },
    { why: 'another game', wrong: changed({ 0: 'tzaar/1' }), code: 'position.version' },
    { why: 'four seats', wrong: changed({ 1: '4' }), code: 'seats.count' },
    { why: 'an unknown option', wrong: changed({ 2: 'tieBrake=none' }), code: 'options.unknown' },
    { why: 'a field too few', wrong: fields.slice(0, -1).join(' '), code: 'position.syntax' },
    { why: 'a field too many', wrong: `${text} 7`, code: 'position.syntax' },
    { why: 'a rank too few', wrong: changed({ 4: board2.replace('...../', '') }), code: 'position.syntax' },
    { why: 'a short rank', wrong: changed({ 4: board2.replace('L6.', 'L6') }), code: 'position.syntax' },
    { why: 'an unknown tower', wrong: changed({ 4: board2.replace('L6', 'L5') }), code: 'position.syntax' },
    { why: 'an unknown actor', wrong: changed({ 6: '3' }), code: 'position.syntax' },
    { why: 'an unknown board', wrong: changed({ 7: '4' }), code: 'position.syntax' },
    { why: 'boards out of order', wrong: changed({ 7: '21' }), code: 'position.syntax' },
    { why: 'captures of two seats', wrong: changed({ [CAPTURES]: '-/-' }), code: 'position.syntax' },
    { why: 'nonsense for captures', wrong: changed({ [CAPTURES]: '1S3/x/-' }), code: 'position.syntax' },
  ])('cannot be read: $why', ({ wrong, code }) => {
    expect(talat.decode(wrong)).toMatchObject({ ok: false, error: { code } });
  });

  it.each([
    { why: 'two towers L6 of seat 1', wrong: changed({ 4: board2.replace('L6.', 'L6L6') }) },
    { why: 'two towers M4 of seat 1', wrong: changed({ 4: board2.replace('L6.', 'L6M4') }) },
    {
      why: 'seat 0 captured its own S3',
      wrong: changed({ [CAPTURES]: `${by0},0S3/${by1.replace('0S3,', '')}/${by2}` }),
    },
    {
      why: 'a capture, and yet towers are missing',
      wrong: changed({ [CAPTURES]: `${by0}/${by1.replace('0S4,', '')}/${by2}` }),
    },
    { why: 'nothing on board 2', wrong: changed({ 4: EMPTY, [CAPTURES]: `${by0}/${by1},2M4/${by2},1L6` }) },
    {
      why: 'board 1 began with 6 towers of seat 0',
      wrong: changed({ [CAPTURES]: `${by0}/${by1},0L6/${by2.replace('0L6,', '')}` }),
    },
    { why: 'board 1 is not frozen', wrong: changed({ 7: '1' }) },
    { why: 'the game is not over', wrong: changed({ 6: '-' }) },
  ])('is impossible: $why', ({ wrong, why }) => {
    const decoded = talat.decode(wrong);
    expect(decoded).toMatchObject({ error: { code: 'position.impossible', detail: expect.stringContaining(why) } });
  });

  it.each([
    { why: 'seat 1 does not act here', boards: [EMPTY, EMPTY, EMPTY], rest: '1 - -/-/-' },
    { why: 'a capture, and yet towers are missing', boards: [EMPTY, EMPTY, EMPTY], rest: '1 - 1S3/-/-' },
    { why: 'a frozen board before the first move', boards: [EMPTY, EMPTY, EMPTY], rest: '0 1 -/-/-' },
    { why: 'a tower off its start line', boards: ['...../...../...../..M4../.....', EMPTY, EMPTY], rest: '1 - -/-/-' },
    {
      why: '2 towers of seat 0 in the set-up, not 1',
      boards: ['...../...../...../...../S3S4...', EMPTY, EMPTY],
      rest: '2 - -/-/-',
    },
    {
      why: '0 towers of seat 0 in the set-up, not 1',
      boards: ['s3..../...../...../...../.....', EMPTY, EMPTY],
      rest: '1 - -/-/-',
    },
  ])('is impossible in the set-up: $why', ({ why, boards, rest }) => {
    const decoded = talat.decode(`talat/1 3 - ${boards.join(' ')} ${rest}`);
    expect(decoded).toMatchObject({ error: { code: 'position.impossible', detail: expect.stringContaining(why) } });
  });

  it('is refused when the Zihin is not placed first', () => {
    const wrong = `talat/1 2 - ...../...../...../...../M4.... ${EMPTY} ${EMPTY} 1 - -/-`;
    expect(talat.decode(wrong)).toMatchObject({ ok: false, error: { code: 'position.impossible' } });
    expect(talat.decode(wrong.replace('M4.... ', '..... ').replace(' 1 - ', ' 0 - ')).ok).toBe(true);
  });

  it('is refused when the wrong seat makes the first move', () => {
    const first = play(SETUP_3).encode();
    expect(talat.decode(first).ok).toBe(true);
    expect(talat.decode(first.replace(' 0 - ', ' 1 - '))).toMatchObject({ error: { code: 'position.impossible' } });
  });

  it('is refused when the seat that acts has no step', () => {
    const stuck = `
      . . s4 . . | . . . . .   | L3 l4 . . .
      . . . . .  | . . . . .   | . . . . .
      . . . . .  | . . . . .   | . . . . .
      . . M6 . . | . . . . .   | . . . . .
      . . . . .  | M4 m3 . . . | . . . . .`;
    expect(talat.decode(pictureText(stuck, { actor: 2 }))).toMatchObject({ error: { code: 'position.impossible' } });
    expect(talat.decode(pictureText(stuck, { actor: 1 })).ok).toBe(true);
  });
});

describe('a position', () => {
  it.each([
    { seats: 2, given: {} },
    { seats: 2, given: { zihinScope: 'bothZihinBoards', endAfterFrozen: 3 } },
    { seats: 3, given: {} },
    { seats: 3, given: { davidGoliath: false, firstMover: 'lastPlacer' } },
  ])('is read as it was written, through whole games: $seats seats, $given', ({ seats, given }) => {
    const random = seededRandom('talat');
    for (let n = 0; n < 5; n++) {
      const table = talat.start(talat.setup(optionsFor(seats, given), seats, random));
      while (table.actor !== NOBODY) {
        const legal = legalActions(talat, table);
        table.make(legal[random.below(legal.length)]!);
        const twin = must(talat.decode(table.encode()));
        expect([twin.encode(), twin.hashLo, twin.hashHi]).toEqual([table.encode(), table.hashLo, table.hashHi]);
        expect(legalActions(talat, twin)).toEqual(legalActions(talat, table));
        expect(twin.outcome()).toEqual(table.outcome());
      }
    }
  });

  it('has the same hash however it came about', () => {
    const [one, other] = [play(SETUP_3), play(SETUP_3)];
    playOn(one, 'a1-a2 d5-d4 j5-j4 b1-b2 g1-g2 h5-h4');
    playOn(other, 'b1-b2 g1-g2 h5-h4 a1-a2 d5-d4 j5-j4');
    expect([one.hashLo, one.hashHi]).toEqual([other.hashLo, other.hashHi]);
    expect(one.encode()).toBe(other.encode());
  });

  it('has another hash with other options', () => {
    expect(play(SETUP_2, 2).hashLo).not.toBe(play(SETUP_2, 2, { tieBreak: 'none' }).hashLo);
  });

  it('has a view that cannot be written to', () => {
    const view = play(SETUP_3).view();
    expect(
      [view, view.boards, view.boards[0], view.boards[0]!.cells, view.boards[0]!.cells[0]].every(Object.isFrozen),
    ).toBe(true);
  });

  it('copies with its past', () => {
    const table = picture(drawing);
    const copy = playOn(table, 'a1-a2').copy();
    copy.unmake();
    expect(steps(copy)).toEqual(steps(picture(drawing)));
    expect(table.encode()).not.toBe(copy.encode());
  });

  it('reports points, captures in their order, frozen boards and skips', () => {
    const table = playOn(picture(drawing), 'a1-a2');
    const events = [
      [3, { name: 'captured', value: 1, what: 'S3' }],
      [5, { name: 'captured', value: 1, what: 'L6' }],
      [5, { name: 'frozen', value: 2 }],
      [5, { name: 'skipped', value: 0 }],
    ] as const;
    expect(talat.detail(table.view(), events)).toEqual({
      points: table.view().points,
      captures: [[], ['S3', 'L6'], []],
      frozenAfter: [[5, 2]],
      skipped: [[5, 0]],
    });
  });
});

describe('a set-up', () => {
  it('has nothing that chance lays out', () => {
    const options = optionsFor(3);
    expect(talat.setup(options, 3, seededRandom(1))).toEqual({ seats: 3, options, layout: '' });
    expect(talat.parseSetup(3, options, undefined)).toEqual({ ok: true, value: { seats: 3, options, layout: '' } });
    expect(talat.parseSetup(3, options, 'x')).toMatchObject({ error: { code: 'setup.unexpected' } });
  });
});
