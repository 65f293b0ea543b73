// Loaded on demand, each by itself.
export const loadTurnRemark = () => import('./TurnRemark.tsx');
export const loadPictureFiles = () => import('./pictureFiles.ts');
export const loadSounds = () => import('./sounds.ts');
