export * from '../../../../games/tzaar/words/pl.ts';
