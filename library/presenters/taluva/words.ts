export * from '../../../games/taluva/words/index.ts';
