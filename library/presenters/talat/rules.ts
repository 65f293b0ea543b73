export * from '../../../games/talat/words/rules.ts';
