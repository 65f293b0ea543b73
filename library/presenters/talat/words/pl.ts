export * from '../../../../games/talat/words/pl/game.ts';
