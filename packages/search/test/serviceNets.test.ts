import { EventEmitter, once } from 'node:events';
import { setImmediate } from 'node:timers/promises';
import { fail, type Game, ok, type Result, seededRandom } from '@threefold-games/core';
import type {
  AnalysisQuestion,
  EngineClient,
  Evaluator,
  EvaluatorName,
  NetName,
  TurnQuestion,
} from '@threefold-games/search';
import { sticks } from '@threefold-games/testkit';
import { describe, expect, it } from 'vitest';
import { ignorantBot } from './serviceBot.ts';
import { analyse, ask, nearby, nets, tzaar } from './serviceClient.ts';

const WEIGHTS = ok(new Uint8Array(1));

/** Weights that come when the test says so, and what was asked for. */
const post = () => {
  const asked: string[] = [];
  const arrivals = new EventEmitter();
  const sent = new Set<string>();
  return {
    asked,
    fetchWeights: async ({ pathname }: URL): Promise<Result<Uint8Array>> => {
      const name = pathname.slice(1);
      asked.push(name);
      if (!sent.has(name)) await once(arrivals, name);
      return WEIGHTS;
    },
    async deliver(name: NetName): Promise<void> {
      sent.add(name);
      arrivals.emit(name);
      await setImmediate();
    },
  };
};

describe('the service and the nets', () => {
  const [bySmall, byBig] = [2, 3].map(level => ({ ...ask, strength: { level } })) as [TurnQuestion, TurnQuestion];
  const evaluatorOf = async (client: EngineClient, question: TurnQuestion) => {
    const chosen = await client.chooseTurn(question).answer;
    return chosen.ok ? chosen.value.evaluator : chosen.error.code;
  };

  it('lets the best evaluator play that is there, and loads the small net first', async () => {
    const { asked, fetchWeights, deliver } = post();
    const client = nearby({ fetchWeights });
    const impatient = { ...byBig, wait: false };
    expect(await evaluatorOf(client, impatient)).toBe('hand');
    expect(await evaluatorOf(client, impatient)).toBe('hand');
    expect(asked).toEqual(['small']);
    await deliver('small');
    expect(await evaluatorOf(client, impatient)).toBe('small');
    expect(asked).toEqual(['small', 'big']);
    await deliver('big');
    expect(await evaluatorOf(client, impatient)).toBe('big');
    expect(await evaluatorOf(client, { ...bySmall, wait: false })).toBe('small');
    expect(asked).toEqual(['small', 'big']);
  });

  it('weighs positions at first sight by what is there, up to the small net, which it loads meanwhile', async () => {
    const { asked, fetchWeights, deliver } = post();
    const client = nearby({ fetchWeights });
    const weigh = async (...positions: readonly string[]) => client.weigh({ game: 'sticks', positions }).answer;
    const drawDue = 'sticks/1 2 pile=7 7 4 2 0 0';
    expect(await weigh(ask.position)).toMatchObject({ ok: true, value: { evaluator: 'hand', shares: [[0.5, 0.5]] } });
    await deliver('small');
    const weighed = await weigh(ask.position, drawDue);
    expect(weighed).toMatchObject({ ok: true, value: { evaluator: 'small' } });
    expect(weighed.ok && weighed.value.shares.map(([a = 0, b = 0]) => a + b)).toEqual([1, 1]);
    expect(asked).toEqual(['small']);
    const codes = await Promise.all(
      [['nonsense'], [], ['sticks/1 2 pile=7 0 3 1 0 4']].map(async positions => {
        const answer = await weigh(...positions);
        return answer.ok ? 'ok' : answer.error.code;
      }),
    );
    expect(codes).toEqual(['position.version', 'engine.idle', 'engine.idle']);
  });

  it('never loads a larger net than is wanted, and none for the hand', async () => {
    const { asked, fetchWeights, deliver } = post();
    const client = nearby({ fetchWeights });
    expect(await evaluatorOf(client, ask)).toBe('hand');
    expect(asked).toEqual([]);
    const patient = evaluatorOf(client, bySmall);
    await deliver('small');
    expect(await patient).toBe('small');
    expect(await evaluatorOf(client, { ...bySmall, wait: false })).toBe('small');
    expect(asked).toEqual(['small']);
  });

  it('waits for the net that is wanted where it is told to, and loads no other', async () => {
    const { asked, fetchWeights, deliver } = post();
    const client = nearby({ fetchWeights });
    const patient = evaluatorOf(client, byBig);
    await deliver('big');
    expect(await patient).toBe('big');
    expect(asked).toEqual(['big']);
  });

  it.each([
    ['cannot be fetched', async () => fail('net.fetch', 'offline'), nets.big],
    ['are lost on the way', () => Promise.reject(new Error('no line')), nets.big],
    ['do not fit', async () => WEIGHTS, { ...nets.big, open: () => fail('net.unfit') }],
  ])('plays with the next smaller evaluator where weights %s', async (_, fetchBig, big) => {
    const only = (fetchSmall: () => Promise<Result<Uint8Array>>) =>
      nearby({
        loadBot: async () => ignorantBot(sticks, { small: nets.small, big }),
        fetchWeights: ({ pathname }) => (pathname === '/big' ? fetchBig() : fetchSmall()),
      });
    expect(
      await evaluatorOf(
        only(async () => WEIGHTS),
        byBig,
      ),
    ).toBe('small');
    expect(
      await evaluatorOf(
        only(async () => fail('net.fetch')),
        byBig,
      ),
    ).toBe('hand');
    expect(
      await evaluatorOf(
        only(async () => fail('net.fetch')),
        { ...byBig, wait: false },
      ),
    ).toBe('hand');
  });

  it('tries again what could not be had', async () => {
    const answers = [fail('net.fetch'), fail('net.fetch'), WEIGHTS];
    const client = nearby({ fetchWeights: async () => answers.shift()! });
    expect(await evaluatorOf(client, byBig)).toBe('hand');
    expect(await evaluatorOf(client, byBig)).toBe('big');
  });

  it('plays by hand where a game has no nets', async () => {
    const { asked, fetchWeights } = post();
    expect(await evaluatorOf(nearby({ loadBot: async () => ignorantBot(sticks), fetchWeights }), byBig)).toBe('hand');
    expect(asked).toEqual([]);
  });

  it('can be stopped while it waits for the weights', async () => {
    const client = nearby({ fetchWeights: () => new Promise(() => undefined) });
    for (const asked of [client.chooseTurn(byBig), client.analyse({ ...ask, evaluator: 'big', variations: 1 })]) {
      asked.stop();
      expect(await asked.answer).toMatchObject({ error: { code: 'engine.stopped' } });
    }
  });
});

