export * from '../../../../games/tzaar/words/nl/game.ts';
