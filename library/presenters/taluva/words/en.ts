export * from '../../../../games/taluva/words/en/game.ts';
