// Each of these is loaded on demand.
export const loadPuzzlePages = () => import('./hub/pages.ts');
