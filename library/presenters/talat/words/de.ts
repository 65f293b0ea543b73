export * from '../../../../games/talat/words/de.ts';
