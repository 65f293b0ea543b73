// What the bot and the lessons of this repository use of the rules. Not part of the public API: it can change in any release.
export { goalOf, MAX_ACTIONS, PASS, sourceOf, spacePlaced, typePlaced } from './actions.ts';
export type { TzaarPosition } from './position.ts';
export { OPENING, PLACING, SECOND } from './state.ts';
export { NEIGHBOUR, RIM, SPACE_COORDINATES, SPACES } from './tables.ts';
