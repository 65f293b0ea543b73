export * from '../../../../games/taluva/words/de/game.ts';
