// Each of these is loaded on demand.
export const loadAnalysisPage = () => import('./AnalysisPage.tsx');
