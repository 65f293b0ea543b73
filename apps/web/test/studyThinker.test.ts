import { type Fault, fail, ok, type Result } from '@threefold-games/core';
import type { AnalysisQuestion, Thought } from '@threefold-games/search';
import { describe, expect, it } from 'vitest';
import { type Analyser, Thinker } from '../src/analysis/thinker.ts';

const thought = (simulations: number, share = 0.5): Thought => ({
  evaluator: 'big',
  report: { variations: [], values: [share, 1 - share], solved: false, simulations, nodes: 1, evaluations: 1 },
});

/** An engine that thinks until it is told what it has found. */
class Puppet implements Analyser {
  readonly questions: AnalysisQuestion[] = [];
  stops = 0;
  private open: { answer(result: Result<Thought>): void; report(thought: Thought): void } | undefined;

  analyse(question: AnalysisQuestion, onReport: (thought: Thought) => void = () => undefined) {
    this.questions.push(question);
    const answer = new Promise<Result<Thought>>(resolve => {
      this.open = { answer: resolve, report: onReport };
    });
    const stop = () => {
      this.stops++;
      this.open?.answer(ok(thought(3)));
    };
    return { answer, stop };
  }

  report(found: Thought): void {
    this.open?.report(found);
  }

  async answer(result: Result<Thought> = ok(thought(100))): Promise<void> {
    this.open?.answer(result);
    await settled();
  }

  get last(): AnalysisQuestion | undefined {
    return this.questions.at(-1);
  }
}

const settled = async (): Promise<void> => {
  for (let i = 0; i < 5; i++) await Promise.resolve();
};

const looked = (position: string, count = 3) => ({ game: 'tzaar', position, count });

const failing = (fault: Fault['code']): Result<Thought> => fail(fault);

describe('the thinker', () => {
  it('asks nothing until somebody looks', async () => {
    const engine = new Puppet();
    const thinker = new Thinker(engine);
    await settled();
    expect(engine.questions).toEqual([]);
    thinker.look(looked('a'));
    expect(engine.last).toMatchObject({ position: 'a', variations: 3, evaluator: 'big', wait: true });
    engine.report(thought(10, 0.7));
    expect(thinker.found.value?.thought.report.simulations).toBe(10);
    expect(thinker.known.value.get('a')?.values).toEqual([0.7, 1 - 0.7]);
  });

  it('stops with one position and goes on with the next', async () => {
    const engine = new Puppet();
    const thinker = new Thinker(engine);
    thinker.look(looked('a'));
    thinker.look(looked('b'));
    expect(engine.stops).toBe(1);
    expect(thinker.found.value).toBeUndefined();
    await settled();
    expect(engine.last?.position).toBe('b');
    thinker.look(undefined);
    await settled();
    expect(engine.questions).toHaveLength(2);
    expect(thinker.busy.value).toBe(false);
  });

  it('draws a curve turn by turn after a first look, then looks on', async () => {
    const engine = new Puppet();
    const thinker = new Thinker(engine);
    thinker.look(looked('now'));
    thinker.draw('tzaar', ['p', 'q']);
    expect(thinker.ahead.value).toBe(2);
    await settled();
    // The long look made way for the curve; it is looked at for a moment first.
    expect(engine.last).toMatchObject({ position: 'now', limits: { milliseconds: 1500 } });
    await engine.answer();
    expect(engine.last?.position).toBe('p');
    await engine.answer(ok(thought(50, 0.2)));
    expect(engine.last?.position).toBe('q');
    expect(thinker.ahead.value).toBe(1);
    await engine.answer();
    expect(thinker.known.value.get('p')?.values[0]).toBe(0.2);
    expect(engine.last?.position).toBe('now');
    thinker.draw('tzaar', ['p', 'q']);
    expect(thinker.ahead.value).toBe(0);
  });

  it('rests while nobody looks at the page', async () => {
    const engine = new Puppet();
    const thinker = new Thinker(engine);
    thinker.look(looked('a'));
    thinker.rest(true);
    await settled();
    expect(engine.stops).toBe(1);
    expect(thinker.busy.value).toBe(false);
    thinker.rest(false);
    expect(engine.last?.position).toBe('a');
    expect(engine.questions).toHaveLength(2);
  });

  it('says when the hand evaluator stands in for nets, and when they are there again', async () => {
    const engine = new Puppet();
    const thinker = new Thinker(engine);
    thinker.look(looked('a'));
    engine.report({ ...thought(10), evaluator: 'hand' });
    expect(thinker.handEvaluator.value).toBe(false);
    engine.report({ ...thought(20), evaluator: 'hand', lack: { code: 'net.fetch', detail: '' } });
    expect(thinker.handEvaluator.value).toBe(true);
    engine.report({ ...thought(30), evaluator: 'small', lack: { code: 'net.fetch', detail: '' } });
    expect(thinker.handEvaluator.value).toBe(false);
  });

  it('says that it broke down and begins again when it is asked to', async () => {
    const engine = new Puppet();
    const thinker = new Thinker(engine);
    thinker.look(looked('a'));
    await engine.answer(failing('engine.crashed'));
    expect(thinker.failed.value?.code).toBe('engine.crashed');
    expect(engine.questions).toHaveLength(1);
    thinker.look(looked('b'));
    expect(engine.questions).toHaveLength(1);
    thinker.restart();
    expect(thinker.failed.value).toBeUndefined();
    expect(engine.last?.position).toBe('b');
  });

  it('never forgets a better answer for a worse one', async () => {
    const engine = new Puppet();
    const thinker = new Thinker(engine);
    thinker.look(looked('a'));
    engine.report(thought(500, 0.9));
    engine.report(thought(20, 0.1));
    expect(thinker.known.value.get('a')?.values[0]).toBe(0.9);
  });
});
