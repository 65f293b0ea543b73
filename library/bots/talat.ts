export * from '../../games/talat/bot/index.ts';
