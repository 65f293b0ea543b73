export * from '../../../../games/taluva/words/en/rules.generated.ts';
