export * from '../../../../games/tzaar/words/rules/en.generated.ts';
