// Each of these is loaded on demand.
export const loadAccountPage = () => import('./AccountPage.tsx');
export const loadModerationPage = () => import('./moderation/ModerationPage.tsx');
export const loadPlayerPage = () => import('./player/PlayerPage.tsx');
export const loadReportSheet = () => import('./player/ReportSheet.tsx');
export const loadAccountRow = () => import('./AccountRow.tsx');
export const loadKeptElsewhere = () => import('./KeptElsewhere.tsx');
export const loadSync = () => import('./sync.ts');
