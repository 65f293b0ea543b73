export * from '../../../../games/talat/words/nl.ts';
