import { gameOfPuzzle } from '@threefold-games/catalogue/load';
import type { ApiAnswer, ApiBody } from '@threefold-games/wire';
import { games } from '../games/index.ts';
import { addLearned, learned } from '../learn/index.ts';
import { keepSkill, skills } from '../match/index.ts';
import { api } from '../online/index.ts';
import { readProgress, type TriedPuzzle, takeProgress } from '../puzzles/index.ts';
import {
  account,
  forgetCursor,
  keepCursor,
  type Marks,
  readCursor,
  readMarks,
  type SharedKey,
  unmark,
} from '../storage/index.ts';

/** A server takes 500 of each at once, and 64 KiB. */
const MOST = { lessons: 500, puzzles: 400 } as const;

type Changes = Omit<ApiBody<'PUT /api/me/sync'>, 'since'>;
type Answer = ApiAnswer<'PUT /api/me/sync'>;

let running: Promise<void> | undefined;
let isWanted = false;

/** Tells the account what has changed in this browser, and takes what has changed on the account. If that fails it is done another time. */
export const syncAccount = (): Promise<void> => {
  isWanted = true;
  running ??= run();
  return running;
};

const run = async (): Promise<void> => {
  // Those that ask with the same breath are one request.
  await Promise.resolve();
  try {
    while (isWanted) {
      isWanted = false;
      const signedIn = account.get();
      if (signedIn) await exchange(signedIn);
    }
  } finally {
    running = undefined;
  }
};

globalThis.addEventListener?.('online', () => {
  if (Object.keys(readMarks()).length > 0) void syncAccount();
});

const exchange = async (signedIn: string): Promise<void> => {
  const since = readCursor(signedIn);
  const marks = readMarks();
  let cursor = since;
  for (const part of partsOf(await changesIn(since === undefined ? undefined : marks))) {
    const answer = await api.ask('PUT /api/me/sync', {
      body: { ...(cursor !== undefined && { since: cursor }), ...part },
    });
    // Somebody else may have signed in meanwhile.
    if (!answer.ok || account.get() !== signedIn) return;
    await take(answer.value, marks);
    // The account has lost what this browser has seen there, as after a restored backup: it is told everything.
    if (since !== undefined && answer.value.isAll) {
      forgetCursor();
      return exchange(signedIn);
    }
    ({ cursor } = answer.value);
  }
  if (cursor !== undefined) keepCursor(signedIn, cursor);
  unmark(marks);
};

/** What was marked as this browser knows it now; everything without marks. */
const changesIn = async (marks: Marks | undefined): Promise<Changes> => {
  const isChanged = (key: SharedKey): boolean => marks === undefined || key in marks;
  const isGame = (game: string): boolean => games.some(({ id }) => id === game);
  const hasPuzzles = marks === undefined || Object.keys(marks).some(key => key.startsWith('puzzle '));
  const tried = hasPuzzles ? [...(await readProgress()).tried.values()] : [];
  return {
    // A server refuses everything if one is of no game.
    lessons: [...learned.value]
      .filter(lesson => isChanged(`lesson ${lesson}`) && isGame(lesson.split('/')[0]!))
      .slice(0, MOST.lessons),
    skills: Object.entries(skills.value)
      .filter(([game]) => isChanged(`skill ${game}`) && isGame(game))
      .map(([game, skill]) => ({ game, ...skill })),
    // Puzzles made from games in this browser stay in this browser.
    puzzles: tried
      .filter(({ id }) => isChanged(`puzzle ${id}`) && gameOfPuzzle(id) !== undefined)
      .map(({ id, at, outcome, tries, day }) => ({ id, at, outcome, tries, ...(day !== undefined && { day }) })),
  };
};

/** The same in requests of a size that a server takes: one at least, since the account may have changed. */
const partsOf = ({ lessons, skills: own, puzzles }: Changes): readonly Changes[] => {
  const parts = [{ lessons, skills: own, puzzles: puzzles.slice(0, MOST.puzzles) }];
  for (let n = MOST.puzzles; n < puzzles.length; n += MOST.puzzles)
    parts.push({ lessons: [], skills: [], puzzles: puzzles.slice(n, n + MOST.puzzles) });
  return parts;
};

/** Takes what the account knows, but for what has changed here since it was sent. */
const take = async (answer: Answer, sent: Marks): Promise<void> => {
  const now = readMarks();
  const isNewer = (key: SharedKey): boolean => now[key] !== undefined && now[key] !== sent[key];
  addLearned(answer.lessons);
  for (const { game, ...skill } of answer.skills) {
    const own = skills.value[game];
    if (!isNewer(`skill ${game}`) && (own?.games !== skill.games || own.at !== skill.at)) keepSkill(game, skill);
  }
  const puzzles = answer.puzzles.flatMap((puzzle): readonly TriedPuzzle[] => {
    const game = gameOfPuzzle(puzzle.id);
    return game === undefined || isNewer(`puzzle ${puzzle.id}`) ? [] : [{ ...puzzle, game }];
  });
  const solvers = answer.solvers.map(({ game, tries, ...skill }) => ({ game, tries, skill }));
  if (puzzles.length > 0 || solvers.length > 0) await takeProgress(puzzles, solvers);
};
