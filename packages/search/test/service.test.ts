import { setTimeout } from 'node:timers/promises';
import { MessageChannel, type MessagePort, Worker } from 'node:worker_threads';
import { fail, playTurn } from '@threefold-games/core';
import { EngineClient, type Evaluator, portOf, serve, type Thought, workerPort } from '@threefold-games/search';
import { sticks } from '@threefold-games/testkit';
import { afterAll, describe, expect, it } from 'vitest';
import { endings } from './endings.ts';
import { ignorant } from './evaluators.ts';
import { ignorantBot } from './serviceBot.ts';
import { analyse, around, ask, keepForClosing, LONG, nearby, OPEN, openThread, tzaar } from './serviceClient.ts';

/** With two left, taking both wins. */
const WINNING = 'sticks/1 2 pile=7 2 3 1 0 2';
const DRAW_DUE = 'sticks/1 2 pile=7 7 4 2 0 0';
const OVER = 'sticks/1 2 pile=7 0 3 1 0 4';

describe('the service', () => {
  it('chooses a whole turn that the rules allow, the winning one where there is one', async () => {
    const client = nearby();
    const chosen = await client.chooseTurn(ask).answer;
    expect(chosen).toMatchObject({ ok: true, value: { evaluator: 'hand' } });
    const position = sticks.decode(OPEN);
    if (chosen.ok && position.ok) expect(playTurn(sticks, position.value, chosen.value.steps).ok).toBe(true);
    expect(await client.chooseTurn({ ...ask, position: WINNING }).answer).toMatchObject({ value: { steps: ['2'] } });
  });

  it('refuses with a code what is not there, and where nobody acts', async () => {
    const client = nearby();
    const codeOf = async (change: object) => {
      const answer = await client.chooseTurn({ ...ask, ...change }).answer;
      return answer.ok ? 'ok' : answer.error.code;
    };
    expect(await codeOf({ game: 'chess' })).toBe('game.unknown');
    expect(await codeOf({ position: 'nonsense' })).toBe('position.version');
    expect(await codeOf({ strength: { level: 9 } })).toBe('engine.level');
    expect(await codeOf({ position: DRAW_DUE })).toBe('engine.idle');
    expect(await codeOf({ position: OVER })).toBe('engine.idle');
    expect(await codeOf({})).toBe('ok');
  });

  it('answers a bug with a code, and the next question as ever', async () => {
    let broken = true;
    const client = nearby({
      loadBot: async () => {
        if (broken) throw new TypeError('a bug');
        return ignorantBot(sticks);
      },
    });
    expect(await client.chooseTurn(ask).answer).toMatchObject({ ok: false, error: { code: 'engine.crashed' } });
    broken = false;
    expect(await client.chooseTurn(ask).answer).toMatchObject({ ok: true });
  });

  it('analyses where a draw is due', async () => {
    const thought = await nearby().analyse({
      ...analyse,
      game: 'sticks',
      position: DRAW_DUE,
      limits: { simulations: 200 },
    }).answer;
    expect(thought.ok && thought.value.report.values.reduce((sum, value) => sum + value, 0)).toBeCloseTo(1);
  });

  it('tries as long for a proof as it is told to', async () => {
    const client = nearby({ loadBot: async () => ({ ...ignorantBot(tzaar), isLate: () => true }) });
    const solved = async (proof: number) => {
      let count = 0;
      for (const position of endings('tzaar', 4, 8)) {
        const question = { ...analyse, position: position.encode(), proof, limits: { simulations: 1 } };
        client.forget();
        const thought = await client.analyse(question).answer;
        if (thought.ok && thought.value.report.solved) count++;
      }
      return count;
    };
    const [without, withProof] = [await solved(0), await solved(3000)];
    expect(withProof).toBeGreaterThan(without);
  });

  it('keeps what it has found out, until it is told to forget', async () => {
    let evaluated = 0;
    const counting = { ...ignorantBot(tzaar), hand: () => ({ evaluate: countingEvaluate }) };
    const countingEvaluate: Evaluator['evaluate'] = (...args) => {
      evaluated++;
      ignorant.evaluate(...args);
    };
    const client = nearby({ loadBot: async () => counting });
    const evaluations = async (seed: string) => {
      evaluated = 0;
      await client.chooseTurn({ ...ask, game: 'tzaar', position: LONG, seed }).answer;
      return evaluated;
    };
    const first = await evaluations('a');
    expect(first).toBeGreaterThan(50);
    expect(await evaluations('a')).toBe(0);
    expect(await evaluations('b')).toBe(first);
    client.forget();
    expect(await evaluations('a')).toBe(first);
  });

  it('answers what it was asked before it was told to forget, and is closed as often as one likes', async () => {
    const client = nearby({ loadBot: async () => ignorantBot(tzaar) });
    const asked = client.analyse(analyse, () => client.forget());
    await setTimeout(50);
    asked.stop();
    expect(await asked.answer).toMatchObject({ ok: true, value: { report: { solved: false } } });
    const open = client.analyse(analyse);
    client.close();
    client.close();
    asked.stop();
    open.stop();
    expect(await open.answer).toMatchObject({ error: { code: 'engine.stopped' } });
  });

  it('keeps no more players than it was told', async () => {
    let made = 0;
    const hand = (): Evaluator => {
      made++;
      return ignorant;
    };
    const bot = { ...ignorantBot(sticks), hand };
    const client = nearby({ loadBot: async () => bot, keep: 2 });
    for (const seed of ['a', 'b', 'a', 'c', 'a', 'b']) await client.chooseTurn({ ...ask, seed }).answer;
    expect(made).toBe(4);
  });
});

