import { games } from '@threefold-games/catalogue';
import { fail, ok, type Result } from '@threefold-games/core';
import type { GameSkill } from '@threefold-games/wire';
import type { PeopleDeps } from './deps.ts';

/** How well somebody plays against bots, by game. */
export const skillsOf = ({ db }: Pick<PeopleDeps, 'db'>, person: string): Promise<readonly GameSkill[]> =>
  db
    .selectFrom('skills')
    .select(['game', 'mean', 'deviation', 'volatility', 'games', 'wins', 'last', 'at'])
    .where('person', '=', person)
    .orderBy('game')
    .execute();

/** Keeps what a device knows of it, where more games stand behind it than behind what is known, or as many that are newer. Tells what is known then. */
export const mergeSkills = async (
  deps: PeopleDeps,
  person: string,
  sent: readonly GameSkill[],
): Promise<Result<{ readonly skills: readonly GameSkill[] }>> => {
  const unknown = sent.find(({ game }) => !games.some(({ id }) => id === game));
  if (unknown) return fail('game.unknown', unknown.game);
  for (const { game, ...skill } of sent)
    await deps.db
      .insertInto('skills')
      .values({ person, game, ...skill })
      .onConflict(conflict =>
        conflict
          .columns(['person', 'game'])
          .doUpdateSet(skill)
          .where(it =>
            it.or([
              it('skills.games', '<', skill.games),
              it.and([it('skills.games', '=', skill.games), it('skills.at', '<', skill.at)]),
            ]),
          ),
      )
      .execute();
  return ok({ skills: await skillsOf(deps, person) });
};
