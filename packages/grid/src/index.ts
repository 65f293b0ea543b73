export { HEX_DIRECTIONS, hexDistance } from './hex.ts';
