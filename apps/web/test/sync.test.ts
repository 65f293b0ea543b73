import type { ApiAnswer, ApiBody } from '@threefold-games/wire';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { OwnSkill } from '../src/match/level/estimate.ts';
import type { PuzzleTry } from '../src/puzzles/makeProgress.ts';

type Body = ApiBody<'PUT /api/me/sync'>;

/** What a browser keeps. */
let stored: Map<string, string>;
let online: () => void;

beforeEach(() => {
  stored = new Map([['threefold-account', 'p_ann']]);
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => void stored.set(key, text),
  });
  vi.stubGlobal('addEventListener', (kind: string, hear: () => void) => {
    if (kind === 'online') online = hear;
  });
  vi.stubGlobal('BroadcastChannel', undefined);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

const SKILL: OwnSkill = { mean: 900, deviation: 200, volatility: 0.06, games: 2, wins: 1, last: 'x', at: 5 };
const NOTHING = { isAll: false, lessons: [], skills: [], puzzles: [], solvers: [] };
const NONE = { lessons: [], skills: [], puzzles: [] };

const answerOf = (answer: object, status = 200): Response =>
  new Response(JSON.stringify(answer), { status, headers: { 'content-type': 'application/json' } });

/** A server that answers the n-th request so, the last answer again and again; what it was sent. */
const server = (...answers: readonly (object | ((body: Body) => Promise<Response>))[]): Body[] => {
  const sent: Body[] = [];
  vi.stubGlobal('fetch', (_: string, init: { readonly body: string }) => {
    const body = JSON.parse(init.body) as Body;
    sent.push(body);
    const answer = answers[Math.min(sent.length, answers.length) - 1]!;
    return typeof answer === 'function' ? answer(body) : Promise.resolve(answerOf({ ...NOTHING, ...answer }));
  });
  return sent;
};

const away = (): Promise<Response> => Promise.reject(new TypeError('offline'));

/** An answer that comes when the test wants it. */
const later = <T>() => {
  let resolve!: (value: T) => void;
  const promise = new Promise<T>(done => {
    resolve = done;
  });
  return { promise, resolve };
};

/** The modules of a tab that is opened now. */
const openTab = async () => {
  const { addLearned, learned } = await import('../src/learn/learned.ts');
  const { keepSkill, skills } = await import('../src/match/level/ownSkills.ts');
  const { addTry, progress, readProgress } = await import('../src/puzzles/progressStore.ts');
  const { noteTry } = await import('../src/puzzles/progress.ts');
  const { syncAccount } = await import('../src/account/sync.ts');
  const { readMarks, share, syncBy } = await import('../src/storage/index.ts');
  syncBy(syncAccount);
  const marked = () => Object.keys(readMarks()).toSorted();
  return {
    addLearned,
    learned,
    keepSkill,
    skills,
    addTry,
    progress,
    readProgress,
    noteTry,
    share,
    syncAccount,
    marked,
  };
};

const attempt = (id: string, outcome: PuzzleTry['outcome'] = 'solved'): PuzzleTry => ({
  puzzle: { id, rating: 1000, doubt: 200 },
  game: 'tzaar',
  outcome,
  tries: 1,
  chosen: 'any',
});

