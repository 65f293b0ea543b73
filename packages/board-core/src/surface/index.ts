export { CellButtons } from './cellButtons.ts';
export { partAtRest, partBeside } from './parts.ts';
export { firstCell, partOf, tileInHand } from './sceneFacts.ts';
export { Surface, type SurfaceElements, type SurfaceProps, type SurfaceView } from './surface.ts';
export { whenIdle } from './whenIdle.ts';
