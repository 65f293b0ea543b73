// Loaded on demand, each by itself.
export const loadPuzzlePages = () => import('./hub/pages.ts');
