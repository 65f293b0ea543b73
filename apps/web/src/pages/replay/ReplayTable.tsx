import { useSignal } from '@preact/signals';
import { type Fault, tagValue, turnTexts } from '@threefold/core';
import { type Face, type Look, STILL } from '@threefold/stage';
import type { JSX } from 'preact';
import { useMemo, useState } from 'preact/hooks';
import { Button, IconButton, Menu, Segments, Sheet } from '../../shell/controls.tsx';
import { Page } from '../../shell/Page.tsx';
import { useWords } from '../../state/language.ts';
import { namesOf } from '../../state/names.ts';
import { narrow } from '../../state/narrow.ts';
import { go, href } from '../../state/route.ts';
import { BoardView, useBoardItems } from '../../study/BoardView.tsx';
import { cellsOfTurn } from '../../study/cells.ts';
import { usePointed } from '../../study/pointed.ts';
import { notableTurns } from '../../study/reel.ts';
import { StepKeys } from '../../study/StepKeys.tsx';
import { sittings } from '../../study/seats.ts';
import { keepStudy, setStudyAside } from '../../study/stored.ts';
import { studyOfRecord } from '../../study/studyRecord.ts';
import { formatStudy } from '../../study/studyText.ts';
import { useStepKeys } from '../../study/useStepKeys.ts';
import { showSteps } from '../../table/notation.ts';
import { FaultNote } from './FaultNote.tsx';
import { Ending, Players } from './Players.tsx';
import { ShareCard } from './ShareCard.tsx';
import { TurnRows } from './TurnRows.tsx';
import { TurnSlider } from './TurnSlider.tsx';
import { useReplay } from './useReplay.ts';
import type { Watched } from './watched.ts';
import '../../study/turns.css';

interface ReplayTableProps {
  readonly id: string;
  readonly watched: Watched;
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
  const { reel, saved } = watched;
  const [speed, setSpeed] = useState<(typeof SPEEDS)[number]>('1');
  const [sharing, setSharing] = useState(false);
  const { turn, film, playing, toTurn, walk, toggle } = useReplay(reel, face, id, named, Number(speed));
  const pointed = usePointed();
  const rotation = useSignal<number | undefined>(undefined);
  const notable = useMemo(() => notableTurns(reel, face), [reel, face]);
  const names = saved ? namesOf(saved.seats, face, words, speak) : reel.names;
  const seats = sittings(face, reel.setup.seats, names);
  const turns = reel.history.turns.length;
  const at = reel.history.turns[turn - 1];

  const still = useMemo(() => reel.history.positionAfter(turn).view(), [reel, turn]);
  const lastCells = useMemo(
    () => (at ? cellsOfTurn(face, reel.history.positionAfter(turn - 1), at.actions) : []),
    [reel, face, turn],
  );
  const frame = film.frame.value;
  const view = frame ? frame.view : still;
  const look: Look = {
    ...STILL,
    rotation: rotation.value ?? face.rotationFor(0, seats.length),
    narrow: narrow.value,
    names: seats.map(({ name }) => name),
    last: frame ? frame.steps : at ? turnTexts(at) : [],
    lastCells: frame ? frame.cells : lastCells,
  };

  const keys = {
    words: {
      label: speak(replay.bar),
      first: speak(replay.first),
      back: speak(replay.back),
      play: speak(replay.play),
      stop: speak(replay.stop),
      next: speak(replay.next),
      last: speak(replay.last),
    },
    playing,
    atStart: turn === 0,
    atEnd: turn === turns,
    onFirst: () => toTurn(0),
    onBack: () => walk(-1),
    onPlay: toggle,
    onNext: () => walk(1),
    onLast: () => toTurn(turns),
  };
  useStepKeys(keys);

  const analyse = (): void => {
    const opened = saved ? undefined : studyOfRecord(() => reel.game, reel.record, turn);
    if (opened?.ok) {
      setStudyAside();
      keepStudy(formatStudy(opened.value));
    }
    go({ page: 'analysis', query: saved ? { from: saved.id, turn: String(turn) } : {} });
  };
  const date = tagValue(reel.record, 'Date');
  const day = saved?.started ?? (date && /^\d{4}-\d{2}-\d{2}$/.test(date) ? Date.parse(`${date}T12:00:00`) : undefined);
  const about =
    day === undefined || Number.isNaN(day)
      ? speak(replay.aboutUndated, { game: face.title })
      : speak(replay.about, { game: face.title, date: speak.date(day) });
  const where = turn === 0 ? speak(replay.start) : speak(replay.turn, { turn, turns });
  const running = saved?.status === 'running';

