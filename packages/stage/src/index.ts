export * from './face.ts';
export * from './palette.ts';
export * from './scene.ts';
