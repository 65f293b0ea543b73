export * from '../../../games/talat/words/game.ts';
