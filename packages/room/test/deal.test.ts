import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { EVEN, formatRecord, type GameRecord, parseRecord, tagValue } from '@threefold/core';
import { checkDeal, openRoom, type RoomState, recordOf } from '@threefold/room';
import { must, nonceOf, planOf, playing, SECRET, world } from '@threefold/testkit';
import { describe, expect, it } from 'vitest';

const sha256 = (data: string | Uint8Array): Buffer => createHash('sha256').update(data).digest();
const page = readFileSync(new URL('../../../docs/dealing.md', import.meta.url), 'utf8');

/** docs/dealing.md once more, read literally and written apart from the dealer. */
const second = {
  seed: (room: string, secret: string, nonces: readonly string[]): string =>
    sha256(`threefold-deal/1\n${room}\n${secret}\n${nonces.map(nonce => `${nonce}\n`).join('')}`).toString('hex'),
  *words(seed: string, purpose: string): Generator<number, number> {
    for (let block = 0; ; block++) {
      const bytes = sha256(`${seed} ${purpose} ${block}`);
      for (let i = 0; i < 8; i++) yield bytes.readUInt32BE(4 * i);
    }
  },
  below: (words: Iterator<number, number>, n: number): number => {
    if (n === 1) return 0;
    const bits = (n - 1).toString(2).length;
    for (;;) {
      const value = words.next().value % 2 ** bits;
      if (value < n) return value;
    }
  },
  order: (seed: string, seats: number): readonly number[] => {
    const words = second.words(seed, 'seats');
    const order = Array.from({ length: seats }, (_, seat) => seat);
    for (let i = seats - 1; i > 0; i--) {
      const j = second.below(words, i + 1);
      [order[i], order[j]] = [order[j]!, order[i]!];
    }
    return order;
  },
};

/** The tiles of Taluva in their order, each as often as there are of it. */
const allTiles = (): string[] =>
  [
    [1, 5, 4, 2, 1],
    [6, 1, 2, 2, 1],
    [4, 2, 1, 1, 1],
    [2, 2, 2, 1, 1],
    [2, 1, 1, 1, 1],
  ].flatMap((row, first) =>
    row.flatMap((count, other) => Array<string>(count).fill(`${'JCSRL'[first]}${'JCSRL'[other]}`)),
  );

const recordIn = (text: string): GameRecord => must(parseRecord(text));
const codeOf = (record: GameRecord): string => {
  const checked = checkDeal(world, record);
  return checked.ok ? 'ok' : checked.error.code;
};
const over = (game: string, seats: number, turns: number, bots: Readonly<Record<number, number>> = {}): RoomState => {
  const table = playing(game, seats, { leaver: { kind: 'end' } }, bots).playOn(turns);
  if (table.state.phase === 'playing') table.ask(0, { kind: 'resign' });
  return table.state;
};
const withTag = (record: GameRecord, name: string, value?: string): GameRecord => ({
  ...record,
  tags: record.tags.flatMap(tag => (tag.name === name ? (value === undefined ? [] : [{ name, value }]) : [tag])),
});

describe('the dealer', () => {
  it('commits to its secret before anybody sits', () => {
    const room = openRoom({ id: 'x', plan: planOf('taluva', 2), host: 'p_x', secret: SECRET, now: 0 });
    expect(room.deal.hash).toBe(sha256(Buffer.from(SECRET, 'hex')).toString('hex'));
  });

  it('draws every tile as its page says', () => {
    const state = over('taluva', 2, 100);
    expect(state.turns.length).toBeGreaterThan(30);
    const seed = second.seed('room-test', SECRET, [nonceOf(0), nonceOf(1)]);
    const unseen = allTiles();
    const tiles = state.turns.map(
      (_, turn) => unseen.splice(second.below(second.words(seed, `turn ${turn}`), unseen.length), 1)[0],
    );
    expect(state.turns.map(({ steps }) => steps[0])).toEqual(tiles);
  });

  it.each([{ accepted: [] }, { accepted: [3, 17] }])(
    'lays out a set-up as its page says, bots adding nothing: %j',
    even => {
      const table = playing('tzaar', 2, { even: true }, { 1: 2 });
      table.happen({ kind: 'dealt', even });
      const { state } = table;
      expect(over('tzaar', 2, 0, { 1: 2 }).layout === state.layout).toBe(even.accepted.length === 0);
      const seed = second.seed('room-test', SECRET, [nonceOf(0), '']);
      const words = second.words(seed, 'setup');
      const letters = [
        ...`${'A'.repeat(6)}${'R'.repeat(9)}${'O'.repeat(15)}${'a'.repeat(6)}${'r'.repeat(9)}${'o'.repeat(15)}`,
      ];
      for (let i = 59; i > 0; i--) {
        const j = second.below(words, i + 1);
        [letters[i], letters[j]] = [letters[j]!, letters[i]!];
      }
      for (const attempt of even.accepted) {
        const more = second.words(seed, `setup ${attempt}`);
        const i = second.below(more, 60);
        let j = second.below(more, 60);
        while (letters[j] === letters[i]) j = second.below(more, 60);
        [letters[i], letters[j]] = [letters[j]!, letters[i]!];
      }
      expect(state.layout).toBe(letters.join(''));
    },
  );

  it.each([2, 3, 4])('gives %i seats an order as its page says', seats => {
    const { deal } = playing('taluva', seats, { lot: true }).state;
    const nonces = Array.from({ length: seats }, (_, seat) => nonceOf(seat));
    expect(deal.order).toEqual(second.order(second.seed('room-test', SECRET, nonces), seats));
  });

  it('depends on every nonce', () => {
    const layout = (bots: Readonly<Record<number, number>>): string => over('tzaar', 2, 0, bots).layout;
    expect(new Set([layout({}), layout({ 1: 1 })]).size).toBe(2);
  });
});

