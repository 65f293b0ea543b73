export * from '../../../../games/tzaar/words/en.ts';
