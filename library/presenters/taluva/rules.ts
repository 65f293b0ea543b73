export * from '../../../games/taluva/words/rules.ts';
