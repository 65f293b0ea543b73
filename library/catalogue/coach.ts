import { type OpenedCoach, openCoach as openAnyCoach } from '@threefold-games/catalogue-core/coach';
import type { Lang } from '@threefold-games/speech';
import { loadCoaching } from './load.ts';

export type { OpenedCoach };

/** The coach of a game; one without reasons of its own gives those that hold in any game. */
export const openCoach = async (id: string, lang: Lang): Promise<OpenedCoach> =>
  openAnyCoach(await loadCoaching(id), lang);
