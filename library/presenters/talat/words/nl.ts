export * from '../../../../games/talat/words/nl/game.ts';
