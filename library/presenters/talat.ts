export * from '../../games/talat/scene/index.ts';
