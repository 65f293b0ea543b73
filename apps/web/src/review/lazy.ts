// Loaded on demand, each by itself.
export const loadReviewPage = () => import('./ReviewPage.tsx');
export const loadReplayPage = () => import('./replay/ReplayPage.tsx');
