// Each of these is loaded on demand.
export const loadLearnPage = () => import('./LearnPage.tsx');
export const loadLessonPage = () => import('./lesson/LessonPage.tsx');
export const loadGuidePage = () => import('./guide/GuidePage.tsx');
export const loadRulesPage = () => import('./rules/RulesPage.tsx');
