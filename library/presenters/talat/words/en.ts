export * from '../../../../games/talat/words/en.ts';
