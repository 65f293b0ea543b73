import { fail, ok, type Result } from '@threefold-games/core';
import { isPuzzleDay } from '@threefold-games/learn';
import type { OwnPuzzle } from '@threefold-games/wire';
import { lessonsOf, mergeSent, skillsOf, syncAccount } from '../../people/sync.ts';
import { ownPuzzlesOf } from '../../puzzles/attempts.ts';
import { solverSkillsOf } from '../../puzzles/ratings.ts';
import type { Handlers, Tools } from '../handler.ts';

type Names =
  | 'PUT /api/me/sync'
  | 'PUT /api/me/skills'
  | 'PUT /api/me/lessons'
  | 'GET /api/me/puzzles'
  | 'PUT /api/me/puzzles';

/** What an account's devices share. The last four are for pages that were open before there was the first. */
export const syncHandlers = ({ deps, puzzles: { collection } }: Tools): Handlers<Names> => {
  /** A server knows which games there are, but not every puzzle of a newer page. */
  const checkPuzzles = (puzzles: readonly OwnPuzzle[] = []): Result<true> => {
    const unknown = puzzles.find(({ id }) => collection.gameOf(id) === undefined);
    if (unknown) return fail('game.unknown', unknown.id);
    const wrong = puzzles.find(({ day }) => day !== undefined && !isPuzzleDay(day));
    return wrong ? fail('puzzle.day', wrong.day) : ok(true);
  };

  const progressOf = async (person: string) => ({
    puzzles: [...(await ownPuzzlesOf(deps, person))],
    skills: await solverSkillsOf(deps, person),
  });

  return {
    'PUT /api/me/sync': async ({ asker, body }) => {
      const checked = checkPuzzles(body.puzzles);
      return checked.ok ? syncAccount(deps, asker.id, body) : checked;
    },

    'PUT /api/me/skills': async ({ asker, body }) => {
      const merged = await mergeSent(deps, asker.id, body);
      return merged.ok ? ok({ skills: await skillsOf(deps, asker.id) }) : merged;
    },

    'PUT /api/me/lessons': async ({ asker, body }) => {
      const merged = await mergeSent(deps, asker.id, body);
      return merged.ok ? ok({ lessons: await lessonsOf(deps, asker.id) }) : merged;
    },

    'GET /api/me/puzzles': async ({ asker }) => ok(await progressOf(asker.id)),

    'PUT /api/me/puzzles': async ({ asker, body }) => {
      const checked = checkPuzzles(body.puzzles);
      if (!checked.ok) return checked;
      const merged = await mergeSent(deps, asker.id, body);
      return merged.ok ? ok(await progressOf(asker.id)) : merged;
    },
  };
};
