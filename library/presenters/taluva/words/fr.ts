export * from '../../../../games/taluva/words/fr.ts';
