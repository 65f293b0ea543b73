import { games } from '@threefold-games/catalogue';
import { fail, ok, type Result } from '@threefold-games/core';
import type { ApiAnswer, ApiBody, GameSkill, OwnPuzzle } from '@threefold-games/wire';
import { LIMITS } from '../limits.ts';
import { countOwnPuzzles, newPuzzles, ownPuzzlesOf, writeOwnPuzzles } from '../puzzles/attempts.ts';
import { solverSkillsOf } from '../puzzles/ratings.ts';
import { type Change, changesSince, formatCursor, headOf, readCursor, recordChanges } from './changes.ts';
import type { PeopleDeps } from './deps.ts';
import { lockPerson } from './persons.ts';

type Db = Pick<PeopleDeps, 'db'>;

/** What a device knows, or of that what is news to its account. */
interface Learned {
  readonly lessons: readonly string[];
  readonly skills: readonly GameSkill[];
  readonly puzzles: readonly OwnPuzzle[];
}

/** The lessons that somebody has done, in the order of their keys, which is the same on every database. */
export const lessonsOf = async ({ db }: Db, person: string): Promise<readonly string[]> => {
  const rows = await db.selectFrom('lessons').select('lesson').where('person', '=', person).execute();
  return rows.map(({ lesson }) => lesson).toSorted();
};

/** How well somebody plays against bots, by game. */
export const skillsOf = ({ db }: Db, person: string): Promise<readonly GameSkill[]> =>
  db
    .selectFrom('skills')
    .select(['game', 'mean', 'deviation', 'volatility', 'games', 'wins', 'last', 'at'])
    .where('person', '=', person)
    .orderBy('game')
    .execute();

/**
 * Merges what a device knows into what its account knows. Lessons are only ever added; of two skills the one with more games behind it
 * stays, of as many the newer; of two outcomes of a puzzle the better. What goes beyond a limit is not kept.
 */
export const mergeSent = async (deps: Db, person: string, sent: Partial<Learned>): Promise<Result<void>> => {
  const unknown = gamesIn(sent).find(game => !games.some(({ id }) => id === game));
  if (unknown !== undefined) return fail('game.unknown', unknown);
  // Nearly always nothing is new: an older page sends all whenever it is opened.
  if (changesIn(await newsIn(deps, person, sent)).length === 0) return ok(undefined);
  return deps.db.transaction().execute(async step => {
    if (!(await lockPerson(step, person))) return fail('people.needed');
    const news = await newsIn({ db: step }, person, sent);
    if (news.lessons.length > 0)
      await step
        .insertInto('lessons')
        .values(news.lessons.map(lesson => ({ person, lesson })))
        .execute();
    for (const { game, ...skill } of news.skills)
      await step
        .insertInto('skills')
        .values({ person, game, ...skill })
        .onConflict(conflict => conflict.columns(['person', 'game']).doUpdateSet(skill))
        .execute();
    await writeOwnPuzzles(step, person, news.puzzles);
    await recordChanges(step, person, changesIn(news));
    return ok(undefined);
  });
};

const gamesIn = ({ lessons = [], skills = [] }: Partial<Learned>): readonly string[] => [
  ...lessons.map(lesson => lesson.split('/', 1)[0]!),
  ...skills.map(({ game }) => game),
];

const newsIn = async (
  deps: Db,
  person: string,
  { lessons = [], skills = [], puzzles = [] }: Partial<Learned>,
): Promise<Learned> => ({
  lessons: lessons.length === 0 ? [] : newLessons(lessons, await lessonsOf(deps, person)),
  skills: skills.length === 0 ? [] : newSkills(skills, await skillsOf(deps, person)),
  puzzles: puzzles.length === 0 ? [] : await newPuzzlesIn(deps, person, puzzles),
});

const newLessons = (sent: readonly string[], known: readonly string[]): readonly string[] => {
  const old = new Set(known);
  return [...new Set(sent)].filter(lesson => !old.has(lesson)).slice(0, LIMITS.people.lessons - known.length);
};

const newSkills = (sent: readonly GameSkill[], known: readonly GameSkill[]): readonly GameSkill[] => {
  const all = new Map(known.map(skill => [skill.game, skill]));
  const changed = new Map<string, GameSkill>();
  for (const skill of sent) {
    const before = all.get(skill.game);
    if (before && (skill.games - before.games || skill.at - before.at) <= 0) continue;
    all.set(skill.game, skill);
    changed.set(skill.game, skill);
  }
  return [...changed.values()];
};

const newPuzzlesIn = async (deps: Db, person: string, sent: readonly OwnPuzzle[]): Promise<readonly OwnPuzzle[]> => {
  const ids = sent.map(({ id }) => id);
  const known = await ownPuzzlesOf(deps, person, ids);
  const changed = newPuzzles(sent, known);
  const old = new Set(known.map(({ id }) => id));
  if (changed.every(({ id }) => old.has(id))) return changed;
  let room = LIMITS.people.puzzles - (await countOwnPuzzles(deps, person));
  return changed.filter(({ id }) => old.has(id) || room-- > 0);
};

const changesIn = ({ lessons, skills, puzzles }: Learned): readonly Change[] => [
  ...lessons.map(key => ({ kind: 'lesson' as const, key })),
  ...skills.map(({ game: key }) => ({ kind: 'skill' as const, key })),
  ...puzzles.map(({ id: key }) => ({ kind: 'puzzle' as const, key })),
];

/** Merges what has changed on a device, and answers what has changed on the account since the device asked last. */
export const syncAccount = async (
  deps: Db,
  person: string,
  { since, ...sent }: ApiBody<'PUT /api/me/sync'>,
): Promise<Result<ApiAnswer<'PUT /api/me/sync'>>> => {
  const merged = await mergeSent(deps, person, sent);
  if (!merged.ok) return merged;
  // First of all: what is committed while the rest is read comes again the next time.
  const opened = await headOf(deps, person);
  if (!opened.ok) return opened;
  const head = opened.value;
  const from = since === undefined ? undefined : readCursor(since, head);
  const cursor = formatCursor(head);
  if (from === undefined)
    return ok({
      cursor,
      isAll: true,
      lessons: [...(await lessonsOf(deps, person))],
      skills: [...(await skillsOf(deps, person))],
      puzzles: [...(await ownPuzzlesOf(deps, person))],
      solvers: await solverSkillsOf(deps, person),
    });
  const changes = await changesSince(deps, person, from);
  const keysOf = (kind: Change['kind']): string[] => changes.filter(each => each.kind === kind).map(({ key }) => key);
  // Also what the account knew better: the device has something else.
  const { skills, puzzles } = sent;
  const skillGames = new Set([...keysOf('skill'), ...skills.map(({ game }) => game)]);
  const ids = new Set([...keysOf('puzzle'), ...puzzles.map(({ id }) => id)]);
  // An attempt that was made without a network is rated on the device, which the account knows nothing of.
  const solverGames = new Set(keysOf('solver'));
  const solvers = solverGames.size === 0 && puzzles.length === 0 ? [] : await solverSkillsOf(deps, person);
  return ok({
    cursor,
    isAll: false,
    lessons: keysOf('lesson').toSorted(),
    skills: skillGames.size === 0 ? [] : (await skillsOf(deps, person)).filter(({ game }) => skillGames.has(game)),
    puzzles: ids.size === 0 ? [] : [...(await ownPuzzlesOf(deps, person, [...ids]))],
    solvers: solvers.filter(({ game }) => puzzles.length > 0 || solverGames.has(game)),
  });
};
