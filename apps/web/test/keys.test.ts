import { beforeEach, describe, expect, it, vi } from 'vitest';
import { flagKey, jsonKey, localTexts, textKey } from '../src/storage/keys.ts';

/** A localStorage, which may be full or forbidden. */
const stored = new Map<string, string>();
let fault: string | undefined;
const whisper: ((event: Readonly<Record<'key' | 'newValue', string | null>>) => void)[] = [];

beforeEach(() => {
  stored.clear();
  fault = undefined;
  const checked =
    <Args extends readonly unknown[], T>(act: (...args: Args) => T) =>
    (...args: Args): T => {
      if (fault !== undefined) throw new DOMException('no', fault);
      return act(...args);
    };
  const area = {
    getItem: checked((key: string) => stored.get(key) ?? null),
    setItem: checked((key: string, text: string) => void stored.set(key, text)),
    removeItem: checked((key: string) => void stored.delete(key)),
  };
  vi.stubGlobal(
    'localStorage',
    new Proxy(area, {
      ownKeys: checked(() => [...stored.keys()]),
      getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
    }),
  );
  vi.stubGlobal('addEventListener', (_: 'storage', listener: (typeof whisper)[number]) => void whisper.push(listener));
});

describe('a key of this browser', () => {
  it('is stored under its name, as every version has stored it', () => {
    textKey('lang').set('de');
    flagKey('chatMuted').set(true);
    jsonKey('settings', raw => raw).set({ sound: false });
    expect(Object.fromEntries(stored)).toEqual({
      'threefold-lang': 'de',
      'threefold-chatMuted': 'yes',
      'threefold-settings': '{"sound":false}',
    });
    expect([textKey('lang').get(), flagKey('chatMuted').get(), flagKey('chatAloud').get()]).toEqual([
      'de',
      true,
      false,
    ]);
  });

  it.each(['', '{', 'nonsense', undefined])('reads %j as if nothing were stored', text => {
    if (text !== undefined) stored.set('threefold-settings', text);
    expect(jsonKey('settings', raw => raw ?? 'nothing').get()).toBe('nothing');
  });

  it('keeps in memory what cannot be stored, also that something was deleted', () => {
    stored.set('threefold-unsent-old', 'old');
    fault = 'QuotaExceededError';
    textKey('lang').set('fr');
    localTexts.write('unsent-new', 'new');
    expect(textKey('lang').get()).toBe('fr');
    expect(localTexts.startingWith('unsent-')).toEqual(['new']);
    fault = undefined;
    expect(stored.has('threefold-lang')).toBe(false);
    expect(localTexts.startingWith('unsent-').toSorted()).toEqual(['new', 'old']);
    fault = 'SecurityError';
    localTexts.write('unsent-old', null);
    fault = undefined;
    expect(localTexts.startingWith('unsent-')).toEqual(['new']);
    localTexts.write('unsent-new', null);
    localTexts.write('unsent-old', null);
    expect(localTexts.startingWith('unsent-')).toEqual([]);
    textKey('lang').set('nl');
    expect(stored.get('threefold-lang')).toBe('nl');
  });

  it('takes what another tab has stored, over what only this one has in memory', () => {
    const heard: string[] = [];
    textKey('learning').watch(value => heard.push(value));
    fault = 'QuotaExceededError';
    textKey('learning').set('here');
    fault = undefined;
    stored.set('threefold-learning', 'there');
    expect(textKey('learning').get()).toBe('here');
    for (const tell of whisper) {
      tell({ key: 'threefold-lang', newValue: 'pl' });
      tell({ key: 'threefold-learning', newValue: 'there' });
    }
    expect(heard).toEqual(['there']);
    expect(textKey('learning').get()).toBe('there');
  });
});
