export * from '../../games/taluva/bot/index.ts';
