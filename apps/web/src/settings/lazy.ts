// Loaded on demand, each by itself.
export const loadSettingsPage = () => import('./SettingsPage.tsx');
