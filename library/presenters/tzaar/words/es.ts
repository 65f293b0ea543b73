export * from '../../../../games/tzaar/words/es/game.ts';
