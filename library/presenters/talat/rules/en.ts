export * from '../../../../games/talat/words/en/rules.generated.ts';
