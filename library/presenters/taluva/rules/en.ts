export * from '../../../../games/taluva/words/rules/en.generated.ts';
