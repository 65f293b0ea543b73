import { readFileSync } from 'node:fs';
import { type Action, legalActions, type Position, seededRandom } from '@threefold-games/core';
import { type Evaluator, NETS, type NetName } from '@threefold-games/search';
import { amount, must } from '@threefold-games/testkit';
import { tzaar } from '@threefold-games/tzaar';
import { describe, expect, it } from 'vitest';
import { bot } from '../bot/index.ts';
import { openNet } from '../bot/net.ts';
import { start, table } from './table.ts';

/** A net by its name, with and without vectors. */
const load = (name: NetName) => {
  const { url } = bot.nets![name];
  const bytes = new Uint8Array(readFileSync(url));
  const open = (simd: boolean): Evaluator => must(openNet(bytes, { simd }));
  return { name, bytes, fast: open(true), plain: open(false) };
};
const LOADED = NETS.map(load);

const evaluate = (net: Evaluator, position: Position) => {
  const actions = Int32Array.from(legalActions(tzaar, position));
  const priors = new Float32Array(actions.length);
  const values = new Float64Array(2);
  net.evaluate(position, actions, actions.length, priors, values);
  return {
    values: [...values],
    priors: new Map([...actions].map((action, i) => [position.format(action as Action), priors[i]!])),
  };
};

const decode = (text: string): Position => must(tzaar.decode(text));

/** White is to make the second step of a turn. */
const TEXT = 'tzaar/1 2 setup=random Ooraa/oRrro./aROoR3.A/OOAO.ROo/oAoOR.oO/.Or.r.rR/RO...a4O/oOA.oo/oO.rO w2';

describe.each(LOADED)('the $name net', ({ bytes, fast: FAST, plain: PLAIN }) => {
  it('says the same with and without vectors, from the first step to the last', () => {
    const random = seededRandom('both kernels');
    const position = tzaar.start(tzaar.setup({ setup: 'random' }, 2, random));
    const faults: string[] = [];
    let n = 0;
    for (let actions = legalActions(tzaar, position); actions.length > 0; actions = legalActions(tzaar, position)) {
      // In a usual run every fifth position: first and second steps take turns.
      if (n++ % amount(5, 1) === 0) {
        const before = position.encode();
        const fault = (what: string): unknown => faults.push(`${what} at ${before}`);
        const [fast, plain] = [evaluate(FAST, position), evaluate(PLAIN, position)];
        if (position.encode() !== before) fault(`it becomes ${position.encode()}`);
        if (!(Math.abs(fast.values[0]! - plain.values[0]!) < 1e-4))
          fault(`the value is ${fast.values[0]}, not ${plain.values[0]}`);
        if (!(Math.abs(fast.values[0]! + fast.values[1]! - 1) < 1e-9))
          fault(`the values ${fast.values.join()} do not sum to 1`);
        for (const [step, prior] of fast.priors)
          if (!(Math.abs(prior - plain.priors.get(step)!) < 1e-4))
            fault(`${step} has ${prior}, not ${plain.priors.get(step)}`);
      }
      position.make(actions[random.below(actions.length)]!);
    }
    expect(faults).toEqual([]);
  });

  it('sees the board from the seat that acts', () => {
    const swap = (c: string): string => (c < 'a' ? c.toLowerCase() : c.toUpperCase());
    const [head, board] = TEXT.slice(0, -3).split(/ (?=[^ ]+$)/);
    const [white, black] = [decode(TEXT), decode(`${head} ${board!.replace(/[a-z]/gi, swap)} b2`)];
    expect(evaluate(FAST, black).priors).toEqual(evaluate(FAST, white).priors);
    expect(evaluate(FAST, black).values).toEqual(evaluate(FAST, white).values.reverse());
  });

  it('never buries the last of its own type', () => {
    const position = table({ A1: 'A', A2: 'R2', A3: 'O', B1: 'O', C1: 'a', C2: 'r', D1: 'o', E1: 'o' }, 'w2');
    const { priors } = evaluate(FAST, position);
    expect([...priors].filter(([, prior]) => prior === 0).map(([step]) => step)).toEqual(
      [...priors.keys()].filter(step => /\+A[12]$/.test(step)),
    );
    expect(priors.size).toBeGreaterThan([...priors.values()].filter(prior => prior === 0).length);
  });

  it('values a position when nobody asks for steps', () => {
    const position = decode(TEXT);
    const values = new Float64Array(2);
    FAST.evaluate(position, new Int32Array(0), 0, new Float32Array(0), values);
    expect([...values]).toEqual(evaluate(FAST, position).values);
  });

  it('leaves the placing of pieces to the hand evaluator', () => {
    const position = start('tournament');
    expect(evaluate(FAST, position)).toEqual(evaluate(bot.hand(), position));
  });

  it('is not made of other files', () => {
    const codeOf = (file: Uint8Array): string => {
      const opened = openNet(file);
      return opened.ok ? 'ok' : opened.error.code;
    };
    expect(codeOf(bytes)).toBe('ok');
    expect(codeOf(readFileSync(new URL('../../talat/bot/weights/talat-small.net', import.meta.url)))).toBe('net.unfit');
    expect(codeOf(bytes.subarray(1))).toBe('net.format');
  });
});
