export * from '../../../../games/tzaar/words/en/rules.generated.ts';
