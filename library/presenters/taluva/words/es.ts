export * from '../../../../games/taluva/words/es.ts';
