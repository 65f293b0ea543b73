export * from '../../../games/tzaar/words/index.ts';
