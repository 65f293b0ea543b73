export * from '../../../games/taluva/words/game.ts';
