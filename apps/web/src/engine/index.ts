export { engine } from './engine.ts';
export { team } from './team.ts';
