export * from '../../../../games/talat/words/it.ts';
