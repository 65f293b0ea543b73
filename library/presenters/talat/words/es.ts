export * from '../../../../games/talat/words/es/game.ts';
