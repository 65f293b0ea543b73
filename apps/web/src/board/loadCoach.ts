/** What explains turns: it comes when there are turns or a hint is asked for. */
export const loadCoach = () => import('../coach/index.ts');
