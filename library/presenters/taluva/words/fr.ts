export * from '../../../../games/taluva/words/fr/game.ts';
