// Each of these is loaded on demand.
export const loadTablePage = () => import('./TablePage.tsx');
