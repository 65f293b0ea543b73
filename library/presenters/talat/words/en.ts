export * from '../../../../games/talat/words/en/game.ts';
