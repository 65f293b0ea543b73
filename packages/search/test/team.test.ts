import { setTimeout } from 'node:timers/promises';
import { seededRandom } from '@threefold-games/core';
import { EngineClient, EngineTeam, type Evaluator, type ServiceOptions, type Thought } from '@threefold-games/search';
import { describe, expect, it } from 'vitest';
import { ignorant } from './evaluators.ts';
import { ignorantBot } from './serviceBot.ts';
import { analyse, ask, keepForClosing, nearby, openThread, tzaar } from './serviceClient.ts';

/** A service of TZAAR in this thread that counts how often it evaluates. */
const counting = (options: Partial<ServiceOptions> = {}) => {
  const counted = { evaluations: 0, client: undefined as unknown as EngineClient };
  const evaluate: Evaluator['evaluate'] = (...args) => {
    counted.evaluations++;
    ignorant.evaluate(...args);
  };
  const bot = { ...ignorantBot(tzaar), hand: () => ({ evaluate }) };
  counted.client = nearby({ loadBot: async () => bot, ...options });
  return counted;
};

/** A team of so many, whose others come from a list, and whose time the test tells. */
const teamOf = (threads: number, first: EngineClient, others: EngineClient[]) => {
  const timers = new Set<() => void>();
  const team = new EngineTeam({
    first,
    another: () => others.shift()!,
    threads,
    after: (_, callback) => {
      timers.add(callback);
      return () => timers.delete(callback);
    },
  });
  return { team, timers };
};

/** A worker that cannot begin. */
const broken = () =>
  new EngineClient(() => {
    throw new Error('no more workers');
  });

const single = { ...analyse, threads: 1, limits: { simulations: 200 } } as const;

describe('an engine of several workers', () => {
  it('thinks about one position with all of them', async () => {
    const [first, second, third] = [counting(), counting(), counting()];
    const { team } = teamOf(3, first.client, [second.client, third.client]);
    const thought = await team.analyse({ ...analyse, limits: { simulations: 900 } }).answer;
    expect(thought.ok && thought.value.report.simulations).toBeGreaterThanOrEqual(900);
    for (const { evaluations } of [first, second, third]) expect(evaluations).toBeGreaterThan(100);
    const evaluated = first.evaluations + second.evaluations + third.evaluations;
    // What was still looked at when it was over counts nowhere.
    expect(thought.ok && evaluated - thought.value.report.evaluations).toBeLessThanOrEqual(32);
  });

  it('opens no other for one thread, and thinks then as one does alone', async () => {
    const others = [counting().client];
    const { team } = teamOf(2, counting().client, others);
    const thought = await team.analyse(single).answer;
    expect(others).toHaveLength(1);
    expect(thought).toEqual(await counting().client.analyse(single).answer);
  });

  it('spreads questions that want one thread each', async () => {
    const [first, second] = [counting(), counting()];
    const { team } = teamOf(2, first.client, [second.client]);
    const asked = [1, 2, 3].map(seed => team.analyse({ ...single, position: startText(seed) }));
    const answers = await Promise.all(asked.map(({ answer }) => answer));
    expect(answers.every(({ ok }) => ok)).toBe(true);
    expect(second.evaluations).toBeGreaterThan(100);
    expect(first.evaluations).toBeGreaterThan(second.evaluations);
  });

  it('asks the first what another broke down over', async () => {
    const { team } = teamOf(2, counting().client, [broken()]);
    const answers = await Promise.all([1, 2].map(() => team.analyse(single).answer));
    expect(answers.map(({ ok }) => ok)).toEqual([true, true]);
  });

  it('does without workers that cannot be opened', async () => {
    const { team } = teamOf(2, counting().client, [broken()]);
    const thought = await team.analyse({ ...analyse, limits: { simulations: 100 } }).answer;
    expect(thought).toMatchObject({ ok: true, value: { report: { simulations: 100 } } });
  });

  it('asks the first for everything else', async () => {
    const { team } = teamOf(2, nearby(), []);
    expect(await team.chooseTurn(ask).answer).toMatchObject({ ok: true });
    expect(await team.weigh({ game: 'sticks', positions: [ask.position] }).answer).toMatchObject({ ok: true });
    const question = { game: 'chess', options: {}, seats: 2, seed: 'a', tolerance: 0.1, most: 1 };
    expect(await team.findEven(question).answer).toMatchObject({ error: { code: 'game.unknown' } });
  });

  it('closes the others when nobody has needed them for a while, and opens them again', async () => {
    const second = counting();
    const { team, timers } = teamOf(2, counting().client, [second.client]);
    const question = { ...analyse, limits: { simulations: 400 } };
    await team.analyse(question).answer;
    expect(timers.size).toBe(1);
    for (const over of timers) over();
    const before = second.evaluations;
    team.forget();
    await team.analyse(question).answer;
    expect(second.evaluations).toBeGreaterThan(before);
    expect(timers.size).toBe(1);
  });
});

const startText = (seed: number): string =>
  tzaar.start(tzaar.setup({ setup: 'random' }, 2, seededRandom(seed))).encode();

describe('an engine of several threads', () => {
  it('reports until it is stopped, and goes on where a helper has gone', async () => {
    const helper = keepForClosing(openThread());
    const { team } = teamOf(2, keepForClosing(openThread()), [helper]);
    const thoughts: Thought[] = [];
    const reached = async (count: number) => {
      while ((thoughts.at(-1)?.report.simulations ?? 0) < count) await setTimeout(5);
    };
    const asked = team.analyse(analyse, thought => thoughts.push(thought));
    await reached(300);
    helper.close();
    await reached(thoughts.at(-1)!.report.simulations + 300);
    asked.stop();
    const last = await asked.answer;
    expect(last.ok && last.value.report.variations).toHaveLength(3);
    const counts = thoughts.map(({ report }) => report.simulations);
    expect(counts).toEqual(counts.toSorted((a, b) => a - b));
    const waiting = team.analyse(analyse);
    team.close();
    expect(await waiting.answer).toMatchObject({ error: { code: 'engine.stopped' } });
  });
});
