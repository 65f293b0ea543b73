import { describe, expect, it } from 'vitest';
import { readLang, readOrigin, readShowing } from '../src/plan.ts';

const given =
  (attributes: Readonly<Record<string, string>>) =>
  (name: string): string | null =>
    attributes[name] ?? null;

describe('the attributes of a board', () => {
  it('say where its game comes from', () => {
    const nothing = { game: undefined, record: undefined, position: undefined, seats: undefined, setup: undefined };
    expect(readOrigin(given({}), ' \n ')).toEqual({ ...nothing, options: '', seed: undefined });
    const fresh = given({ game: ' tzaar ', options: 'setup=fixed', seats: '2', seed: 'a' });
    expect(readOrigin(fresh, '')).toMatchObject({ game: 'tzaar', options: 'setup=fixed', seats: '2', seed: 'a' });
  });

  it('take a record from what stands within the element, but no position for one', () => {
    expect(readOrigin(given({}), '\n[Game "tzaar"]\n').record).toBe('[Game "tzaar"]');
    expect(readOrigin(given({ record: '[Game "talat"]' }), '[Game "tzaar"]').record).toBe('[Game "talat"]');
    expect(readOrigin(given({ position: 'tzaar/1' }), 'a picture').record).toBeUndefined();
  });

  it('say how it is shown', () => {
    expect(readShowing(given({}))).toEqual({
      turn: undefined,
      interactive: false,
      viewer: 0,
      coordinates: 'usual',
      controls: true,
      theme: undefined,
    });
    const all = { turn: '12', interactive: '', viewer: '2', coordinates: 'never', controls: 'none', theme: 'dark' };
    expect(readShowing(given(all))).toEqual({ ...all, turn: 12, interactive: true, viewer: 2, controls: false });
  });

  it.each(['x', '-1', '1.5', '99999999'])('know that %s is no turn', turn => {
    expect(readShowing(given({ turn })).turn).toBeNaN();
  });

  it('forgive what cannot be meant', () => {
    const odd = { theme: 'pink', viewer: 'me', coordinates: 'maybe', controls: 'all', interactive: 'false' };
    expect(readShowing(given(odd))).toMatchObject({
      theme: undefined,
      viewer: 0,
      coordinates: 'usual',
      controls: true,
    });
    expect(readShowing(given(odd)).interactive).toBe(false);
  });

  it('speak the language that is asked for, else English', () => {
    expect(['de', 'de-AT', 'PL', 'ja', '', undefined].map(readLang)).toEqual(['de', 'de', 'pl', 'en', 'en', 'en']);
  });
});
