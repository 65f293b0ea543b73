export * from '../../../../games/taluva/words/pl/game.ts';
