export * from '../../../../games/taluva/words/nl.ts';
