export * from '../../../../games/talat/words/fr/game.ts';
