// Each of these is loaded on demand.
export const loadTurnRemark = () => import('./TurnRemark.tsx');
export const loadPictureFiles = () => import('./pictureFiles.ts');
export const loadSounds = () => import('./sounds.ts');
