// Loaded on demand, each by itself.
export const loadFiles = () => import('./files.ts');
