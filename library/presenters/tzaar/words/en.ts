export * from '../../../../games/tzaar/words/en/game.ts';
