/** The pages about puzzles, which come as one: who opens one soon opens another. */
export { DailyPage } from '../daily/DailyPage.tsx';
export { PuzzlePage } from '../puzzle/PuzzlePage.tsx';
export { MissedPage } from './MissedPage.tsx';
export { PuzzlesPage } from './PuzzlesPage.tsx';
