// Loaded on demand, each by itself.
export const loadTablePage = () => import('./TablePage.tsx');
