export * from '../../../../games/tzaar/words/de/game.ts';
