export { type AskedGoal, type CountedFact, goalTitle, type ThemeTitles, type TitledPuzzle } from './goalTitle.ts';
export { loadWords, type Words } from './load.ts';
export { type HelpWords, loadHelpWords } from './loadHelp.ts';
export { type LearnWords, loadLearnWords } from './loadLearn.ts';
export { type LevelWords, loadLevelWords } from './loadLevel.ts';
export { type LinkWords, loadLinkWords } from './loadLinks.ts';
export {
  type FormWords,
  loadFormWords,
  loadModerationWords,
  loadMyGamesWords,
  loadOnlineWords,
  loadSettingsWords,
  type ModerationWords,
  type MyGamesWords,
  type OnlineWords,
  type SettingsWords,
} from './loadPages.ts';
export { loadPuzzlePageWords, type PuzzlePageWords } from './loadPuzzle.ts';
export { loadPuzzlesWords, type PuzzlesWords } from './loadPuzzles.ts';
export { loadReviewWords, type ReviewWords } from './loadReview.ts';
