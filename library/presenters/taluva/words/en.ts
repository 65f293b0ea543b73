export * from '../../../../games/taluva/words/en.ts';
