export * from '../../../../games/taluva/words/it/game.ts';