describe('an analysis and the nets', () => {
  const byBig = { ...analyse, evaluator: 'big' } as const;
  const loadBot = async () => ignorantBot(tzaar, nets);

  /** Asks, and tells of each evaluator as it begins to think. */
  const follow = (client: EngineClient, question: AnalysisQuestion) => {
    const evaluators: EvaluatorName[] = [];
    const waiting = new Map<EvaluatorName, () => void>();
    const asked = client.analyse(question, thought => {
      if (evaluators.at(-1) !== thought.evaluator) evaluators.push(thought.evaluator);
      waiting.get(thought.evaluator)?.();
    });
    const heard = (evaluator: EvaluatorName) =>
      new Promise<void>(resolve => {
        if (evaluators.includes(evaluator)) resolve();
        else waiting.set(evaluator, resolve);
      });
    return { asked, evaluators, heard };
  };

  it.each([true, false])('goes over to each better evaluator as it arrives, waiting for the first: %s', async wait => {
    const { asked: files, fetchWeights, deliver } = post();
    const { asked, evaluators, heard } = follow(nearby({ loadBot, fetchWeights }), { ...byBig, wait });
    if (!wait) await heard('hand');
    await deliver('small');
    await heard('small');
    expect(files).toEqual(['small', 'big']);
    await deliver('big');
    await heard('big');
    asked.stop();
    expect(await asked.answer).toMatchObject({ ok: true, value: { evaluator: 'big' } });
    expect(evaluators).toEqual(wait ? ['small', 'big'] : ['hand', 'small', 'big']);
  });

  it.each([
    ['takes over', 100, 'small'],
    ['comes too late', 200, 'hand'],
  ])('keeps to its time where a better evaluator %s', async (_, arrival, evaluator) => {
    const { asked: files, fetchWeights, deliver } = post();
    const clock = { time: 0 };
    const counted = { now: () => (clock.time += 0.1), pause: () => setImmediate() };
    const client = nearby({ loadBot, fetchWeights, around: counted });
    const { asked } = follow(client, { ...byBig, wait: false, limits: { milliseconds: 300 } });
    while (clock.time < arrival) await setImmediate();
    await deliver('small');
    expect(await asked.answer).toMatchObject({ ok: true, value: { evaluator } });
    expect(clock.time).toBeGreaterThan(290);
    expect(clock.time).toBeLessThan(310);
    // Either way the big net is on its way, for the next question at the latest.
    expect(files).toEqual(['small', 'big']);
  });

  it('does with the small net where the device asks for it', async () => {
    const files: string[] = [];
    const client = nearby({
      loadBot,
      isSparing: () => true,
      fetchWeights: async ({ pathname }) => {
        files.push(pathname);
        return WEIGHTS;
      },
    });
    const thought = await client.analyse({ ...byBig, limits: { simulations: 100 } }).answer;
    expect(thought).toMatchObject({ ok: true, value: { evaluator: 'small' } });
    expect(files).toEqual(['/small']);
  });

  it('says why it does without the net that was wanted, and only then', async () => {
    const limits = { simulations: 2000 };
    const without = (missing: readonly string[]) =>
      nearby({
        loadBot,
        fetchWeights: async ({ pathname }) => (missing.includes(pathname) ? fail('net.fetch', 'offline') : WEIGHTS),
      });
    expect(await without(['/small', '/big']).analyse({ ...byBig, limits }).answer).toMatchObject({
      value: { evaluator: 'hand', lack: { code: 'net.fetch', detail: 'offline' } },
    });
    expect(await without(['/big']).analyse({ ...byBig, limits }).answer).toMatchObject({
      value: { evaluator: 'small', lack: { code: 'net.fetch' } },
    });
    for (const client of [without([]), without(['/small']), nearby({ loadBot: async () => ignorantBot(tzaar) })]) {
      const thought = await client.analyse({ ...byBig, limits }).answer;
      expect(thought.ok && thought.value.lack).toBeUndefined();
    }
  });
});

