import { signal } from '@preact/signals';
import { History } from '@threefold-games/core';
import type { RoomResult } from '@threefold-games/room';
import { speaker } from '@threefold-games/speech';
import { gameOf, setupOf, standIn } from '@threefold-games/testkit';
import { loadOnlineWords, loadWords } from '@threefold-games/words';
import { describe, expect, it } from 'vitest';
import { studyModel } from '../src/board/tableModel.ts';
import type { SeatPlan } from '../src/settings/plans.ts';
import { endWords } from '../src/table/endWords.ts';

const words = await loadWords('en');
const { live } = await loadOnlineWords('en');
const speak = speaker('en');
const { table } = words;

const ADA: SeatPlan = { kind: 'me', name: 'Ada' };
const YOU: SeatPlan = { kind: 'me', name: '' };
const BO: SeatPlan = { kind: 'person', name: 'Bo' };
const FAR: SeatPlan = { ...BO, away: true };

/** What is said where it ended so. */
const said = (seats: readonly SeatPlan[], why: RoomResult['why'], isLive: boolean): string => {
  const result = { why, at: 0, ...(why.kind === 'abort' ? {} : { shares: [0, 1] }) };
  const names = seats.map(({ name }) => name || speak(words.shell.me));
  const model = {
    ...studyModel(History.of(gameOf('tzaar'), setupOf('tzaar', 2)), seats),
    status: 'over' as const,
    result,
  };
  const here = { model, names: signal(names), face: signal(standIn('tzaar')) };
  return endWords(here, words, speak, isLive ? live : undefined).text;
};

describe('the end of a game', () => {
  it('tells the reader what the reader has done, in whole sentences', () => {
    const resigned = { kind: 'resign', seat: 0 } as const;
    expect(said([YOU, BO], resigned, false)).toBe('You resigned.');
    expect(said([ADA, FAR], resigned, true)).toBe('You resigned.');
    expect(said([ADA, FAR], { kind: 'time', seat: 0 }, true)).toBe(speak(table.youOutOfTime));
    expect(said([ADA, FAR], { kind: 'gone', seat: 0 }, true)).toBe(speak(live.youGone));
  });

  it('calls others by their names, and everybody where several sit at one screen', () => {
    const resigned = { kind: 'resign', seat: 1 } as const;
    expect(said([YOU, BO], resigned, false)).toBe('Bo resigned.');
    expect(said([ADA, FAR], resigned, true)).toBe('Bo resigned.');
    expect(said([ADA, BO], { kind: 'resign', seat: 0 }, false)).toBe('Ada resigned.');
  });

  it('says why a game was called off, and that it counts for nobody', () => {
    const why = (cause: NonNullable<Extract<RoomResult['why'], { kind: 'abort' }>['cause']>): string =>
      said([ADA, FAR], { kind: 'abort', cause }, true);
    const counts = speak(live.abortedText);
    expect(why({ kind: 'agreed' })).toBe(`${speak(live.abortCause.agreed)} ${counts}`);
    for (const kind of ['alone', 'time', 'gone'] as const) {
      expect(why({ kind, seat: 0 })).toBe(`${speak(live.youAborted[kind])} ${counts}`);
      expect(why({ kind, seat: 1 })).toBe(`${speak(live.abortCause[kind], { name: 'Bo' })} ${counts}`);
    }
    expect(said([ADA, FAR], { kind: 'abort' }, true)).toBe(counts);
  });
});
