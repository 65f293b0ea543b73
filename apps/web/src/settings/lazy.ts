// Each of these is loaded on demand.
export const loadSettingsPage = () => import('./SettingsPage.tsx');
