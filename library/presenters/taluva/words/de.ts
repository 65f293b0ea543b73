export * from '../../../../games/taluva/words/de.ts';
