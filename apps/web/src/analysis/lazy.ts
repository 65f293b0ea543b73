// Loaded on demand, each by itself.
export const loadAnalysisPage = () => import('./AnalysisPage.tsx');
