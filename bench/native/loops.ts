import { bot as talatBot } from '../../games/talat/bot/index.ts';
import { talat } from '../../games/talat/rules/index.ts';
import { bot as taluvaBot } from '../../games/taluva/bot/index.ts';
import { taluva } from '../../games/taluva/rules/index.ts';
import { bot as tzaarBot } from '../../games/tzaar/bot/index.ts';
import { tzaar } from '../../games/tzaar/rules/index.ts';
import type { Loop } from './loop.ts';
import { netEvaluation } from './netEvaluation.ts';
import { hardBoards, playedBoards, talatFrozen } from './talatFrozen.ts';
import { tzaarPerft } from './tzaarPerft.ts';

/** The loops in which the games spend most of their time. */
export const benchLoops = (): readonly Loop[] => [
  tzaarPerft([3, 4, 3, 5]),
  talatFrozen('Talat frozen test, random games', playedBoards(50), 500),
  talatFrozen('Talat frozen test, hard boards', hardBoards(), 500),
  netEvaluation('TZAAR net, small', tzaar, tzaarBot.nets!.small, 8, 10),
  netEvaluation('TZAAR net, big', tzaar, tzaarBot.nets!.big, 8, 3),
  netEvaluation('Talat net, small', talat, talatBot.nets!.small, 8, 20),
  netEvaluation('Talat net, big', talat, talatBot.nets!.big, 8, 10),
  netEvaluation('Taluva net, small', taluva, taluvaBot.nets!.small, 8, 10),
  netEvaluation('Taluva net, big', taluva, taluvaBot.nets!.big, 8, 3),
];

/** The same, so small that they only show whether both languages agree. */
export const smallLoops = (): readonly Loop[] => [
  tzaarPerft([3, 3, 3, 3]),
  talatFrozen('Talat frozen test, random games', playedBoards(5), 0),
  talatFrozen('Talat frozen test, hard boards', hardBoards(), 0),
  netEvaluation('TZAAR net, small', tzaar, tzaarBot.nets!.small, 3, 0),
  netEvaluation('Talat net, small', talat, talatBot.nets!.small, 3, 0),
  netEvaluation('Taluva net, small', taluva, taluvaBot.nets!.small, 3, 0),
];
