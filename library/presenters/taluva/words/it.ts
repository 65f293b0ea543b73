export * from '../../../../games/taluva/words/it.ts';
