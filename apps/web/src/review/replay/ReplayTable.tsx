import { showSteps } from '@threefold-games/board-core/compose';
import { type Fault, tagValue, turnTexts } from '@threefold-games/core';
import type { Face } from '@threefold-games/stage';
import type { ComponentChildren, JSX } from 'preact';
import { useCallback, useMemo, useState } from 'preact/hooks';
import {
  formatStudy,
  keepStudy,
  SHARED,
  type StepActions,
  StepKeys,
  setStudyAside,
  studyOfRecord,
  useStepKeys,
} from '../../analysis/index.ts';
import { BoardBar, BoardView, TurnList, useBoardItems } from '../../board/index.ts';
import { useWords } from '../../i18n/index.ts';
import { narrow } from '../../settings/index.ts';
import { Button, go, href, IconButton, Menu, Page, Segments, Sheet } from '../../ui/index.ts';
import { FaultNote } from './NoReplay.tsx';
import { Ending, Players } from './Players.tsx';
import { notableTurns, type ReplayedGame } from './replayedGame.ts';
import { ShareCard } from './ShareCard.tsx';
import { TurnSlider } from './TurnSlider.tsx';
import { type Replaying, useReplay } from './useReplay.ts';

interface ReplayTableProps {
  readonly id: string;
  readonly watched: ReplayedGame;
  readonly face: Face;
  /** The turn that the address names. */
  readonly turn: number | undefined;
  /** Why the record that was brought last could not be read. */
  readonly fault: Fault | undefined;
}

const SPEEDS = ['1', '2', '4'] as const;

/** A game that is watched again: board, way through it, players, what can be shared. */
export const ReplayTable = ({ id, watched, face, turn: named, fault }: ReplayTableProps): JSX.Element => {
  const { words, speak } = useWords();
  const { replay } = words;
  const { saved, broken } = watched;
  const [sharing, setSharing] = useState(false);
  const replaying = useReplay(watched, face, id, named);
  const { controller, turn, walk } = replaying;
  const goTo = useCallback((to: number) => walk.goTo(to), [walk]);
  const notable = useMemo(() => notableTurns(watched, face), [watched, face]);
  const steps = stepActions(replaying);
  useStepKeys(steps);
  const boardItems = useBoardItems(controller);
  const about = useAbout(watched, face);
  const running = saved?.status === 'running';
  const small = narrow.value;
  const parts: ReplayParts = {
    board: (
      <BoardView
        controller={controller}
        label={speak(words.analysis.boardLabel, { game: face.title, turn })}
        parts="beside"
      />
    ),
    notes: [broken, fault].map((each, i) => each && <FaultNote key={i} fault={each} />),
    bar: (
      <ReplayBar
        replaying={replaying}
        slider={<TurnSlider replaying={replaying} notable={notable} />}
        keys={small ? undefined : <StepKeys {...steps} />}
      />
    ),
    players: <Players replaying={replaying} />,
    ending: <Ending replaying={replaying} running={running} />,
    goOn: saved && saved.status !== 'over' && (
      <Button icon="play" href={href({ page: 'game', id: saved.id })}>
        {speak(replay.goOn)}
      </Button>
    ),
    share: (
      <ShareCard
        watched={watched}
        turn={turn}
        id={id}
        scene={() => {
          const { view, look } = controller.seen.peek();
          return face.scene(view, { ...look, narrow: false });
        }}
        title={about}
      />
    ),
    rows: <TurnList controller={controller} called={replaying.called} onTurn={goTo} />,
    onAnalyse: () => analyse(watched, turn),
    review: running || id === SHARED ? undefined : href({ page: 'review', id }),
  };
  // There is no room for another sign on phones.
  const toReview =
    parts.review === undefined
      ? []
      : [{ icon: 'bulb' as const, label: speak(words.table.review), onSelect: () => go({ page: 'review', id }) }];
  const actions = (
    <>
      <IconButton icon="chart" label={speak(replay.analyse)} onClick={parts.onAnalyse} />
      <IconButton icon="share" label={speak(words.table.share)} onClick={() => setSharing(true)} />
      <Menu label={speak(words.shell.more)} icon="more" items={[...toReview, ...boardItems]} />
    </>
  );
  return (
    <Page
      title={speak(replay.title)}
      place="games"
      head={
        <>
          <h1>{speak(replay.title)}</h1>
          <span>{small ? face.title : about}</span>
        </>
      }
      {...(small && { actions, back: { page: 'games' } as const })}
      bar={small ? <StepKeys {...steps} /> : null}
      wide
    >
      {small ? <PhoneReplay {...parts} /> : <DeskReplay {...parts} />}
      {small && (
        <Sheet title={speak(words.table.share)} open={sharing} onClose={() => setSharing(false)}>
          {parts.share}
        </Sheet>
      )}
    </Page>
  );
};

