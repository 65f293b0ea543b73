import { games } from '@threefold-games/catalogue';
import {
  type Action,
  type Game,
  legalActions,
  NOBODY,
  type Options,
  type Position,
  parseOptions,
  type Random,
  seededRandom,
} from '@threefold-games/core';
import { amount } from '@threefold-games/testkit';
import { explain } from '@threefold-games/words/explain';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

/** Any values of the options that go together. */
const anyOptions = (game: Game, seats: number, random: Random): Options => {
  for (;;) {
    const values = Object.entries(game.options).map(([name, spec]) => [
      name,
      spec.values[random.below(spec.values.length)]!,
    ]);
    const options = parseOptions(game.options, seats, Object.fromEntries(values));
    if (options.ok) return options.value;
  }
};

/** Positions from random games with any options. */
const positionsOf = (game: Game, count: number): Position[] => {
  const random = seededRandom(`fuzz ${game.id}`);
  const found: Position[] = [];
  for (let i = 0; i < count; i++) {
    const seats = game.seats[i % game.seats.length]!;
    const position = game.start(game.setup(anyOptions(game, seats, random), seats, random));
    for (let left = random.below(game.maxSteps); left > 0 && position.actor !== NOBODY; left--) {
      const legal = legalActions(game, position);
      position.make(legal[random.below(legal.length)] as Action);
    }
    found.push(position);
  }
  return found;
};

const mutations = (text: string) =>
  fc
    .array(
      fc.record({
        at: fc.nat(text.length),
        cut: fc.nat(6),
        put: fc.oneof(
          fc.string({ unit: 'binary', maxLength: 3 }),
          fc.constantFrom(...new Set(text), '-1', '0', '9', '99', '4294967296', ' ', ''),
        ),
      }),
      { minLength: 1, maxLength: 3 },
    )
    .map(changes => changes.reduce((t, { at, cut, put }) => t.slice(0, at) + put + t.slice(at + cut), text));

describe.each(games.map(game => ({ id: game.id, game })))('$id takes any input', ({ game }) => {
  const positions = positionsOf(game, amount(24, 60));

  /** A text is refused with a code, or it is a sound position that can be played on. */
  const sound = (text: string): void => {
    const decoded = game.decode(text);
    if (!decoded.ok) {
      expect(explain(decoded.error)).toContain('.');
      return;
    }
    const position = decoded.value;
    const again = position.encode();
    const twin = game.decode(again);
    expect(twin.ok && twin.value.encode()).toBe(again);
    position.view();
    const legal = legalActions(game, position);
    expect(legal.length === 0).toBe(position.actor === NOBODY);
    for (const action of legal.slice(0, 5)) {
      position.make(action);
      legalActions(game, position);
      position.unmake();
    }
    expect(position.encode()).toBe(again);
  };

  it('as a position: random text', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary', maxLength: 200 }), sound), { numRuns: amount(100, 300) });
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme-ascii', maxLength: 200 }), text =>
        sound(`${game.id}/${game.version} ${text}`),
      ),
      { numRuns: amount(100, 300) },
    );
  });

  it('as a position: a real one with changes', () => {
    const texts = positions.map(position => position.encode());
    fc.assert(fc.property(fc.constantFrom(...texts).chain(mutations), sound), { numRuns: amount(300, 1500) });
  });

  it('as a position: huge text', () => {
    const [first] = positions.map(position => position.encode());
    for (const text of ['x'.repeat(3_000_000), ' '.repeat(3_000_000), `${first}${' 1'.repeat(1_000_000)}`]) {
      expect(game.decode(text).ok).toBe(false);
    }
  });

  it('as a step: explained or legal, and nothing changes', () => {
    const steps = positions.flatMap(position =>
      legalActions(game, position)
        .slice(0, 8)
        .map(action => position.format(action)),
    );
    const attempt = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 12 }),
      fc.constantFrom(...steps),
      fc.constantFrom(...steps).chain(mutations),
    );
    fc.assert(
      fc.property(fc.nat(positions.length - 1), attempt, (i, text) => {
        const position = positions[i]!;
        const before = position.encode();
        const legal: readonly (Action | undefined)[] = legalActions(game, position);
        expect(position.whyNot(text) === undefined, `${JSON.stringify(text)} at ${before}`).toBe(
          legal.includes(position.parse(text)),
        );
        expect(position.encode()).toBe(before);
      }),
      { numRuns: amount(500, 2000) },
    );
  });

  it('as a set-up: refused with a code', () => {
    fc.assert(
      fc.property(fc.constantFrom(...game.seats), fc.string({ unit: 'binary' }), (seats, layout) => {
        const options = Object.fromEntries(
          Object.entries(game.options).map(([name, spec]) => [name, spec.standard(seats)]),
        );
        const setup = game.parseSetup(seats, options, layout);
        expect(setup.ok || explain(setup.error)).toBeTruthy();
      }),
    );
  });
});
