export * from '../../../games/tzaar/words/rules/index.ts';
