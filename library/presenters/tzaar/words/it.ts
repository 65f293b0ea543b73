export * from '../../../../games/tzaar/words/it/game.ts';
