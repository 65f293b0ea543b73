export * from '../../../games/talat/words/rules/index.ts';
