export * from '../../../games/talat/words/index.ts';
