import { EVEN, formatRecord, type GameRecord, parseRecord, startAfter, tagValue } from '@threefold-games/core';
import {
  checkDeal,
  dealDue,
  isClimb,
  parsePlan,
  type RoomState,
  recordOf,
  rematchOf,
  setupChance,
  viewOf,
} from '@threefold-games/room';
import { must, nonceOf, planOf, playing, type Table, world } from '@threefold-games/testkit';
import { describe, expect, it } from 'vitest';
import { dealTags } from '../src/dealTags.ts';

const RATED = { accepted: [3, 17], by: { net: 'tzaar-small 1234', values: [0.48, 0.52] } };
const dealing = (): Table => playing('tzaar', 2, { even: true });
const dealt = (even: Parameters<Table['happen']>[0] = { kind: 'dealt', even: RATED }): Table => {
  const table = dealing();
  expect(table.happen(even)).toBe('ok');
  return table;
};
const startsOf = (state: RoomState) => {
  const { game, options, seats } = state.plan;
  return { game: world.findGame(game)!, options, seats, chance: setupChance(dealDue(state)!) };
};
const recordAt = (state: RoomState): GameRecord => must(parseRecord(formatRecord(recordOf(world, state))));

describe('a table that wants an even start', () => {
  it('is one whose start can be varied', () => {
    const evenOf = (game: string, options = {}) => {
      const parsed = parsePlan(world, { ...planOf(game, 2), options, even: true });
      return parsed.ok && parsed.value.even;
    };
    expect(evenOf('tzaar')).toBe(true);
    for (const plan of [evenOf('tzaar', { setup: 'fixed' }), evenOf('taluva'), evenOf('talat')])
      expect(plan).toBeUndefined();
  });

  it('waits until the start is found, and nothing else happens meanwhile', () => {
    const table = dealing();
    expect(table.state).toMatchObject({ phase: 'dealing', layout: '', position: '' });
    expect(table.state.started).toBeUndefined();
    for (const kind of ['start', 'stand', 'close'] as const) expect(table.ask(0, { kind })).toBe('room.dealing');
    expect(table.ask(0, { kind: 'turn', turn: 0, steps: ['a1'] })).toBe('room.dealing');
    expect(table.wait(10 * 86_400_000).tick()).not.toBe('ok');
    expect(table.happen({ kind: 'gone', seat: 1 })).toBe('ok');
    expect(table.wait(5000).happen({ kind: 'dealt', even: RATED })).toBe('ok');
    expect(table.kinds).toEqual(['started', 'yourTurn']);
    expect(table.state).toMatchObject({ phase: 'playing', started: table.now, since: table.now });
    // Whoever was gone meanwhile has as long to come back as anybody.
    expect(table.state.seats[1]).toMatchObject({ gone: table.now });
    expect(table.happen({ kind: 'dealt', even: RATED })).toBe('room.started');
  });

  it('plays the start that the accepted attempts lead to', () => {
    const { layout } = startAfter(startsOf(dealing().state), RATED.accepted);
    expect(dealt().state.layout).toBe(layout);
    const first = dealt({ kind: 'dealt', even: { accepted: [] } }).state;
    expect(first.layout).toBe(playing('tzaar', 2).state.layout);
    expect(first.layout).not.toBe(layout);
    expect(dealDue(first)).toBeUndefined();
    for (const accepted of [[-1], [0], [0.5], [3, 3], [5, 4], [EVEN.most]])
      expect(dealing().happen({ kind: 'dealt', even: { accepted } })).toBe('room.plan');
  });

  it('can be left before that, and nobody has lost', () => {
    const table = dealing();
    expect(table.ask(1, { kind: 'resign' })).toBe('ok');
    expect(table.state).toMatchObject({ phase: 'over', result: { why: { kind: 'abort' } } });
    expect(table.happen({ kind: 'dealt', even: RATED })).toBe('room.over');
  });

  it('has a rematch that waits in the same way', () => {
    const { state } = dealt();
    const over: RoomState = {
      ...state,
      phase: 'over',
      result: { shares: [1, 0], why: { kind: 'agreed' }, at: state.since },
    };
    const next = rematchOf(world, over, {
      id: 'room-next',
      secret: nonceOf(0),
      nextSecret: nonceOf(1),
      now: state.since,
    });
    expect(next).toMatchObject({
      ok: true,
      value: { state: { phase: 'dealing', deal: { scheme: 'threefold-deal/2' } } },
    });
    expect(next.ok && next.value.state.deal.even).toBeUndefined();
  });
});

