import { RATINGS as talat } from '../../games/talat/bot/ratings.ts';
import { RATINGS as taluva } from '../../games/taluva/bot/ratings.ts';
import { RATINGS as tzaar } from '../../games/tzaar/bot/ratings.ts';

const all: Readonly<Record<string, readonly number[]>> = { talat, taluva, tzaar };

/** The Elo of each level of a game, level 1 first, without its player; undefined where nobody has measured them. */
export const ratingsOf = (id: string): readonly number[] | undefined => (Object.hasOwn(all, id) ? all[id] : undefined);
