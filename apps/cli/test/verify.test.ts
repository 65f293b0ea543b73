import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { findGame, loadBot } from '@threefold-games/catalogue';
import { EVEN, formatRecord } from '@threefold-games/core';
import {
  dealDue,
  decide,
  type EvenDeal,
  openRoom,
  type RoomEvent,
  type RoomState,
  recordOf,
  setupChance,
  usualPlan,
} from '@threefold-games/room';
import { climbToEven, firstSight } from '@threefold-games/search';
import { must, someTurn } from '@threefold-games/testkit';
import { describe, expect, it } from 'vitest';
import { fileWith, freshPath, threefold } from './harness.ts';

/** The records that docs/dealing.md explains: one of today, one of the first scheme. */
const page = readFileSync(new URL('../../../docs/dealing.md', import.meta.url), 'utf8');
const [TODAY = '', RECORD = ''] = [...page.matchAll(/```\n(\[Game [\s\S]*?)```/g)].map(([, record]) => record!);
const NOT_CHECKED = 'Not checked: that your own nonce is in it (give it with --nonce).';
const COMPARE = 'Compare for yourself: that this hash was shown to you before you sent your nonce.';
const HASH = '630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd';

const world = { findGame };
const tzaar = findGame('tzaar')!;

const after = (state: RoomState, event: RoomEvent): RoomState => must(decide(world, state, event, 0)).state;

/** A table that wants an even start, and whose seats are taken. */
const dealing = (): RoomState => {
  const plan = usualPlan(tzaar, { even: true });
  const empty = openRoom({ id: 'k7mq-2xd9', plan, host: 'ada', secret: 'ab'.repeat(32), now: 0 });
  return ['ada', 'ben'].reduce(
    (state, by) => after(state, { by, id: by, act: { kind: 'sit', name: by, nonce: '01'.repeat(16) } }),
    empty,
  );
};

