export * from '../../../../games/tzaar/words/it.ts';
