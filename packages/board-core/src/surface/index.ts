export { CellButtons } from './cellButtons.ts';
export { largePart, partBeside } from './parts.ts';
export { firstCell, partOf } from './sceneFacts.ts';
export { Surface, type SurfaceElements, type SurfaceProps, type SurfaceView } from './surface.ts';
export { surfaceProps } from './surfaceProps.ts';
export { whenIdle } from './whenIdle.ts';