describe('a browser and its account', () => {
  it('tell each other everything once, and then what has changed', async () => {
    const tab = await openTab();
    tab.addLearned(['tzaar/lines', 'chess/lines']);
    tab.keepSkill('tzaar', SKILL);
    await tab.addTry(attempt('tz-22222'), 7, true);
    await tab.addTry(attempt('own-game-3'), 8, false);
    const puzzle = { id: 'tz-33333', outcome: 'missed', at: 3, tries: 2 };
    const solver = { game: 'tzaar', mean: 1100, deviation: 90, volatility: 0.05, tries: 7 };
    const all = { cursor: 'e.1', isAll: true, lessons: ['talat/first'], puzzles: [puzzle], solvers: [solver] };
    const sent = server({ ...all, skills: [{ game: 'talat', ...SKILL }] }, { cursor: 'e.2' });
    await tab.syncAccount();
    expect(sent).toEqual([
      {
        lessons: ['tzaar/lines'],
        skills: [{ game: 'tzaar', ...SKILL }],
        puzzles: [{ id: 'tz-22222', outcome: 'solved', at: 7, tries: 1 }],
      },
    ]);
    expect([...tab.learned.value]).toContain('talat/first');
    expect(tab.skills.value).toEqual({ tzaar: SKILL, talat: SKILL });
    const known = tab.progress.value!;
    expect([...known.tried.keys()]).toEqual(['tz-22222', 'own-game-3', 'tz-33333']);
    // The rating of the account is the one that counts.
    expect(known.skills.get('tzaar')).toMatchObject({ tries: 7, skill: { mean: 1100 } });
    tab.addLearned(['taluva/first']);
    await tab.share(['lesson taluva/first']);
    expect(sent[1]).toEqual({ since: 'e.1', ...NONE, lessons: ['taluva/first'] });
    await tab.share([]);
    expect(sent[2]).toEqual({ since: 'e.2', ...NONE });
    expect(tab.marked()).toEqual([]);
  });

  it('replace what is known here by what the account knows', async () => {
    const tab = await openTab();
    tab.keepSkill('tzaar', { ...SKILL, games: 9 });
    await tab.addTry(attempt('tz-22222', 'missed'), 7, false);
    const puzzle = { id: 'tz-22222', outcome: 'solved', at: 3, tries: 2 };
    server({ cursor: 'e.1', skills: [{ game: 'tzaar', ...SKILL, games: 12 }], puzzles: [puzzle] });
    await tab.syncAccount();
    expect(tab.skills.value).toEqual({ tzaar: { ...SKILL, games: 12 } });
    expect(tab.progress.value!.tried.get('tz-22222')).toEqual({ ...puzzle, game: 'tzaar' });
  });

  it('keep what changes while they talk, and talk about it afterwards', async () => {
    const tab = await openTab();
    stored.set('threefold-cursor', 'p_ann e.1');
    tab.keepSkill('tzaar', SKILL);
    const newer = { ...SKILL, games: 3 };
    const sent = server(
      async () => {
        tab.keepSkill('tzaar', newer);
        void tab.share(['skill tzaar']);
        return answerOf({ ...NOTHING, cursor: 'e.2', skills: [{ game: 'tzaar', ...SKILL }] });
      },
      { cursor: 'e.3' },
    );
    await tab.share(['skill tzaar']);
    await vi.waitFor(() => expect(tab.marked()).toEqual([]));
    expect(sent.map(({ since, skills }) => [since, skills])).toEqual([
      ['e.1', [{ game: 'tzaar', ...SKILL }]],
      ['e.2', [{ game: 'tzaar', ...newer }]],
    ]);
    expect(tab.skills.value).toEqual({ tzaar: newer });
  });

  it('talk as soon as there is a network again about what could not be sent', async () => {
    const tab = await openTab();
    stored.set('threefold-cursor', 'p_ann e.1');
    const refused = async (): Promise<Response> => answerOf({ code: 'server.busy', message: '' }, 503);
    const sent = server(away, refused, { cursor: 'e.2' });
    tab.addLearned(['tzaar/lines']);
    await tab.share(['lesson tzaar/lines']);
    await tab.syncAccount();
    expect(tab.marked()).toEqual(['lesson tzaar/lines']);
    online();
    await vi.waitFor(() => expect(tab.marked()).toEqual([]));
    expect(sent).toEqual(Array.from({ length: 3 }, () => ({ since: 'e.1', ...NONE, lessons: ['tzaar/lines'] })));
    online();
    await tab.syncAccount();
    expect(sent).toHaveLength(4);
  });

  it('begin again with everything if the account does not know where they were', async () => {
    const tab = await openTab();
    stored.set('threefold-cursor', 'p_ann e.9');
    tab.addLearned(['tzaar/lines']);
    const sent = server({ cursor: 'f.1', isAll: true }, { cursor: 'f.2', isAll: true });
    await tab.syncAccount();
    expect(sent).toEqual([
      { since: 'e.9', ...NONE },
      { ...NONE, lessons: ['tzaar/lines'] },
    ]);
    expect(stored.get('threefold-cursor')).toBe('p_ann f.2');
    stored.set('threefold-account', 'p_ben');
    await tab.syncAccount();
    expect(sent[2]).toEqual({ ...NONE, lessons: ['tzaar/lines'] });
  });

  it('send many puzzles in parts, and know of all only at the end', async () => {
    const tab = await openTab();
    const letters = [...'abcdefghjk'];
    const ids = letters.flatMap(a => letters.flatMap(b => letters.map(c => `tz-aa${a}${b}${c}`))).slice(0, 900);
    for (const id of ids) await tab.addTry(attempt(id), 1, false);
    const sent = server({ cursor: 'e.1', isAll: true }, away);
    await tab.syncAccount();
    expect(sent.map(({ since, puzzles }) => [since, puzzles.length])).toEqual([
      [undefined, 400],
      ['e.1', 400],
    ]);
    const again = server({ cursor: 'e.2', isAll: true }, { cursor: 'e.3' });
    await tab.syncAccount();
    expect(again.map(({ since, puzzles }) => [since, puzzles.length])).toEqual([
      [undefined, 400],
      ['e.2', 400],
      ['e.3', 100],
    ]);
    expect(again.flatMap(({ puzzles }) => puzzles.map(({ id }) => id))).toEqual(ids);
  });

  it('say nothing without an account, and forget an answer that comes after signing out', async () => {
    const tab = await openTab();
    const sent = server(async () => {
      stored.set('threefold-account', '');
      return answerOf({ ...NOTHING, cursor: 'e.2', isAll: true, lessons: ['talat/first'] });
    });
    await tab.syncAccount();
    expect([...tab.learned.value]).toEqual([]);
    await tab.share(['lesson tzaar/lines']);
    await tab.noteTry(attempt('tz-22222'));
    expect(sent).toHaveLength(1);
    expect(tab.marked()).toEqual([]);
  });
});