describe('verify', () => {
  it('says what was checked of each record', async () => {
    const file = fileWith(`${RECORD}\n${RECORD}`);
    const { code, out, err } = await threefold(['verify', file]);
    expect([code, err]).toEqual([0, '']);
    const said = [
      `fair by threefold-deal/1 in room k7mq-2xd9: the secret has the hash ${HASH}, and all 3 draws follow from it.`,
      `Added by seat 1: a person; seat 2: a person. ${NOT_CHECKED} ${COMPARE}`,
    ].join(' ');
    expect(out).toBe(`${file}, record 1: ${said}\n${file}, record 2: ${said}\n`);
  });

  it('tells who added what, and finds one’s own number', async () => {
    const { code, out, err } = await threefold(['verify', '-', '--nonce', 'B'.repeat(32)], { stdin: TODAY });
    expect([code, err]).toEqual([0, '']);
    expect(out).toBe(
      [
        `standard input, record 1: fair by threefold-deal/2 in room k7mq-2xd9: the secret has the hash ${HASH}, and all 3 draws`,
        'follow from it. Added by seat 1: a bot, by the hash; seat 2: a person; seat 3: a person. Your nonce is in it, added by',
        `seat 2. ${COMPARE}\n`,
      ].join(' '),
    );
  });

  it('refuses a deal in which one’s own number was replaced, which nobody sees who does not give it', async () => {
    // The server has dealt from a number of its own: everything follows from that one.
    const plan = usualPlan(findGame('taluva')!, { start: 'full', leaver: { kind: 'end' } });
    const empty = openRoom({ id: 'k7mq-2xd9', plan, host: 'Ada', secret: 'ab'.repeat(32), now: 0 });
    const sent = '01'.repeat(16);
    const begun = [
      { by: 'Ada', nonce: '5a'.repeat(16) },
      { by: 'Ben', nonce: '02'.repeat(16) },
    ].reduce((state, { by, nonce }) => after(state, { by, id: by, act: { kind: 'sit', name: by, nonce } }), empty);
    const played = after(begun, { by: 'Ada', id: 'turn', act: { kind: 'turn', turn: 0, steps: someTurn(begun, 0) } });
    const over = after(played, { by: 'Ada', id: 'end', act: { kind: 'resign' } });
    const stdin = formatRecord(recordOf(world, over));
    const without = await threefold(['verify', '-'], { stdin });
    expect([without.code, without.err]).toEqual([0, '']);
    expect(without.out).toContain(NOT_CHECKED);
    const own = await threefold(['verify', '-', '--nonce', sent], { stdin });
    expect([own.code, own.out]).toEqual([1, '']);
    expect(own.err).toContain("Your own number isn't in the deal.");
    expect((await threefold(['verify', '-', '--nonce', '5a'.repeat(16)], { stdin })).code).toBe(0);
  });

  it.each(['', '01', '0'.repeat(31), `${'0'.repeat(31)}g`])('does not take %j for a nonce', async nonce => {
    const { code, out } = await threefold(['verify', '-', '--nonce', nonce], { stdin: TODAY });
    expect([code, out]).toEqual([2, '']);
  });

  it('reads standard input', async () => {
    const { code, out } = await threefold(['verify', '-'], { stdin: RECORD });
    expect(code).toBe(0);
    expect(out).toContain('standard input, record 1: fair');
    const first = await threefold(['verify', '-'], { stdin: RECORD.replace(/^[23]\. .*\n/gm, '') });
    expect(first.out).toContain('and the one draw follows from it.');
  });

  it.each([
    ['another secret', RECORD.replace('DealSecret "00', 'DealSecret "01'), "doesn't match its hash"],
    ['another nonce', RECORD.replace('aaaa', 'aaab'), "turn 1, step 1: The tile draws don't follow from the deal"],
    ['another room', RECORD.replace('k7mq-2xd9', 'k7mq-2xd8'), "The tile draws don't follow from the deal"],
    ['another scheme', RECORD.replace('threefold-deal/1', 'threefold-deal/9'), 'unknown scheme'],
    ['no secret', RECORD.replace(/\[DealSecret.*\]\n/, ''), 'contains no deal that can be checked: DealSecret'],
    ['a turn against the rules', RECORD.replace('H@0,1', 'T@0,1'), 'TL-'],
  ])('refuses a record with %s, and still checks the others', async (_, changed, sentence) => {
    const { code, out, err } = await threefold(['verify', '-'], { stdin: `${changed}\n${RECORD}` });
    expect(code).toBe(1);
    expect(err).toContain(sentence);
    expect(out).toContain('record 2: fair');
  });

  it('refuses what is no record, and what has no deal', async () => {
    const random = await threefold(['random', 'taluva', '--seed', '1']);
    expect((await threefold(['verify', '-'], { stdin: random.out })).code).toBe(1);
    expect((await threefold(['verify', '-'], { stdin: 'nothing' })).code).toBe(1);
  });

  it('says when a file cannot be read, and goes on with the next', async () => {
    const { code, out } = await threefold(['verify', freshPath(), fileWith(RECORD)]);
    expect(code).toBe(3);
    expect(out).toContain('fair');
  });

  it('checks who sits where, where a lot decided it, also of a game without other chance', async () => {
    const plan = usualPlan(findGame('talat')!, { lot: true });
    const empty = openRoom({ id: 'k7mq-2xd9', plan, host: 'ada', secret: 'ab'.repeat(32), now: 0 });
    const begun = ['Ada', 'Ben'].reduce(
      (state, by) =>
        after(state, { by, id: by, act: { kind: 'sit', name: by, nonce: (by === 'Ada' ? '05' : '06').repeat(16) } }),
      empty,
    );
    const record = formatRecord(recordOf(world, after(begun, { by: 'Ada', id: 'end', act: { kind: 'resign' } })));
    expect(record).toContain('[Seats "Ben; Ada"]\n');
    const right = await threefold(['verify', '-'], { stdin: record });
    expect([right.code, right.err]).toEqual([0, '']);
    expect(right.out).toContain(', and the order of the seats follows from it.');
    const wrong = await threefold(['verify', '-'], { stdin: record.replace('"2,1"', '"1,2"') });
    expect([wrong.code, wrong.out]).toEqual([1, '']);
    expect(wrong.err).toContain("The seats don't follow from the deal");
  });

  it('rates an even start again, where the net that rated it is here', async () => {
    const { small } = (await loadBot('tzaar'))!.nets!;
    const weights = readFileSync(small.url);
    const opened = must(small.open(weights));
    const net = `tzaar-small ${createHash('sha256').update(weights).digest('hex')}`;
    const { options, seats } = dealing().plan;
    const { accepted, values } = await climbToEven(
      { game: tzaar, options, seats, chance: setupChance(dealDue(dealing())!) },
      async setup => firstSight(opened, tzaar.start(setup)),
      EVEN.tolerance,
      EVEN.most,
    );
    const recordWith = (even: EvenDeal): string => {
      const begun = after(dealing(), { by: 'server', act: { kind: 'dealt', even } });
      return formatRecord(recordOf(world, after(begun, { by: 'ada', id: 'end', act: { kind: 'resign' } })));
    };
    const say = (even: EvenDeal) => threefold(['verify', '-'], { stdin: recordWith(even) });
    const right = await say({ accepted, by: { net, values } });
    expect([right.code, right.err]).toEqual([0, '']);
    expect(right.out).toContain(`The start was varied ${accepted.length} times by ${net}, and that is right.`);
    const wrong = await say({ accepted: accepted.slice(1), by: { net, values } });
    expect([wrong.code, wrong.out]).toEqual([1, '']);
    expect(wrong.err).toContain("By the net's ratings, another start");
    expect((await say({ accepted, by: { net: 'tzaar-small 0123', values } })).out).toContain('a net that is not here.');
    expect((await say({ accepted: [] })).out).toContain('No net rated the start');
  });
});
