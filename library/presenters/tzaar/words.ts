export * from '../../../games/tzaar/words/game.ts';