describe('the deal of an even start', () => {
  const over = (even?: Parameters<Table['happen']>[0]): GameRecord => {
    const table = dealt(even);
    table.playOn(3).ask(0, { kind: 'resign' });
    return recordAt(table.state);
  };
  const withTag = (record: GameRecord, name: string, value: string): GameRecord => ({
    ...record,
    tags: record.tags.map(tag => (tag.name === name ? { name, value } : tag)),
  });

  it('is told from the start on, in the view and in the record', () => {
    const { state } = dealt();
    expect(viewOf(state).table.deal.even).toEqual(RATED);
    const tags = ['DealAttempt', 'DealNet', 'Even'].map(name => tagValue(recordAt(state), name));
    expect(tags).toEqual(['3,17', 'tzaar-small 1234', '0.48/0.52']);
    const plain = recordAt(playing('tzaar', 2).state);
    expect(plain.tags.some(({ name }) => name === 'DealAttempt' || name === 'Even')).toBe(false);
  });

  it('is checked from its record, and what was changed is found out', () => {
    const record = over();
    expect(checkDeal(world, record)).toMatchObject({
      value: { even: { accepted: [3, 17], net: 'tzaar-small 1234', starts: { seats: 2 } } },
    });
    const codeOf = (name: string, value: string): string => {
      const checked = checkDeal(world, withTag(record, name, value));
      return checked.ok ? 'ok' : checked.error.code;
    };
    for (const other of ['3', '3,16', '0']) expect(codeOf('DealAttempt', other)).toBe('deal.draw');
    for (const none of ['17,3', `3,${EVEN.most}`, '3 17', '-', '0,3'])
      expect(codeOf('DealAttempt', none)).toBe('deal.missing');
    expect(codeOf('DealNet', '-')).toBe('deal.even');
  });

  it('is none where nothing can be varied', () => {
    const table = playing('tzaar', 2, { options: { setup: 'fixed' } });
    table.ask(0, { kind: 'resign' });
    const { tags, ...rest } = recordAt(table.state);
    const record = { ...rest, tags: [...tags, ...dealTags(table.state), { name: 'DealAttempt', value: '3' }] };
    expect(checkDeal(world, record)).toMatchObject({ error: { code: 'deal.missing', detail: 'DealAttempt' } });
  });

  it('is as it was dealt where nobody could rate it, and says so', () => {
    const record = over({ kind: 'dealt', even: { accepted: [] } });
    expect(['DealAttempt', 'DealNet', 'Even'].map(name => tagValue(record, name))).toEqual(['0', '-', '-']);
    expect(checkDeal(world, record)).toMatchObject({ ok: true, value: { even: { accepted: [] } } });
  });

  it.each([
    ['ends as soon as it is even', [0.3, 0.2, 0.4, 0.495], [[2, 3]], [[2], [3], [2, 3, 4], [1, 2, 3]]],
    ['leaves alone what is even', [0.495, 0.5], [[]], [[1]]],
    ['takes the most even where none is', [0.3, 0.2, 0.4], [[2]], [[], [1, 2]]],
    ['may differ in the last digits', [0.4, 0.4001, 0.4799, 0.4801], [[2], [1, 2], [2, 3]], [[], [1], [3]]],
  ])('%s', (_, shares, right, wrong) => {
    const starts = startsOf(dealing().state);
    const isRight = (accepted: readonly number[]): boolean => {
      const left = [...shares];
      return isClimb({ starts, accepted }, () => {
        const share = left.shift() ?? 0.1;
        return [share, 1 - share];
      });
    };
    for (const accepted of right) expect(isRight(accepted)).toBe(true);
    for (const accepted of wrong) expect(isRight(accepted)).toBe(false);
  });
});
