import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { EVEN, formatRecord, type GameRecord, parseRecord, tagValue } from '@threefold-games/core';
import { checkDeal, type DealScheme, openRoom, type RoomState, recordOf } from '@threefold-games/room';
import { gathering, must, nonceOf, planOf, playing, SECRET, world } from '@threefold-games/testkit';
import { describe, expect, it } from 'vitest';

const sha256 = (data: string | Uint8Array): Buffer => createHash('sha256').update(data).digest();
const page = readFileSync(new URL('../../../docs/dealing.md', import.meta.url), 'utf8');

const FIRST = 'threefold-deal/1';
const SECOND = 'threefold-deal/2';

/** docs/dealing.md once more, read literally and written apart from the dealer. */
const second = {
  firstSeed: (room: string, secret: string, nonces: readonly string[]): string =>
    sha256(`threefold-deal/1\n${room}\n${secret}\n${nonces.map(nonce => `${nonce}\n`).join('')}`).toString('hex'),
  seed: (secret: string, nonces: readonly string[]): string =>
    sha256(
      `threefold-deal/2\n${secret}\n${nonces
        .toSorted()
        .map(nonce => `${nonce}\n`)
        .join('')}`,
    ).toString('hex'),
  bot: (hash: string, n: number): string => sha256(`${hash} bot ${n}`).toString('hex').slice(0, 32),
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
  order: (seed: string, listed: readonly number[]): readonly number[] => {
    const words = second.words(seed, 'seats');
    const order = [...listed];
    for (let i = order.length - 1; i > 0; i--) {
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
const over = (
  game: string,
  seats: number,
  turns: number,
  bots: Readonly<Record<number, number>> = {},
  scheme?: DealScheme,
): RoomState => {
  const table = playing(game, seats, { leaver: { kind: 'end' } }, bots, scheme).playOn(turns);
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

  it.each([FIRST, SECOND] as const)('draws every tile as its page says: %s', scheme => {
    const state = over('taluva', 2, 100, {}, scheme);
    expect(state.turns.length).toBeGreaterThan(30);
    const nonces = [nonceOf(0), nonceOf(1)];
    const seed = scheme === FIRST ? second.firstSeed('room-test', SECRET, nonces) : second.seed(SECRET, nonces);
    const unseen = allTiles();
    const tiles = state.turns.map(
      (_, turn) => unseen.splice(second.below(second.words(seed, `turn ${turn}`), unseen.length), 1)[0],
    );
    expect(state.turns.map(({ steps }) => steps[0])).toEqual(tiles);
  });

  it.each([
    [FIRST, { accepted: [] }],
    [FIRST, { accepted: [3, 17] }],
    [SECOND, { accepted: [] }],
    [SECOND, { accepted: [3, 17] }],
  ] as const)(
    'lays out a set-up as its page says, bots adding nothing or what follows from the hash: %s %j',
    (scheme, even) => {
      const table = playing('tzaar', 2, { even: true }, { 1: 2 }, scheme);
      table.happen({ kind: 'dealt', even });
      const { state } = table;
      expect(over('tzaar', 2, 0, { 1: 2 }, scheme).layout === state.layout).toBe(even.accepted.length === 0);
      const seed =
        scheme === FIRST
          ? second.firstSeed('room-test', SECRET, [nonceOf(0), ''])
          : second.seed(SECRET, [nonceOf(0), second.bot(state.deal.hash, 1)]);
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
    const nonces = Array.from({ length: seats }, (_, seat) => nonceOf(seat));
    const first = playing('taluva', seats, { lot: true }, {}, FIRST).state;
    expect(first.deal.order).toEqual(second.order(second.firstSeed('room-test', SECRET, nonces), [...nonces.keys()]));
    // What the last seat adds comes first: a bot sits there.
    const { deal } = playing('taluva', seats, { lot: true }, { [seats - 1]: 3 }).state;
    const added = [...nonces.slice(0, -1), second.bot(deal.hash, 1)];
    expect(deal.nonces).toEqual(added);
    expect(added.at(-1)! < added[0]!).toBe(true);
    const listed = [seats - 1, ...nonces.slice(0, -1).keys()];
    expect(deal.order).toEqual(second.order(second.seed(SECRET, added), listed));
  });

  it('lets each bot add its own', () => {
    const { deal } = over('taluva', 4, 1, { 1: 4, 3: 2 });
    expect(deal.nonces).toEqual([nonceOf(0), second.bot(deal.hash, 1), nonceOf(2), second.bot(deal.hash, 2)]);
  });

  it('deals alike whatever the room is called: a name could still be chosen when the nonces are known', () => {
    const named = (id: string): RoomState => {
      const table = gathering(planOf('tzaar', 2, { start: 'full' }));
      table.state = { ...table.state, id };
      for (const seat of [0, 1]) table.ask(seat, { kind: 'sit', name: `${seat}`, nonce: nonceOf(seat) });
      return table.state;
    };
    expect(named('room-else').layout).toBe(named('room-test').layout);
    expect(named('room-else').layout).not.toBe('');
  });

  it('depends on every nonce', () => {
    const layout = (bots: Readonly<Record<number, number>>): string => over('tzaar', 2, 0, bots).layout;
    expect(new Set([layout({}), layout({ 1: 1 })]).size).toBe(2);
  });
});

describe('a deal', () => {
  it.each([
    ['taluva', 3, 20, FIRST, { draws: 20, layout: false, added: ['person', 'nobody', 'person'] }],
    ['taluva', 3, 20, SECOND, { draws: 20, layout: false, added: ['person', 'bot', 'person'] }],
    ['tzaar', 2, 5, FIRST, { draws: 0, layout: true, added: ['person', 'nobody'] }],
    ['tzaar', 2, 5, SECOND, { draws: 0, layout: true, added: ['person', 'bot'] }],
  ] as const)('of %s is checked from its record', (game, seats, turns, scheme, found) => {
    const state = over(game, seats, turns, { 1: 1 }, scheme);
    const record = recordIn(formatRecord(recordOf(world, state)));
    expect(checkDeal(world, record)).toEqual({
      ok: true,
      value: { scheme, room: 'room-test', hash: state.deal.hash, ...found },
    });
  });

  it('with another nonce is found out by who knows their own, and by nobody else', () => {
    // What a server does that deals from a number of its own instead of what the first seat sent.
    const honest = recordOf(world, over('taluva', 2, 6));
    const table = gathering(planOf('taluva', 2, { start: 'full', leaver: { kind: 'end' } }));
    for (const seat of [0, 1]) table.ask(seat, { kind: 'sit', name: `${seat}`, nonce: nonceOf(seat === 0 ? 7 : 1) });
    table.playOn(6).ask(0, { kind: 'resign' });
    const dishonest = recordOf(world, table.state);
    expect([codeOf(honest), codeOf(dishonest)]).toEqual(['ok', 'ok']);
    expect(checkDeal(world, honest, nonceOf(0))).toMatchObject({ ok: true, value: { ownSeat: 0 } });
    expect(checkDeal(world, dishonest, nonceOf(0))).toMatchObject({ error: { code: 'deal.nonce' } });
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
    expect(codeOf(withTag(record, 'Deal', 'threefold-deal/3'))).toBe('deal.scheme');
    expect(codeOf(withTag(record, 'Deal', FIRST))).toBe('deal.draw');
    expect(codeOf(withTag(record, 'DealSecret', nonceOf(4)))).toBe('deal.hash');
    expect(codeOf(withTag(record, 'DealHash', nonceOf(4)))).toBe('deal.hash');
    expect(codeOf(withTag(record, 'DealNonces', [nonces[0], nonceOf(5)].join(' ')))).toBe('deal.draw');
    const first = recordOf(world, over('taluva', 2, 6, {}, FIRST));
    expect(codeOf(withTag(first, 'DealNonces', nonces.toReversed().join(' ')))).toBe('deal.draw');
    expect(codeOf(withTag(first, 'DealRoom', 'room-else'))).toBe('deal.draw');
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

describe('the examples on the page', () => {
  const blocks = [...page.matchAll(/```\w*\n([\s\S]*?)```/g)].map(found => found[1]!);
  const [record, commands, firstRecord, firstCommands] = [
    recordIn(blocks[0]!),
    blocks[1]!,
    recordIn(blocks[2]!),
    blocks[3]!,
  ];
  const added = (of: GameRecord): readonly string[] => tagValue(of, 'DealNonces')!.split(' ');
  const wordsShown = (seed: string, purpose: string, count: number): string =>
    sha256(`${seed} ${purpose} 0`)
      .toString('hex')
      .slice(0, 8 * count)
      .replaceAll(/(.{8})(?=.)/g, '$1 ');

  it('are records whose deals hold, by the scheme of today and by the first', () => {
    expect(checkDeal(world, record)).toMatchObject({
      ok: true,
      value: { scheme: SECOND, draws: 3, room: 'k7mq-2xd9' },
    });
    expect(checkDeal(world, record)).toMatchObject({ value: { added: ['bot', 'person', 'person'] } });
    expect(checkDeal(world, firstRecord)).toMatchObject({ ok: true, value: { scheme: FIRST, draws: 3 } });
  });

  it('show the right numbers', () => {
    const secret = tagValue(record, 'DealSecret')!;
    const seed = second.seed(secret, added(record));
    expect(commands).toContain(`${second.bot(tagValue(record, 'DealHash')!, 1)} is what the bot adds`);
    expect(commands).toContain(`${seed} is the seed`);
    const listed = added(record)
      .map((nonce, seat) => ({ nonce, seat }))
      .sort((a, b) => (a.nonce < b.nonce ? -1 : 1))
      .map(({ seat }) => seat);
    expect(page).toContain(`is listed as ${listed.map(seat => seat + 1).join(', ')}`);
    expect(page).toContain(
      `would give the order ${second
        .order(seed, listed)
        .map(seat => seat + 1)
        .join(',')}:`,
    );
    expect(page).toContain(`\`${wordsShown(seed, 'seats', 1)}\` gives`);
    for (const turn of [0, 1, 2]) expect(commands).toContain(`${wordsShown(seed, `turn ${turn}`, 1)} ...`);
  });

  it('show the right numbers of the first scheme', () => {
    const seed = second.firstSeed('k7mq-2xd9', tagValue(firstRecord, 'DealSecret')!, added(firstRecord));
    expect(firstCommands).toContain(`${seed} is the seed`);
    for (const turn of [0, 1, 2])
      expect(firstCommands).toContain(`${wordsShown(seed, `turn ${turn}`, turn === 2 ? 3 : 1)} ...`);
  });
});
