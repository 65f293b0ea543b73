export * from '../../../games/tzaar/words/rules.ts';
