export * from '../../../../games/talat/words/de/game.ts';
