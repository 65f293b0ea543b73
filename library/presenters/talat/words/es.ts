export * from '../../../../games/talat/words/es.ts';
