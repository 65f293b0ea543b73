import { loadOnlineWords, speaker } from '@threefold/words';
import { describe, expect, it } from 'vitest';
import { readUnheard, sayWhen } from '../src/pages/account/said.ts';

describe('whom one does not hear', () => {
  it('is read from the export of one’s data, and what is not understood is left out', () => {
    const block = { person: 'p_me', other: 'p_ben', kind: 'block', at: 1 };
    const mute = { person: 'p_me', other: 'p_cleo', kind: 'mute', at: 2 };
    expect(
      readUnheard([block, mute, null, 'text', { other: 1, kind: 'block' }, { other: 'p_dan', kind: 'new' }]),
    ).toEqual([
      { person: 'p_ben', kind: 'block' },
      { person: 'p_cleo', kind: 'mute' },
    ]);
  });
});

describe('when something was', () => {
  const now = new Date(2026, 10, 15, 19, 40).getTime();
  it('is told within a sentence', async () => {
    const online = await loadOnlineWords('en');
    const say = (moment: number): string => sayWhen(moment, now, online, speaker('en'));
    expect(say(now - 60_000)).toBe('just now');
    expect(say(now - 3_600_000)).toBe('today at 18:40');
    expect(say(now - 86_400_000)).toBe('yesterday');
    expect(say(now - 5 * 86_400_000)).toBe('on 10 November 2026');
  });
});
