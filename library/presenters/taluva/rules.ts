export * from '../../../games/taluva/words/rules/index.ts';
