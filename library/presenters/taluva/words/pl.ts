export * from '../../../../games/taluva/words/pl.ts';
