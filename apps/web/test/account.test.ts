import { speaker } from '@threefold-games/speech';
import { loadOnlineWords } from '@threefold-games/words';
import { describe, expect, it } from 'vitest';
import { sayWhen } from '../src/account/Card.tsx';

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
