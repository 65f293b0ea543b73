export * from '../../../../games/tzaar/words/de.ts';
