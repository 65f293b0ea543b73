import { fail, ok, type Result } from '@threefold-games/core';
import { isPuzzleDay, type Puzzle } from '@threefold-games/learn';
import type { ApiBody } from '@threefold-games/wire';
import { type Attempt, countAttempt, recordAttempt } from '../../puzzles/attempts.ts';
import { countsOf } from '../../puzzles/counts.ts';
import { puzzleSkillOf, strayedPuzzles } from '../../puzzles/ratings.ts';
import { isWithdrawn, keepVerdict, reportedPuzzles, withdrawnPuzzles } from '../../puzzles/reports.ts';
import { networkOf } from '../../security.ts';
import type { Handlers, Tools } from '../handler.ts';

type Names =
  | 'GET /api/daily/:date'
  | 'GET /api/puzzles/withdrawn'
  | 'GET /api/puzzles/:id'
  | 'POST /api/puzzles/:id/tries'
  | 'POST /api/puzzles/:id/reports'
  | 'GET /api/moderation/puzzles';

/** A day begins somewhere so many milliseconds before it does in Greenwich. */
const EARLIEST = 14 * 3_600_000;
/** Seconds for which a list of what was withdrawn is good. */
const WITHDRAWN_FOR = 300;

/** Puzzles: how they are found, whether they are right, and how far one is. */
export const puzzleHandlers = ({ context, deps, puzzles: { collection, judge, mayCount } }: Tools): Handlers<Names> => {
  /** Whether a day has begun anywhere, and has puzzles. */
  const isDay = (date: string): boolean =>
    isPuzzleDay(date) && date <= new Date(deps.now() + EARLIEST).toISOString().slice(0, 10);

  /** Where a try was made on the page of a day, whether that day has just this puzzle. */
  const checkDay = async (
    id: string,
    { chosen, day }: ApiBody<'POST /api/puzzles/:id/tries'>,
  ): Promise<Result<true>> => {
    if ((chosen === 'daily') !== (day !== undefined)) return fail('http.input');
    if (day === undefined) return ok(true);
    const game = collection.gameOf(id);
    const isOfDay = isDay(day) && game !== undefined && (await collection.daily(game, day)) === id;
    return isOfDay ? ok(true) : fail('puzzle.day', day);
  };

  return {
    'GET /api/daily/:date': async ({ params: { date } }) => {
      if (!isDay(date)) return fail('puzzle.day', date);
      const withdrawn = new Set(await withdrawnPuzzles(deps));
      const puzzles = await Promise.all(
        collection.games.map(async game => {
          const id = await collection.daily(game, date);
          if (id === undefined) return [];
          return [{ game, id, ...(await countsOf(deps, id, date)), withdrawn: withdrawn.has(id) }];
        }),
      );
      return ok({ puzzles: puzzles.flat() });
    },

    'GET /api/puzzles/withdrawn': async ({ reply }) => {
      // The same for everybody, and nobody is the worse for a list that is a little older.
      reply.header('cache-control', `public, max-age=${WITHDRAWN_FOR}`);
      return ok({ withdrawn: await withdrawnPuzzles(deps) });
    },

    'GET /api/puzzles/:id': async ({ params: { id } }) => {
      const found = await collection.find(id);
      if (!found.ok) return found;
      const rated = await puzzleSkillOf(deps, id);
      return ok({
        ...(await countsOf(deps, id)),
        ...(rated && { rating: { mean: rated.mean, deviation: rated.deviation, tries: rated.tries } }),
        withdrawn: await isWithdrawn(deps, id),
      });
    },

    'POST /api/puzzles/:id/tries': async ({ asker, params: { id }, body, request }) => {
      const { turn, hinted: isHinted, chosen, day, tries = 1 } = body;
      const found = await collection.find(id);
      if (!found.ok) return found;
      const checked = await checkDay(id, body);
      if (!checked.ok) return checked;
      if (await isWithdrawn(deps, id)) return fail('puzzle.withdrawn');
      const address = networkOf(request.ip);
      const account = asker?.kind === 'account' ? asker.id : undefined;
      const judged = await judge.judge(account ?? address, found.value, turn);
      if (!judged.ok) return judged;
      const { verdict, position, steps } = judged.value;
      const countsNow = async () => ({
        ...(await countsOf(deps, id)),
        ...(day !== undefined && { ofDay: await countsOf(deps, id, day) }),
      });
      if (verdict === 'slower') return ok({ solved: false, slower: true, ...(await countsNow()) } as const);
      const isSolved = verdict === 'solved';
      const outcome = outcomeOf(found.value, isSolved, body);
      const attempt: Attempt = {
        puzzle: found.value,
        day,
        chosen,
        isSolved,
        isHinted,
        steps,
        position,
        outcome,
        tries,
      };
      if (account === undefined) {
        if (tries === 1 && mayCount(address, id, position)) await countAttempt(deps, attempt);
        return ok({ solved: isSolved, ...(await countsNow()) });
      }
      const recorded = await recordAttempt(deps, account, attempt);
      if (!recorded.ok) return recorded;
      const { own, solver, skill, isStrayed } = recorded.value;
      if (isStrayed) context.log.warn({ puzzle: id }, 'a puzzle is far from where it was graded');
      return ok({
        solved: isSolved,
        ...(await countsNow()),
        ...(skill && { skill: { before: shown(skill.before), after: shown(skill.after) } }),
        ...(own && { own }),
        ...(solver && { solver }),
      });
    },

    'POST /api/puzzles/:id/reports': async ({ asker, params: { id }, body: { turn }, request }) => {
      const found = await collection.find(id);
      if (!found.ok) return found;
      if (await isWithdrawn(deps, id)) return ok({ verdict: 'withdrawn' } as const);
      const verdict = await judge.prove(asker?.id ?? networkOf(request.ip), found.value, turn);
      if (!verdict.ok) return verdict;
      if (verdict.value !== 'stands') {
        await keepVerdict(deps, id, verdict.value, turn);
        context.log.warn({ puzzle: id, verdict: verdict.value, turn: turn.join(' ') }, 'a puzzle was reported');
      }
      return ok({ verdict: verdict.value });
    },

    'GET /api/moderation/puzzles': async () =>
      ok({ strayed: await strayedPuzzles(deps), reported: await reportedPuzzles(deps) }),
  };
};

/** How an attempt ended. With a hint a miss is no outcome, and older pages do not say how a puzzle of several turns ended. */
const outcomeOf = (
  { line }: Puzzle,
  isSolved: boolean,
  { hinted, done }: ApiBody<'POST /api/puzzles/:id/tries'>,
): Attempt['outcome'] => {
  if (isSolved && done === undefined && line.length > 1) return undefined;
  if (isSolved && done !== false) return hinted ? 'practised' : 'solved';
  return hinted ? undefined : 'missed';
};

const shown = ({ mean, deviation }: { readonly mean: number; readonly deviation: number }) => ({ mean, deviation });
