export * from '../../../../games/taluva/words/es/game.ts';
