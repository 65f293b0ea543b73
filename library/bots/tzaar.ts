export * from '../../games/tzaar/bot/index.ts';
