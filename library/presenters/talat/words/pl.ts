export * from '../../../../games/talat/words/pl.ts';
