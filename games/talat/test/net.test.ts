import { readFileSync } from 'node:fs';
import { type Action, legalActions, NOBODY, type Position, seededRandom } from '@threefold-games/core';
import type { Evaluator } from '@threefold-games/search';
import { talat } from '@threefold-games/talat';
import { must } from '@threefold-games/testkit';
import { describe, expect, it } from 'vitest';
import { openNet } from '../bot/net.ts';
import { optionsFor, picture, play, playOn, SETUP_2, type Table } from './table.ts';

const fileOf = (path: string): Uint8Array => new Uint8Array(readFileSync(new URL(path, import.meta.url)));
const open = (simd: boolean): Evaluator => must(openNet(fileOf('../bot/weights/talat-small.net'), { simd }));
const [FAST, PLAIN] = [open(true), open(false)];

const evaluate = (net: Evaluator, position: Position) => {
  const actions = Int32Array.from(legalActions(talat, position));
  const priors = new Float32Array(actions.length);
  const values = new Float64Array(position.seats);
  net.evaluate(position, actions, actions.length, priors, values);
  return {
    values: [...values],
    priors: new Map([...actions].map((action, i) => [position.format(action as Action), priors[i]!])),
  };
};

const ascending = (numbers: Iterable<number>): number[] => [...numbers].sort((a, b) => a - b);

/** Plays at random to the end and shows every position before a step. */
const playThrough = (seats: number, given: Record<string, string>, see: (position: Table, step: number) => void) => {
  const random = seededRandom(JSON.stringify(given));
  const position = talat.start(talat.setup(optionsFor(seats, given), seats, random));
  for (let step = 0; position.actor !== NOBODY; step++) {
    see(position, step);
    const actions = legalActions(talat, position);
    position.make(actions[random.below(actions.length)]!);
  }
};

const expectSound = ({ values, priors }: ReturnType<typeof evaluate>) => {
  expect(values.reduce((sum, value) => sum + value)).toBeCloseTo(1, 9);
  expect(Math.min(...values)).toBeGreaterThan(0);
  expect([...priors.values()].reduce((sum, prior) => sum + prior)).toBeCloseTo(1, 3);
  expect(Math.min(...priors.values())).toBeGreaterThan(0);
};

/** Every choice of options; house rules are off. */
const printed = Object.entries(talat.options).filter(([, { house }]) => !house);
const everyOption = printed.reduce<Record<string, string>[]>(
  (all, [name, { values }]) => all.flatMap(given => values.map(value => ({ ...given, [name]: value }))),
  [{}],
);

describe.each([2, 3])("Talat's net with %i seats", seats => {
  it('evaluates every position from the first placement to the last step, with vectors and without', () => {
    playThrough(seats, {}, (position, step) => {
      const before = position.encode();
      const fast = evaluate(FAST, position);
      expect(position.encode()).toBe(before);
      expectSound(fast);
      if (step % 20 > 0) return;
      const plain = evaluate(PLAIN, position);
      for (const [seat, value] of fast.values.entries())
        expect(Math.abs(value - plain.values[seat]!)).toBeLessThan(1e-4);
      for (const [text, prior] of fast.priors) expect(Math.abs(prior - plain.priors.get(text)!)).toBeLessThan(1e-4);
    });
  });

  it('takes all options, and tells them apart', () => {
    const opinions = new Set<string>();
    for (const options of everyOption)
      playThrough(seats, options, (position, step) => {
        if (step % 60 > 0) return;
        const said = evaluate(FAST, position);
        expectSound(said);
        if (step === 0) opinions.add(said.values.join());
      });
    // Where the Zihin may be moved means nothing without one.
    expect(opinions.size).toBe(everyOption.length / (seats === 2 ? 1 : 2));
  });
});

describe("Talat's net and points that nobody made", () => {
  const shareOf = (seat: number, given: Record<string, string>): number =>
    evaluate(FAST, play(SETUP_2, 2, given)).values[seat]!;

  it('reads komi and odds in the score: the more, the better', () => {
    const komi = ['0', '2.5', '5', '7.5'].map(value => shareOf(1, { komi: value }));
    const odds = ['none', 'seat0step1', 'seat0step2'].map(value => shareOf(0, { odds: value }));
    expect(komi).toEqual(komi.toSorted((a, b) => a - b));
    expect(odds).toEqual(odds.toSorted((a, b) => a - b));
    expect(komi.at(-1)! - komi[0]!).toBeGreaterThan(0.2);
    expect(odds.at(-1)! - odds[0]!).toBeGreaterThan(0.05);
  });
});

/** The name of a cell for two who exchange sides. */
const otherSide = (cell: string): string => {
  const column = 'abcdefghijklmno'.indexOf(cell[0]!);
  return `${'edcbaonmlkjihgf'[column]}${6 - Number(cell[1])}`;
};

