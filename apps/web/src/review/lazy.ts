// Each of these is loaded on demand.
export const loadReviewPage = () => import('./ReviewPage.tsx');
export const loadReplayPage = () => import('./replay/ReplayPage.tsx');
