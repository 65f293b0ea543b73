// Each of these is loaded on demand.
export const loadNewGamePage = () => import('./newGame/NewGamePage.tsx');
export const loadStartGame = () => import('./startGame.ts');
export const loadStartRematch = () => import('./startRematch.ts');
export const loadLevelOffer = () => import('./level/LevelOffer.tsx');
export const loadOwnSkills = () => import('./level/ownSkills.ts');
