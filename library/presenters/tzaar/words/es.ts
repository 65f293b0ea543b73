export * from '../../../../games/tzaar/words/es.ts';
