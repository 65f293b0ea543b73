import { LANGS } from '@threefold-games/speech';
import type { JSX } from 'preact';
import { useEffect, useErrorBoundary } from 'preact/hooks';
import { loadAccountPage, loadModerationPage, loadPlayerPage } from '../account/lazy.ts';
import { loadAnalysisPage } from '../analysis/lazy.ts';
import { games, loadGames } from '../games/index.ts';
import { HomePage } from '../home/index.ts';
import { loadGuidePage, loadLearnPage, loadLessonPage, loadRulesPage } from '../learn/lazy.ts';
import { loadMyGamesPage } from '../library/lazy.ts';
import { loadNewGamePage } from '../match/lazy.ts';
import { loadLobbyPage, loadRoomPage } from '../online/lazy.ts';
import { loadPuzzlePages } from '../puzzles/lazy.ts';
import { loadReplayPage, loadReviewPage } from '../review/lazy.ts';
import { loadSettingsPage } from '../settings/lazy.ts';
import { loadTablePage } from '../table/lazy.ts';
import { Failed, href, lazy, type Route, route } from '../ui/index.ts';

/** A page that meets games of every kind: it opens when all rules are there. */
const withRules = async <Module,>(page: Promise<Module>): Promise<Module> =>
  (await Promise.all([page, loadGames()]))[0];

const NewGamePage = lazy(async () => (await loadNewGamePage()).NewGamePage);
const TablePage = lazy(async () => (await loadTablePage()).TablePage);
const AnalysisPage = lazy(async () => (await withRules(loadAnalysisPage())).AnalysisPage);
const ReplayPage = lazy(async () => (await withRules(loadReplayPage())).ReplayPage);
const ReviewPage = lazy(async () => (await withRules(loadReviewPage())).ReviewPage);
const MyGamesPage = lazy(async () => (await withRules(loadMyGamesPage())).MyGamesPage);
const LearnPage = lazy(async () => (await loadLearnPage()).LearnPage);
const LessonPage = lazy(async () => (await loadLessonPage()).LessonPage);
const GuidePage = lazy(async () => (await loadGuidePage()).GuidePage);
const PuzzlesPage = lazy(async () => (await loadPuzzlePages()).PuzzlesPage);
const MissedPage = lazy(async () => (await loadPuzzlePages()).MissedPage);
const PuzzlePage = lazy(async () => (await loadPuzzlePages()).PuzzlePage);
const DailyPage = lazy(async () => (await loadPuzzlePages()).DailyPage);
const RulesPage = lazy(async () => (await loadRulesPage()).RulesPage);
const SettingsPage = lazy(async () => (await loadSettingsPage()).SettingsPage);
const TogetherPage = lazy(async () => (await withRules(loadLobbyPage())).TogetherPage);
const RoomPage = lazy(async () => (await withRules(loadRoomPage())).RoomPage);
const PlayerPage = lazy(async () => (await withRules(loadPlayerPage())).PlayerPage);
const AccountPage = lazy(async () => (await loadAccountPage()).AccountPage);
const ModerationPage = lazy(async () => (await loadModerationPage()).ModerationPage);
const NotFoundPage = lazy(async () => (await import('./NotFoundPage.tsx')).NotFoundPage);

const show = (to: Route): JSX.Element => {
  switch (to.page) {
    case 'new': {
      const game = games.find(({ id }) => id === to.game);
      return game ? <HomePage over={<NewGamePage key={game.id} game={game} />} /> : <NotFoundPage />;
    }
    case 'game':
      return <TablePage key={to.id} id={to.id} />;
    case 'analysis':
      return <AnalysisPage query={to.query} />;
    case 'replay':
      return <ReplayPage key={to.id} id={to.id} turn={to.turn} />;
    case 'review':
      return <ReviewPage key={to.id} id={to.id} seat={to.seat} turn={to.turn} />;
    case 'games':
      return <MyGamesPage />;
    case 'learn':
      return <LearnPage game={to.game} rule={to.rule} />;
    case 'lesson':
      return <LessonPage key={`${to.game} ${to.lesson}`} game={to.game} lesson={to.lesson} task={to.task} />;
    case 'guide':
      return <GuidePage game={to.game} />;
    case 'puzzles':
      return <PuzzlesPage query={to.query} />;
    case 'missed':
      return <MissedPage />;
    case 'puzzle':
      return <PuzzlePage key={to.id} id={to.id} query={to.query} />;
    case 'daily':
      return <DailyPage date={to.date} game={to.game} />;
    case 'rules':
      return <RulesPage game={to.game} rule={to.rule} />;
    case 'settings':
      return <SettingsPage />;
    case 'together':
      return <TogetherPage query={to.query ?? {}} />;
    case 'room':
      return <RoomPage key={to.id} id={to.id} />;
    case 'player':
      return <PlayerPage key={to.id} id={to.id} />;
    case 'account':
      return <AccountPage />;
    case 'moderation':
      return <ModerationPage key={to.id} id={to.id} />;
    case 'missing':
      return <NotFoundPage />;
    default:
      return <HomePage />;
  }
};

/** Tells search engines where the same page stands in other languages. */
const useAlternates = (to: Route): void => {
  useEffect(() => {
    const links = [...LANGS, 'x-default' as const].map(code => {
      const link = document.createElement('link');
      link.rel = 'alternate';
      link.hreflang = code;
      link.href = new URL(href(to, code === 'x-default' ? 'en' : code), location.origin).href;
      return link;
    });
    document.head.append(...links);
    return () => {
      for (const link of links) link.remove();
    };
  }, [to]);
};

export const App = (): JSX.Element => {
  const [broken, mend] = useErrorBoundary(error => reportError(error)) as [unknown, () => void];
  const here = route.value;
  useAlternates(here);
  // Whoever leaves a page that has broken down finds the others whole.
  useEffect(() => mend(), [here]);
  return broken === undefined ? show(here) : <Failed />;
};