describe('an even start', () => {
  /** What the net gives the first seat, one start after the other. */
  const shares = [0.8, 0.1, 0.52, 0.5];
  const evaluator = (): Evaluator => {
    let asked = 0;
    return {
      evaluate: (_position, _actions, _count, _priors, values) => values.set([shares[asked]!, 1 - shares[asked++]!]),
    };
  };
  const rated = { ...nets.small, open: () => ok(evaluator()) };
  const game: Game = { ...sticks, varySetup: setup => ({ ...setup, layout: `${setup.layout}+` }) };
  const loadBot = async () => ignorantBot(game, { small: rated, big: nets.big });
  const question = { game: 'sticks', options: { pile: '7' }, seats: 2, seed: 'a', tolerance: 0.06, most: 4 };

  it('is varied until the small net finds it even, and no other net is loaded', async () => {
    const { asked, fetchWeights, deliver } = post();
    const client = nearby({ loadBot, fetchWeights, fingerprint: ({ length }) => `${length} bytes` });
    const even = client.findEven(question);
    await deliver('small');
    expect(await even.answer).toMatchObject({
      value: { accepted: [2], setup: { layout: '+' }, values: [0.52, 0.48], even: true, rated: 3, net: '1 bytes' },
    });
    expect(asked).toEqual(['small']);
    expect(await client.findEven({ ...question, tolerance: 0 }).answer).toMatchObject({
      value: { accepted: [2, 3], setup: { layout: '++' } },
    });
  });

  it('is left to the chance that the service was told to use', async () => {
    const seeds: string[] = [];
    const chanceOf = (seed: string) => (attempt: number) => {
      seeds.push(`${seed} ${attempt}`);
      return seededRandom(0);
    };
    await nearby({ loadBot, fetchWeights: async () => WEIGHTS, chanceOf }).findEven(question).answer;
    expect(seeds).toEqual(['a 0', 'a 1', 'a 2']);
  });

  it('is not found by a hand evaluator', async () => {
    const without = nearby({ loadBot });
    expect(await without.findEven(question).answer).toMatchObject({ error: { code: 'net.fetch' } });
    const netless = nearby({ loadBot: async () => ignorantBot(sticks), fetchWeights: async () => WEIGHTS });
    expect(await netless.findEven(question).answer).toMatchObject({ error: { code: 'net.fetch' } });
  });

  it('can be stopped while it waits for the weights', async () => {
    const asked = nearby({ loadBot, fetchWeights: () => new Promise(() => undefined) }).findEven(question);
    asked.stop();
    expect(await asked.answer).toMatchObject({ error: { code: 'engine.stopped' } });
  });
});
