export * from '../../../../games/taluva/words/nl/game.ts';
