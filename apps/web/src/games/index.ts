export { loadFace, useFace, useTitles } from './face.ts';
export { findGame, games, loadedGames, loadGame, loadGames } from './games.ts';