describe('an attempt of an account', () => {
  const own = { id: 'tz-22222', outcome: 'solved' as const, at: 50, tries: 1 };
  const solver = { game: 'tzaar', mean: 1100, deviation: 90, volatility: 0.05, tries: 7 };
  const counts = { solved: true, tried: 1, first: 1 };

  it('is what the answer says, and nothing more is sent', async () => {
    const tab = await openTab();
    await tab.readProgress();
    const sent = server({ cursor: 'e.1' });
    await tab.noteTry(attempt('tz-22222'), Promise.resolve({ ...counts, own, solver }));
    expect(tab.progress.value!.tried.get('tz-22222')).toEqual({ ...own, game: 'tzaar' });
    expect(tab.progress.value!.skills.get('tzaar')).toMatchObject({ tries: 7, skill: { mean: 1100 } });
    expect(sent).toEqual([]);
    expect(tab.marked()).toEqual([]);
  });

  it('is shown at once, and rated and synced here if the server did not take it', async () => {
    const tab = await openTab();
    await tab.readProgress();
    const sent = server(away, { cursor: 'e.1' });
    const answer = later<undefined>();
    const noting = tab.noteTry(attempt('tz-22222'), answer.promise);
    await vi.waitFor(() => expect(tab.progress.value!.tried.get('tz-22222')).toMatchObject({ outcome: 'solved' }));
    expect(tab.progress.value!.skills.size).toBe(0);
    answer.resolve(undefined);
    await noting;
    expect(tab.progress.value!.skills.get('tzaar')).toMatchObject({ tries: 1 });
    expect(tab.marked()).toEqual(['puzzle tz-22222']);
    await tab.syncAccount();
    expect(sent[1]!.puzzles).toMatchObject([{ id: 'tz-22222', outcome: 'solved' }]);
    expect(tab.marked()).toEqual([]);
  });

  it('keeps a later one that was better while its answer is on its way', async () => {
    const tab = await openTab();
    await tab.readProgress();
    server({ cursor: 'e.1' });
    const sent = later<ApiAnswer<'POST /api/puzzles/:id/tries'> | undefined>();
    const first = tab.noteTry(attempt('tz-22222', 'missed'), sent.promise);
    await tab.addTry({ ...attempt('tz-22222'), tries: 2 }, 60, false);
    sent.resolve({ ...counts, solved: false, own: { ...own, outcome: 'missed' }, solver });
    await first;
    expect(tab.progress.value!.tried.get('tz-22222')).toMatchObject({ outcome: 'solved', tries: 2 });
    expect(tab.progress.value!.skills.get('tzaar')).toMatchObject({ tries: 7 });
  });
});
