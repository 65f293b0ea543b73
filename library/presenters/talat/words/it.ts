export * from '../../../../games/talat/words/it/game.ts';
