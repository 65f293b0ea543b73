import type { Face } from '@threefold-games/stage';
import type { ComponentChildren, JSX } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import { BoardView, useTableKeys } from '../../board/index.ts';
import { narrow } from '../../settings/index.ts';
import {
  BottomBar,
  Button,
  href,
  IconButton,
  Page,
  type Route,
  Snack,
  type SnackState,
  useSnack,
} from '../../ui/index.ts';
import { readProgress } from '../progress.ts';
import { usePuzzleWords, useTask } from '../puzzleWords.ts';
import { useFigures } from './figures.ts';
import { type LoadedPuzzle, useThemeWords } from './loadedPuzzle.ts';
import { type Occasion, openPuzzle } from './openPuzzle.ts';
import { ENOUGH, PuzzleBar } from './PuzzleBar.tsx';
import { litScene, type Playing, themeWords } from './puzzleController.ts';
import { AboutCard, FiguresCard, InsteadCard, SourceCard } from './ResultCards.tsx';
import { shareText, useShareSentence } from './resultText.ts';
import { LineList, PuzzleMenu, ResultHead, SeatCards, SeatRows, seatsOf, TaskCard } from './TaskCard.tsx';

/** What a page adds to the puzzle on it. */
export interface PuzzleSetting {
  /** What stands beside the brand, and on phones above the board once it is over. */
  readonly title: string;
  readonly about: string;
  readonly back: Route;
  readonly occasion: Occasion;
  /** Where it goes on once it is over: the one primary button, or a sentence. */
  readonly next: ComponentChildren;
  /** What is sent to others: the first line, and the address. */
  readonly share?: { readonly line: (task: string) => string; readonly to: Route } | undefined;
  /** Cards after the puzzle's own; what would be sent is empty as long as it is not over. */
  readonly cards: (sent: string) => ComponentChildren;
}

interface PuzzleTableProps extends PuzzleSetting {
  readonly loaded: LoadedPuzzle;
  readonly face: Face;
}

/** One puzzle: the board of a table, what is asked, what came of it. */
export const PuzzleTable = (props: PuzzleTableProps): JSX.Element | null => {
  const { loaded, face, occasion } = props;
  const { puzzle, game } = loaded;
  const controller = useMemo(() => openPuzzle(loaded, face, occasion), []);
  useEffect(() => controller.start(), [controller]);
  useEffect(() => controller.setFace(face), [controller, face]);
  useEffect(() => void readProgress(), []);
  const snack = useSnack();
  const themes = useThemeWords(game.id);
  const task = useTask(puzzle, game, themes);
  const { source } = controller;
  const result = source.result.value;
  const figures = useFigures(puzzle.id, occasion.day, result !== undefined && !loaded.isOwn);
  if (!themes) return null;
  const playing = { loaded, controller, source, face, task, themes, figures, day: occasion.day, say: snack.show };
  return <Solving {...props} playing={playing} snack={snack} />;
};

interface SolvingProps extends PuzzleTableProps {
  readonly playing: Playing;
  readonly snack: SnackState;
}