describe('the service in a thread of its own', () => {
  const shared = openThread();
  afterAll(() => shared.close());

  it('analyses until it is stopped, reports on the way, and answers other questions meanwhile', async () => {
    const client = shared;
    const thoughts: Thought[] = [];
    let reported: () => void = () => undefined;
    const several = new Promise<void>(resolve => {
      reported = resolve;
    });
    const endless = client.analyse(analyse, thought => {
      if (thoughts.push(thought) === 5) reported();
    });
    await several;
    const turn = await client.chooseTurn({ ...ask, game: 'tzaar', position: LONG }).answer;
    expect(turn).toMatchObject({ ok: true });
    const waiting = client.analyse(analyse);
    waiting.stop();
    expect(await waiting.answer).toMatchObject({ error: { code: 'engine.stopped' } });
    endless.stop();
    const last = await endless.answer;
    expect(last.ok && last.value.report.variations).toHaveLength(3);
    const counts = thoughts.map(({ report }) => report.simulations);
    expect(counts).toEqual(counts.toSorted((a, b) => a - b));
    expect(last.ok && last.value.report.simulations).toBeGreaterThanOrEqual(counts.at(-1)!);
  });

  it('gives the best turn so far when a turn is stopped', async () => {
    const asked = shared.chooseTurn({ ...ask, game: 'tzaar', position: LONG, strength: { evaluator: 'hand' } }, () =>
      asked.stop(),
    );
    const chosen = await asked.answer;
    const position = tzaar.decode(LONG);
    expect(chosen.ok && position.ok && playTurn(tzaar, position.value, chosen.value.steps).ok).toBe(true);
  });

  it('answers open questions with a code when the thread breaks down, and goes on with another', async () => {
    const client = shared;
    const open = client.analyse(analyse);
    const crash = client.chooseTurn({ ...ask, game: 'crash' });
    expect(await crash.answer).toMatchObject({ error: { code: 'engine.crashed' } });
    expect(await open.answer).toMatchObject({ error: { code: 'engine.crashed' } });
    expect(await client.analyse({ ...analyse, limits: { simulations: 10 } }).answer).toMatchObject({ ok: true });
  });

  it('answers open questions when it is closed, and a worker that cannot begin', async () => {
    const client = keepForClosing(openThread());
    const open = client.analyse(analyse);
    client.close();
    expect(await open.answer).toMatchObject({ error: { code: 'engine.stopped' } });
    const hopeless = new EngineClient(() => workerPort(new Worker(new URL('file:///no/such/file.js'))));
    expect(await hopeless.analyse(analyse).answer).toMatchObject({ error: { code: 'engine.crashed' } });
  });
});

describe('the service in a browser', () => {
  /** A port as a browser has it: events alone. */
  const webEnd = (port: MessagePort) => {
    port.start();
    return {
      postMessage: (message: unknown) => port.postMessage(message),
      addEventListener: (type: string, listener: (event: object) => void) => port.addEventListener(type, listener),
    };
  };

  it('talks through events', async () => {
    const { port1, port2 } = new MessageChannel();
    serve(portOf(webEnd(port2)), {
      loadBot: async () => ignorantBot(sticks),
      fetchWeights: async () => fail('net.fetch'),
      around,
    });
    const client = new EngineClient(() => workerPort({ ...webEnd(port1), terminate: () => port1.close() }));
    expect(await client.chooseTurn({ ...ask, position: WINNING }).answer).toMatchObject({ value: { steps: ['2'] } });
    client.close();
  });

  it('answers with a code when a worker cannot be loaded or breaks down', async () => {
    const listeners = new Map<string, (event: object) => void>();
    const client = new EngineClient(() =>
      workerPort({
        postMessage: () => undefined,
        addEventListener: (type, listener) => void listeners.set(type, listener),
        terminate: () => undefined,
      }),
    );
    for (const type of ['error', 'messageerror']) {
      const asked = client.chooseTurn(ask);
      listeners.get(type)!({ message: 'out of memory' });
      expect(await asked.answer).toMatchObject({ error: { code: 'engine.crashed' } });
    }
    const nowhere = new EngineClient(() => {
      throw new Error('no workers here');
    });
    expect(await nowhere.chooseTurn(ask).answer).toMatchObject({
      error: { code: 'engine.crashed', detail: 'Error: no workers here' },
    });
  });
});
