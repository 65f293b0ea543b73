export * from '../../../../games/tzaar/words/fr.ts';
