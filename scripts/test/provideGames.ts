// Tells the test kit which games there are: it is below them, and cannot import them. Code that no test runner sets up imports the kit from here.
import { games } from '@threefold-games/games';
import { provideGames } from '@threefold-games/testkit';
import { attempts } from './attempts.ts';

export * from '@threefold-games/testkit';

provideGames(games, new URL('../../library/games/index.ts', import.meta.url).href, attempts);
