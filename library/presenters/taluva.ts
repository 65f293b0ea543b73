export * from '../../games/taluva/scene/index.ts';
