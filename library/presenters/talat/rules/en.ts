export * from '../../../../games/talat/words/rules/en.generated.ts';