const stepActions = ({ watched, turn, walk }: Replaying): StepActions => {
  const turns = watched.history.length;
  const playing = walk.playing.value;
  return {
    playing,
    atStart: turn === 0,
    atEnd: turn === turns,
    onFirst: () => walk.goTo(0),
    onBack: () => walk.walk(-1),
    onPlay: () => {
      if (turn === turns && !playing) walk.goTo(0);
      walk.toggle();
    },
    onNext: () => walk.walk(1),
    onLast: () => walk.goTo(turns),
  };
};

/** Takes the game along to the analysis, at the turn that is shown. */
const analyse = ({ history, record, saved }: ReplayedGame, turn: number): void => {
  const opened = saved ? undefined : studyOfRecord(() => history.game, record, turn);
  if (opened?.ok) {
    setStudyAside();
    keepStudy(formatStudy(opened.value));
  }
  go({ page: 'analysis', query: saved ? { from: saved.id, turn: String(turn) } : {} });
};

/** Which game it is, and of what day. */
const useAbout = ({ record, saved }: ReplayedGame, face: Face): string => {
  const { words, speak } = useWords();
  const date = tagValue(record, 'Date');
  const day = saved?.started ?? (date && /^\d{4}-\d{2}-\d{2}$/.test(date) ? Date.parse(`${date}T12:00:00`) : undefined);
  return day === undefined || Number.isNaN(day)
    ? speak(words.replay.aboutUndated, { game: face.title })
    : speak(words.replay.about, { game: face.title, date: speak.date(day) });
};

interface ReplayBarProps {
  readonly replaying: Replaying;
  readonly slider: JSX.Element;
  /** Where they stand in the bar. */
  readonly keys: ComponentChildren;
}

/** The way through the game: where one is, how fast it goes. */
const ReplayBar = ({ replaying, slider, keys }: ReplayBarProps): JSX.Element => {
  const { words, speak } = useWords();
  const { replay } = words;
  const { watched, turn, walk } = replaying;
  const { speed } = walk;
  const shown = watched.history.turns[turn - 1];
  const moves = shown ? showSteps(turnTexts(shown)) : '';
  return (
    <BoardBar
      tone="none"
      title={turn === 0 ? speak(words.table.lookingStart) : speak(replay.turn, { turn, turns: watched.history.length })}
      text={moves === '' && !narrow.value ? speak(replay.gold) : moves}
      above={slider}
      spoken
    >
      {keys}
      <Segments
        label={speak(replay.speed)}
        values={SPEEDS.map(value => ({ value, label: speak(replay[`speed${value}`]) }))}
        value={String(speed.value)}
        onChange={value => {
          speed.value = Number(value);
        }}
      />
    </BoardBar>
  );
};

/** The parts of a replay, for its two layouts. */
interface ReplayParts {
  readonly board: JSX.Element;
  readonly notes: ComponentChildren;
  readonly bar: JSX.Element;
  readonly players: JSX.Element;
  readonly ending: JSX.Element;
  readonly goOn: ComponentChildren;
  readonly share: JSX.Element;
  readonly rows: JSX.Element;
  readonly onAnalyse: () => void;
  /** Where its review is; undefined where there is none. */
  readonly review: string | undefined;
}

const PhoneReplay = ({ notes, players, board, bar, ending, goOn, rows }: ReplayParts): JSX.Element => {
  const { words, speak } = useWords();
  return (
    <div class="study replay">
      {notes}
      {players}
      {board}
      {bar}
      <section class="card panel">
        {ending}
        {goOn}
      </section>
      <section class="card turns">
        <div class="beside panel-head">
          <h2>{speak(words.table.turns)}</h2>
        </div>
        {rows}
      </section>
    </div>
  );
};

const DeskReplay = (parts: ReplayParts): JSX.Element => {
  const { words, speak } = useWords();
  const { replay } = words;
  return (
    <div class="study replay">
      <div class="study-main">
        {parts.board}
        {parts.notes}
        {parts.bar}
      </div>
      <div class="study-side">
        <section class="card panel replay-who">
          {parts.players}
          {parts.ending}
          {parts.goOn}
        </section>
        <section class="card panel">
          <div class="beside panel-head">
            <h2>{speak(words.table.share)}</h2>
          </div>
          {parts.share}
        </section>
        <section class="card turns">
          <div class="beside panel-head">
            <h2>{speak(words.table.turns)}</h2>
            {parts.review !== undefined && (
              <Button icon="bulb" href={parts.review}>
                {speak(words.table.review)}
              </Button>
            )}
            <Button icon="chart" onClick={parts.onAnalyse}>
              {speak(replay.analyse)}
            </Button>
          </div>
          {parts.rows}
        </section>
      </div>
    </div>
  );
};
