// Each of these is loaded on demand.
export const loadMyGamesPage = () => import('./MyGamesPage.tsx');
