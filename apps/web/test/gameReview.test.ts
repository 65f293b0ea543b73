import { legalActions, NOBODY } from '@threefold-games/core';
import type { ReviewData } from '@threefold-games/learn';
import type { AnalysisQuestion, Asked, Thought } from '@threefold-games/search';
import { historyByLot, setupOf, sticks } from '@threefold-games/testkit';
import { describe, expect, it, vi } from 'vitest';
import { GameReview } from '../src/review/gameReview.ts';

const history = historyByLot(sticks, setupOf(sticks, 2), 'review');

/** An engine that answers when it is let, with even chances; it counts what it is asked. */
class FakeEngine {
  threads = 2;
  asked: AnalysisQuestion[] = [];
  most = 0;
  fault: 'engine.crashed' | undefined;
  held = false;
  private open = 0;
  private readonly waiting: (() => void)[] = [];

  release(): void {
    this.held = false;
    for (const go of this.waiting.splice(0)) go();
  }

  readonly analyse = (question: AnalysisQuestion): Asked<Thought> => {
    this.asked.push(question);
    this.most = Math.max(this.most, ++this.open);
    let stop = (): void => undefined;
    const wait = this.held
      ? new Promise<void>(resolve => {
          this.waiting.push(resolve);
          stop = resolve;
        })
      : Promise.resolve();
    const answer = wait.then(() => {
      this.open--;
      if (this.fault) return { ok: false as const, error: { code: this.fault, detail: '' } };
      const position = sticks.decode(question.position);
      if (!position.ok) throw new Error(position.error.detail);
      const at = position.value;
      const values = Array.from({ length: at.seats }, () => 1 / at.seats);
      const actions = at.actor < 0 ? [] : legalActions(sticks, at);
      const variations = actions.map(action => ({
        actions: [action],
        turns: [[at.format(action)]],
        visits: 1,
        prior: 1,
        values,
        solved: false,
      }));
      const report = {
        variations,
        values,
        solved: false,
        simulations: question.limits?.simulations ?? 0,
        nodes: 1,
        evaluations: 1,
      };
      return { ok: true as const, value: { report, evaluator: 'big' as const } };
    });
    return { answer, stop };
  };
}

const setUp = (kept?: ReviewData) => {
  const engine = new FakeEngine();
  const store = {
    data: kept,
    load: async () => store.data,
    save: async (_: string, data: ReviewData) => {
      store.data = data;
    },
  };
  const review = new GameReview({
    history,
    key: 'game',
    engine,
    store,
    now: () => performance.now(),
    wait: milliseconds => new Promise(resolve => setTimeout(resolve, Math.min(milliseconds, 1))),
  });
  return { engine, store, review };
};

const isDone = ({ review }: ReturnType<typeof setUp>): Promise<void> =>
  vi.waitFor(() => expect(review.progress.value.stage).toBe('done'), { timeout: 20_000, interval: 5 });

describe('the review of a game', () => {
  it('is worked out while somebody looks, as many positions at once as there are threads, and kept', async () => {
    const set = setUp();
    const leave = set.review.watch();
    await isDone(set);
    leave();
    expect(set.engine.most).toBe(2);
    expect(set.engine.asked.every(({ threads }) => threads === 1)).toBe(true);
    expect(set.review.review.value.values).toHaveLength(history.length + 1);
    expect(set.review.review.value.values.every(Boolean)).toBe(true);
    await vi.waitFor(() => expect(Object.keys(set.store.data?.evaluations ?? {})).not.toHaveLength(0));
  });

  it('asks the engine nothing where all was kept', async () => {
    const first = setUp();
    const leave = first.review.watch();
    await isDone(first);
    leave();
    const again = setUp(JSON.parse(JSON.stringify(first.store.data)) as ReviewData);
    again.review.watch();
    await isDone(again);
    expect(again.engine.asked).toHaveLength(0);
    expect(again.review.review.value.values).toEqual(first.review.review.value.values);
  });

  it('rests when nobody looks, takes no half thought for a whole one, and goes on', async () => {
    const set = setUp();
    set.engine.held = true;
    const leave = set.review.watch();
    await vi.waitFor(() => expect(set.engine.asked.length).toBe(2));
    leave();
    await new Promise(resolve => setTimeout(resolve, 10));
    expect(Object.keys(set.review.reviewer.value.known.data.evaluations)).toHaveLength(0);
    expect(set.engine.asked.length).toBe(2);
    set.engine.release();
    set.review.watch();
    await isDone(set);
  });

  it('says that the engine broke down, and begins again when it is told to', async () => {
    const set = setUp();
    set.engine.fault = 'engine.crashed';
    set.review.watch();
    await vi.waitFor(() => expect(set.review.failed.value?.code).toBe('engine.crashed'));
    const asked = set.engine.asked.length;
    set.engine.fault = undefined;
    expect(set.engine.asked.length).toBe(asked);
    set.review.restart();
    await isDone(set);
    expect(set.review.failed.value).toBeUndefined();
  });

  it('finds out what a turn is worth that somebody tries, and asks about nothing that is no turn', async () => {
    const set = setUp();
    const position = history.positionBefore(0);
    const steps: string[] = [];
    while (!position.atTurnStart || steps.length === 0) {
      const [action] = legalActions(sticks, position);
      steps.push(position.format(action!));
      position.make(action!);
      if (position.actor === NOBODY) break;
    }
    expect(await set.review.judge(0, steps)).toBe(true);
    const asked = set.engine.asked.length;
    expect(asked).toBeGreaterThan(0);
    expect(await set.review.judge(0, steps)).toBe(true);
    expect(set.engine.asked.length).toBe(asked);
    expect(await set.review.judge(0, ['nonsense'])).toBe(false);
  });
});
