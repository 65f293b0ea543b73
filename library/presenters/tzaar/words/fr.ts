export * from '../../../../games/tzaar/words/fr/game.ts';