  const rotateBoard = (): void => {
    rotation.value = (look.rotation + 1) % face.rotations;
  };
  const boardItems = useBoardItems(face, rotateBoard);
  const board = (
    <BoardView
      face={face}
      view={view}
      look={look}
      pointed={pointed}
      film={film}
      label={speak(replay.board, { game: face.title, turn })}
      onPick={() => undefined}
      onRotate={rotateBoard}
    />
  );
  const notes = [reel.broken, fault].map((each, i) => each && <FaultNote key={i} fault={each} />);
  const players = <Players reel={reel} face={face} seats={seats} view={view} running={running} />;
  const ending = <Ending reel={reel} face={face} seats={seats} running={running} />;
  const share = (
    <ShareCard
      reel={reel}
      turn={turn}
      id={id}
      scene={() => face.scene(view, { ...look, narrow: false })}
      title={about}
    />
  );
  const slider = <TurnSlider reel={reel} seats={seats} notable={notable} turn={turn} onTurn={toTurn} />;
  const speeds = (
    <Segments
      label={speak(replay.speed)}
      values={SPEEDS.map(value => ({ value, label: speak(replay[`speed${value}`]) }))}
      value={speed}
      onChange={setSpeed}
    />
  );
  const rows = <TurnRows reel={reel} face={face} seats={seats} notable={notable} turn={turn} onTurn={toTurn} />;
  const moves = at ? showSteps(turnTexts(at)) : '';
  const goOn = saved && saved.status !== 'over' && (
    <Button icon="play" href={href({ page: 'game', id: saved.id })}>
      {speak(replay.goOn)}
    </Button>
  );
  const actions = (
    <>
      <IconButton icon="chart" label={speak(replay.analyse)} onClick={analyse} />
      <IconButton icon="share" label={speak(replay.share)} onClick={() => setSharing(true)} />
      <Menu label={speak(words.shell.more)} icon="more" items={boardItems} />
    </>
  );
  return (
    <Page
      title={speak(replay.title)}
      place="games"
      head={
        <>
          <h1>{speak(replay.title)}</h1>
          <span>{narrow.value ? face.title : about}</span>
        </>
      }
      {...(narrow.value && { actions, back: { page: 'games' } as const })}
      bar={narrow.value ? <StepKeys {...keys} /> : null}
      wide
    >
      {narrow.value ? (
        <div class="study replay">
          {notes}
          {players}
          {board}
          <section class="card replay-way">
            <div class="replay-way-head">
              <div role="status">
                <p class="replay-where">{where}</p>
                <p class="panel-text">{moves}</p>
              </div>
              {speeds}
            </div>
            {slider}
          </section>
          <section class="card panel">
            {ending}
            {goOn}
          </section>
          <section class="card turns">
            <div class="panel-head">
              <h2>{speak(replay.turns)}</h2>
            </div>
            {rows}
          </section>
          <Sheet title={speak(replay.share)} open={sharing} onClose={() => setSharing(false)}>
            {share}
          </Sheet>
        </div>
      ) : (
        <div class="study replay">
          <div class="study-main">
            {board}
            {notes}
            <section class="card replay-way">
              {slider}
              <div class="replay-way-foot">
                <div role="status" class="replay-way-words">
                  <p class="replay-where">{where}</p>
                  <p class="panel-text">{moves === '' ? speak(replay.gold) : moves}</p>
                </div>
                <StepKeys {...keys} />
                <div class="replay-way-end">{speeds}</div>
              </div>
            </section>
          </div>
          <div class="study-side">
            <section class="card panel replay-who">
              {players}
              {ending}
              {goOn}
            </section>
            <section class="card panel">
              <div class="panel-head">
                <h2>{speak(replay.share)}</h2>
              </div>
              {share}
            </section>
            <section class="card turns">
              <div class="panel-head">
                <h2>{speak(replay.turns)}</h2>
                <Button icon="chart" onClick={analyse}>
                  {speak(replay.analyse)}
                </Button>
              </div>
              {rows}
            </section>
          </div>
        </div>
      )}
    </Page>
  );
};