describe('a deal', () => {
  it.each([
    ['taluva', 3, 20, 20, false],
    ['tzaar', 2, 5, 0, true],
  ])('of %s is checked from its record', (game, seats, turns, draws, layout) => {
    const state = over(game, seats, turns);
    const record = recordIn(formatRecord(recordOf(world, state)));
    expect(checkDeal(world, record)).toEqual({
      ok: true,
      value: { scheme: 'threefold-deal/1', room: 'room-test', hash: state.deal.hash, layout, draws },
    });
  });

  it('is checked after a take-back and after a bot stood in', () => {
    const table = playing('taluva', 3).playOn(5);
    table.ask(0, { kind: 'offer', offer: 'takeBack' });
    for (const seat of [1, 2]) table.ask(seat, { kind: 'answer', offer: 'takeBack', yes: true });
    expect(table.state.turns).toHaveLength(3);
    table.playOn(1).ask(1, { kind: 'resign' });
    table.playOn(4).ask(2, { kind: 'resign' });
    expect(table.state.phase).toBe('over');
    expect(codeOf(recordOf(world, table.state))).toBe('ok');
  });

  it('that was changed is found out', () => {
    const record = recordOf(world, over('taluva', 2, 6));
    const nonces = tagValue(record, 'DealNonces')!.split(' ');
    expect(codeOf(withTag(record, 'Deal', 'threefold-deal/2'))).toBe('deal.scheme');
    expect(codeOf(withTag(record, 'DealSecret', nonceOf(4)))).toBe('deal.hash');
    expect(codeOf(withTag(record, 'DealHash', nonceOf(4)))).toBe('deal.hash');
    expect(codeOf(withTag(record, 'DealNonces', nonces.toReversed().join(' ')))).toBe('deal.draw');
    expect(codeOf(withTag(record, 'DealRoom', 'room-else'))).toBe('deal.draw');
    const short = recordOf(world, over('taluva', 2, 2));
    const tiles = short.turns.map(([tile]) => tile!);
    expect(tiles[0]).not.toBe(tiles[1]);
    const turns = short.turns.map(([, ...rest], i) => [tiles[1 - i]!, ...rest]);
    expect(checkDeal(world, { ...short, turns })).toMatchObject({ error: { code: 'deal.draw', turn: 1, step: 1 } });
    const layout = recordOf(world, over('tzaar', 2, 0));
    const other = [...tagValue(layout, 'Setup')!].toReversed().join('');
    expect(codeOf(withTag(layout, 'Setup', other))).toBe('deal.draw');
  });

  it.each(['Deal', 'DealRoom', 'DealHash', 'DealNonces', 'DealSecret'])(
    'without its tag %s cannot be checked',
    name => {
      expect(codeOf(withTag(recordOf(world, over('taluva', 2, 2)), name))).toBe('deal.missing');
    },
  );

  it('of a record that the rules refuse is refused', () => {
    const record = recordOf(world, over('taluva', 2, 4));
    expect(codeOf({ ...record, turns: [...record.turns, ['JC', 'nonsense']] })).toMatch(/^step\./);
  });
});

describe('the page', () => {
  it('names the limits of an even start', () => {
    expect(page).toContain(`up to ${EVEN.most - 1}:`);
    expect(page).toContain(`no more than ${EVEN.tolerance} apart`);
  });
});

describe('the example on the page', () => {
  const blocks = [...page.matchAll(/```\w*\n([\s\S]*?)```/g)].map(found => found[1]!);
  const record = recordIn(blocks[0]!);

  it('is a record whose deal holds', () => {
    expect(checkDeal(world, record)).toMatchObject({ ok: true, value: { draws: 3, room: 'k7mq-2xd9' } });
  });

  it('shows the right numbers', () => {
    const seed = second.seed('k7mq-2xd9', tagValue(record, 'DealSecret')!, tagValue(record, 'DealNonces')!.split(' '));
    expect(blocks[1]).toContain(`${seed} is the seed`);
    const order = second.order(seed, 4).map(seat => seat + 1);
    expect(page).toContain(
      `four seats the order ${order.join(',')}: \`${sha256(`${seed} seats 0`).toString('hex').slice(0, 8)}\``,
    );
    const shown = [0, 1, 2].map(turn => sha256(`${seed} turn ${turn} 0`).toString('hex'));
    expect(blocks[1]).toContain(`${shown[0]!.slice(0, 8)} ...`);
    expect(blocks[1]).toContain(`${shown[1]!.slice(0, 8)} ...`);
    expect(blocks[1]).toContain(`${shown[2]!.slice(0, 24).replaceAll(/(.{8})(?=.)/g, '$1 ')} ...`);
  });
});