describe("Talat's net and a choice of sides", () => {
  const after = (more: string) => evaluate(FAST, play(`${SETUP_2} c5-c4 ${more}`, 2, { swap: 'on' }));

  it('gives the better side to the one who chooses, before the choice and in it', () => {
    for (const before of [SETUP_2, `${SETUP_2} c5-c4`]) {
      const said = evaluate(FAST, play(before, 2, { swap: 'on' }));
      expectSound(said);
      expect(said.values[1]).toBeGreaterThanOrEqual(said.values[0]!);
    }
    const [choice, stay, swap] = [after(''), after('stay'), after('swap')];
    expect(choice.values[1]).toBeCloseTo(Math.max(...stay.values), 9);
    expect(choice.priors.get('stay')).toBeCloseTo(stay.values[1]!, 5);
    expect(swap.values).toEqual(stay.values.toReversed());
  });

  it('judges a game as if nobody had changed sides, and leaves the position as it was', () => {
    const [swapped, plain] = ['swap', 'stay'].map(text => play(`${SETUP_2} c5-c4 ${text}`, 2, { swap: 'on' }));
    const random = seededRandom('sides');
    while (plain!.actor !== NOBODY) {
      const [said, meant] = [evaluate(FAST, swapped!), evaluate(FAST, plain!)];
      expect(said.values).toEqual(meant.values.toReversed());
      expect(ascending(said.priors.values())).toEqual(ascending(meant.priors.values()));
      const text = [...meant.priors.keys()][random.below(meant.priors.size)]!;
      playOn(plain!, text);
      playOn(swapped!, text.replaceAll(/[a-o][1-5]/g, otherSide));
      expect(swapped!.actor).toBe(plain!.actor === NOBODY ? NOBODY : 1 - plain!.actor);
    }
    expect(swapped!.outcome()!.shares).toEqual(plain!.outcome()!.shares.toReversed());
  });
});

/** A text of a game of three in which everything is passed on to the next seat. */
const passOn = (text: string): string => {
  const fields = text.split(' ');
  const [boards, [actor, frozen, captures]] = [fields.slice(-6, -3), fields.slice(-3) as [string, string, string]];
  const next = (digit: string): string => String((Number(digit) + 1) % 3);
  const nextBoard = (digit: string): string => String((Number(digit) % 3) + 1);
  const taken = captures.split('/').map(list => list.replaceAll(/\d(?=[SML])/g, next));
  return [
    ...fields.slice(0, -6),
    boards[2],
    boards[0],
    boards[1],
    actor.replaceAll(/\d/g, next),
    [...frozen.replaceAll(/\d/g, nextBoard)].toSorted().join(''),
    [taken[2], taken[0], taken[1]].join('/'),
  ].join(' ');
};
const COLUMNS = 'abcdefghijklmno';
const passStepOn = (text: string): string =>
  text.replaceAll(/[a-o](?=[1-5])/g, column => COLUMNS[(COLUMNS.indexOf(column) + 5) % 15]!);

const EMPTY_RANKS = Array.from({ length: 3 }, () => '. . . . . | . . . . . | . . . . .').join('\n');
/** In a game of two one seat took six towers of the other. */
const CAPTORS = [
  {
    seat: 0,
    drawing: `. . m3 . .     | m4 l3 s4 s6 . | l4 l6 m3 s4 .
              ${EMPTY_RANKS}
              L3 M4 S6 M6 S3 | L4 . . . S3   | L6 M6 S3 M3 .`,
  },
  {
    seat: 1,
    drawing: `l3 m4 s6 m6 s3 | m4 l3 s4 s6 . | l4 . . . s3
              ${EMPTY_RANKS}
              . . M3 . .     | L4 L6 M3 S4 . | L6 M6 S3 M3 .`,
  },
];

describe("Talat's net", () => {
  it('sees the boards from the seat that acts', () => {
    let seen = 0;
    playThrough(3, {}, (position, step) => {
      if (step < 30 || step % 4 > 0) return;
      const passed = must(talat.decode(passOn(position.encode())));
      const [here, there] = [evaluate(FAST, position), evaluate(FAST, passed)];
      expect(there.values).toEqual([here.values[2], here.values[0], here.values[1]]);
      expect(there.priors).toEqual(new Map([...here.priors].map(([text, prior]) => [passStepOn(text), prior])));
      seen++;
    });
    expect(seen).toBeGreaterThan(10);
  });

  it.each(CAPTORS)('knows in a game of two that seat $seat took six towers', ({ seat, drawing }) => {
    for (const actor of [0, 1]) {
      const { values } = evaluate(FAST, picture(drawing, { seats: 2, actor }));
      expect(values[seat]).toBeGreaterThan(0.8);
    }
  });

  it('values a position when nobody asks for steps', () => {
    const position = talat.start(talat.setup(optionsFor(3), 3, seededRandom(1)));
    const values = new Float64Array(3);
    FAST.evaluate(position, new Int32Array(0), 0, new Float32Array(0), values);
    expect([...values]).toEqual(evaluate(FAST, position).values);
  });

  it('is not made of the weights of another game', () => {
    const opened = openNet(fileOf('../../tzaar/bot/weights/tzaar-small.net'));
    expect(!opened.ok && opened.error.code).toBe('net.unfit');
  });
});
