// Each of these is loaded on demand.
export const loadFiles = () => import('./files.ts');
