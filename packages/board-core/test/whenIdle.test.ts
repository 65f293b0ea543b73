import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { whenIdle } from '../src/surface/whenIdle.ts';

afterEach(() => vi.unstubAllGlobals());

describe('where the browser says when it is idle', () => {
  let due: IdleRequestCallback | undefined;

  beforeEach(() => {
    vi.stubGlobal('requestIdleCallback', (work: IdleRequestCallback) => {
      due = work;
      return 1;
    });
    vi.stubGlobal('cancelIdleCallback', () => {
      due = undefined;
    });
  });

  it.each([
    ['there is time left', { didTimeout: false, timeRemaining: () => 10 }, true],
    ['a frame is due', { didTimeout: false, timeRemaining: () => 0 }, false],
    ['it was never idle', { didTimeout: true, timeRemaining: () => 0 }, true],
  ])('work goes on or stops: %s', (_, deadline, goesOn) => {
    const asked: boolean[] = [];
    whenIdle(hasTime => asked.push(hasTime()));
    expect(asked).toEqual([]);
    due?.(deadline);
    expect(asked).toEqual([goesOn]);
  });

  it('work that is called off is never done', () => {
    whenIdle(() => undefined)();
    expect(due).toBeUndefined();
  });
});

describe('where it does not', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('work comes after a while, and stops before anybody notices', () => {
    const asked: boolean[] = [];
    whenIdle(hasTime => {
      asked.push(hasTime());
      vi.advanceTimersByTime(20);
      asked.push(hasTime());
    });
    expect(asked).toEqual([]);
    vi.advanceTimersByTime(200);
    expect(asked).toEqual([true, false]);
  });

  it('work that is called off is never done', () => {
    const work = vi.fn();
    whenIdle(work)();
    vi.advanceTimersByTime(1000);
    expect(work).not.toHaveBeenCalled();
  });
});
