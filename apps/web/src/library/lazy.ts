// Loaded on demand, each by itself.
export const loadMyGamesPage = () => import('./MyGamesPage.tsx');
