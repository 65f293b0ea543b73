export * from '../../../../games/tzaar/words/pl/game.ts';
