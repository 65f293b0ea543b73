import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

/** What a browser keeps, for all of its tabs. */
let stored: Map<string, string>;
/** What each tab does when another one has kept something. */
let hearing: ((event: Readonly<Record<'key' | 'newValue', string | null>>) => void)[];

beforeEach(() => {
  stored = new Map();
  hearing = [];
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => void stored.set(key, text),
  });
  vi.stubGlobal('addEventListener', (_: 'storage', hear: (typeof hearing)[number]) => void hearing.push(hear));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

/** A tab that is opened now, with its own memory. */
const openTab = async () => {
  vi.resetModules();
  const tab = await import('../src/learn/learned.ts');
  return { ...tab, all: () => [...tab.learned.value].toSorted() };
};

const KEY = 'threefold-learned';
const inStore = (): readonly string[] => (JSON.parse(stored.get(KEY) ?? '[]') as string[]).toSorted();

describe('the lessons that were done', () => {
  it('are read as they were kept, each once', async () => {
    const { readLearned } = await openTab();
    expect([...readLearned(['tzaar/lines', 'talat/first', 'tzaar/lines'])]).toEqual(['tzaar/lines', 'talat/first']);
  });

  it.each(['', '[', '{}', '7', 'null', '"tzaar/lines"', '{"0":"tzaar/lines"}'])(
    'are none when %s was kept',
    async text => {
      stored.set(KEY, text);
      expect((await openTab()).all()).toEqual([]);
    },
  );

  it('are lost where one is damaged, and no others', async () => {
    const { readLearned } = await openTab();
    for (const damage of [7, null, ['tzaar/a'], '', 'tzaar', 'Tzaar/a', 'tzaar/a b', 'tzaar/a/b', 'tzaar/a\n'])
      expect([...readLearned([damage, 'tzaar/lines'])]).toEqual(['tzaar/lines']);
    const many = Array.from({ length: 501 }, (_, n) => `tzaar/l${n}`);
    expect(readLearned(many).size).toBe(500);
  });

  it('are kept together with those that were known, also by another tab that has not told', async () => {
    stored.set(KEY, '["tzaar/lines"]');
    const [first, second] = [await openTab(), await openTab()];
    first.addLearned(['tzaar/stacks']);
    expect(first.all()).toEqual(['tzaar/lines', 'tzaar/stacks']);
    second.addLearned(['talat/first', 'tzaar/lines']);
    expect(second.all()).toEqual(['talat/first', 'tzaar/lines', 'tzaar/stacks']);
    expect(inStore()).toEqual(second.all());
    expect((await openTab()).all()).toEqual(second.all());
  });

  it('come from another tab as soon as it tells', async () => {
    const tab = await openTab();
    for (const hear of hearing) hear({ key: KEY, newValue: '["tzaar/lines"]' });
    expect(tab.all()).toEqual(['tzaar/lines']);
    for (const hear of hearing) hear({ key: 'threefold-skills', newValue: '[]' });
    expect(tab.all()).toEqual(['tzaar/lines']);
  });

  it('are known in this tab where nothing can be kept, and over what was damaged', async () => {
    stored.set(KEY, '[');
    const tab = await openTab();
    tab.addLearned(['tzaar/lines']);
    expect(inStore()).toEqual(['tzaar/lines']);
    vi.stubGlobal('localStorage', undefined);
    tab.addLearned(['talat/first']);
    expect(tab.all()).toEqual(['talat/first', 'tzaar/lines']);
  });
});
