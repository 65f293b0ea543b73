export * from './account.ts';
export * from './live.ts';
export * from './player.ts';
export * from './room.ts';
export * from './together.ts';
