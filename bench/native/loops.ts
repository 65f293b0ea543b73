import { bot as talatBot } from '@threefold-games/bots/talat';
import { bot as taluvaBot } from '@threefold-games/bots/taluva';
import { bot as tzaarBot } from '@threefold-games/bots/tzaar';
import { talat } from '@threefold-games/games/talat';
import { taluva } from '@threefold-games/games/taluva';
import { tzaar } from '@threefold-games/games/tzaar';
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