const Solving = (props: SolvingProps): JSX.Element => {
  const { playing, snack, title, about, back, next, share, cards } = props;
  const { words, speak, said } = usePuzzleWords();
  const { controller, source, face, task, loaded } = playing;
  useTableKeys(controller);
  const shown = source.shown.value;
  const result = source.result.value;
  const lit = controller.lit.value;
  useEffect(() => controller.reveal(), [controller, shown, lit]);
  const marked = useMemo(() => litScene(lit), [lit]);
  useEffect(() => {
    const [theme] = themeWords(playing);
    if (result)
      controller.announcer.say(
        `${speak(result.how === 'solved' ? said.solved : said.shown)}. ${theme ? speak(theme.done) : ''}`,
      );
  }, [result]);
  const found = useShareSentence(result);
  const sent = share ? [share.line(task), found, location.origin + href(share.to)].filter(Boolean).join('\n') : '';
  const onShare = async (): Promise<void> => {
    const came = await shareText(sent);
    if (came !== 'shared') snack.show(speak(came === 'copied' ? said.copied : said.notCopied), 2500);
  };
  const small = narrow.value;
  // Who tries again has the puzzle before them, not how it came out.
  const isOver = result !== undefined && shown.kind === 'line';
  const analysis = href({
    page: 'analysis',
    query: { game: loaded.game.id, position: source.run.first.history.position.encode() },
  });
  const board = (
    <BoardView
      controller={controller}
      label={speak(words.table.boardOf, { game: face.title })}
      parts="above"
      marked={lit.length > 0 ? marked : undefined}
    />
  );
  const log = (
    <div class="unseen" role="log" aria-live="polite">
      {controller.announcer.said.value.map(({ id, text }) => (
        <p key={id}>{text}</p>
      ))}
    </div>
  );
  const more = (
    <>
      <AboutCard playing={playing} />
      {isOver && <FiguresCard playing={playing} />}
      {isOver && <InsteadCard playing={playing} />}
      {isOver && <SourceCard playing={playing} />}
      {cards(isOver ? sent : '')}
    </>
  );
  const tryIt = result?.how === 'shown' && (
    <Button icon="reset" wide onClick={() => source.again()}>
      {speak(said.tryIt)}
    </Button>
  );
  const ways = small ? (
    <>
      <IconButton kind="edged" icon="chart" label={speak(said.analyse)} href={analysis} />
      {share && <IconButton kind="edged" icon="share" label={speak(said.share)} onClick={() => void onShare()} />}
      {next}
    </>
  ) : (
    <>
      {next}
      {tryIt}
      <div class="puzzle-actions">
        <Button icon="chart" wide href={analysis}>
          {speak(said.analyse)}
        </Button>
        {share && (
          <Button icon="share" wide onClick={() => void onShare()}>
            {speak(said.share)}
          </Button>
        )}
      </div>
    </>
  );
  const seats = seatsOf(controller);
  const isFor2 = seats.length === 2;
  // What is counted of a turn takes a sentence, which no title bar has room for.
  const isLong = loaded.puzzle.goal.kind === 'facts';
  return (
    <Page
      title={task}
      place="learn"
      wide
      fixed
      back={back}
      head={
        <>
          <h2>{small && !isOver && !isLong ? task : title}</h2>
          <span>{small && !isOver ? speak(said.toMove, { seat: controller.seatName(source.seat) }) : about}</span>
        </>
      }
      actions={<PuzzleMenu playing={playing} />}
      foot={isOver && <div class="puzzle-foot">{ways}</div>}
      bar={isOver ? null : <HelpBar playing={playing} />}
    >
      <div class={`table puzzle${isOver ? ' puzzle-over' : ''}`}>
        {small ? (
          <>
            {!isOver && isLong && <h1 class="puzzle-task">{task}</h1>}
            {!isOver && <SeatCards controller={controller} seats={isFor2 ? seats.slice(1) : seats} />}
            {board}
            {!isOver && isFor2 && <SeatCards controller={controller} seats={seats.slice(0, 1)} />}
            {/* The sheet has the solution, and little room is left for the board. */}
            {(!isOver || shown.line.of === 'other') && <PuzzleBar playing={playing} />}
            {isOver && (
              <div class="puzzle-sheet card">
                <ResultHead playing={playing} />
                <Why playing={playing} />
                <LineList playing={playing} />
                {tryIt}
                {more}
              </div>
            )}
          </>
        ) : (
          <>
            {board}
            <PuzzleBar playing={playing} />
            <div class="table-side puzzle-side">
              {isOver ? (
                <section class="card puzzle-card">
                  <ResultHead playing={playing} />
                  <SeatRows controller={controller} seats={seats} />
                  <LineList playing={playing} />
                  {ways}
                </section>
              ) : (
                <TaskCard playing={playing} />
              )}
              {more}
            </div>
          </>
        )}
        {log}
      </div>
      <Snack snack={snack} />
    </Page>
  );
};

/** Why the solution works, where no bar says so. */
const Why = ({ playing }: { readonly playing: Playing }): JSX.Element | null => {
  const { speak } = usePuzzleWords();
  const [theme] = themeWords(playing);
  return theme ? <p>{speak(theme.done)}</p> : null;
};

/** What helps, at the bottom of phones. */
const HelpBar = ({ playing: { controller, source } }: { readonly playing: Playing }): JSX.Element => {
  const { words, speak, said } = usePuzzleWords();
  const isEnough = source.misses.value >= ENOUGH;
  const isBusy = source.shown.value.kind === 'tried';
  return (
    <BottomBar
      label={speak(words.table.tools)}
      items={[
        { icon: 'bulb', label: speak(said.hint), disabled: isBusy, onSelect: () => controller.giveHint() },
        { icon: 'eye', label: speak(said.solution), on: isEnough, disabled: isBusy, onSelect: () => source.show() },
        ...(controller.face.value.rotations > 1
          ? [
              {
                icon: 'flip' as const,
                label: speak(words.table.rotateBoardShort),
                onSelect: () => controller.board.rotate(),
              },
            ]
          : []),
      ]}
    />
  );
};
