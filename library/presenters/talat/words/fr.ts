export * from '../../../../games/talat/words/fr.ts';
