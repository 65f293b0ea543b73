export * from '../../games/tzaar/scene/index.ts';
