export * from '../../../../games/tzaar/words/nl.ts';
