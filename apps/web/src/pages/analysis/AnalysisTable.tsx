import { useSignal, useSignalEffect } from '@preact/signals';
import { CHANCE } from '@threefold/core';
import type { Face, Look } from '@threefold/stage';
import type { JSX } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { engine } from '../../engine/engine.ts';
import { Button, Menu, Switch } from '../../shell/controls.tsx';
import { Page } from '../../shell/Page.tsx';
import { useWords } from '../../state/language.ts';
import { moving } from '../../state/settings.ts';
import { showSteps } from '../../table/notation.ts';
import { BoardView, useBoardItems } from '../../study/BoardView.tsx';
import { cellsOfTurn } from '../../study/cells.ts';
import { ChoiceStrip, ComposeActions, ComposeWords, isComposing, useChoices } from '../../study/ComposeBar.tsx';
import { CurvePanel } from '../../study/CurvePanel.tsx';
import { EngineHead, EngineLines } from '../../study/EnginePanel.tsx';
import { Film } from '../../study/film.ts';
import { narrow } from '../../study/narrow.ts';
import { Player } from '../../study/player.ts';
import { Shares } from '../../study/ShareBar.tsx';
import { ShareSheet } from '../../study/ShareSheet.tsx';
import { StepKeys } from '../../study/StepKeys.tsx';
import { sittings } from '../../study/seats.ts';
import { keepStudy } from '../../study/stored.ts';
import { formatStudy } from '../../study/studyText.ts';
import { TurnTree } from '../../study/TurnTree.tsx';
import { Thinker } from '../../study/thinker.ts';
import { type NodeId, nodeAt, positionAt, seatsOf, turnNumber } from '../../study/tree.ts';
import { useComposer } from '../../study/useComposer.ts';
import { useStepKeys } from '../../study/useStepKeys.ts';
import { wait } from '../../study/wait.ts';
import type { Workbench } from '../../study/workbench.ts';
import type { Refusal } from './bring.ts';
import { canPlayOn, playOn } from './playOn.ts';
import { Refused } from './Refused.tsx';

interface AnalysisTableProps {
  readonly bench: Workbench;
  readonly face: Face;
  /** How many games the file held that was opened, where it held several. */
  readonly several: number;
  readonly refused: Refusal | undefined;
  readonly onRefusedSeen: () => void;
  readonly onSetUp: (from: string) => void;
  readonly onAgain: () => void;
}

/** The pause between two turns that are played by themselves, in milliseconds. */
const PAUSE = 700;
/** So many choices have room in the bar below the board. */
const FEW = 4;

/** The page of a study: board, engine, curve, turns. */
export const AnalysisTable = (props: AnalysisTableProps): JSX.Element => {
  const { bench, face, several, refused, onRefusedSeen, onSetUp, onAgain } = props;
  const { words, speak } = useWords();
  const { analysis } = words;
  const film = useMemo(() => new Film(wait), []);
  const thinker = useMemo(() => new Thinker(engine), []);
  const composing = useComposer(bench, face, film);
  const { composer } = composing;
  const [on, setOn] = useState(false);
  const [count, setCount] = useState(narrow.peek() ? 2 : 3);
  const [sharing, setSharing] = useState(false);
  const turned = useSignal<number | undefined>(undefined);
  const hover = useSignal<string | undefined>(undefined);
  const focus = useSignal<string | undefined>(undefined);

  useSignalEffect(() => keepStudy(formatStudy(bench.game, bench.opened.value)));
  useEffect(() => {
    const onSight = (): void => thinker.rest(document.hidden);
    onSight();
    document.addEventListener('visibilitychange', onSight);
    return () => {
      document.removeEventListener('visibilitychange', onSight);
      thinker.close();
      film.cut();
    };
  }, [thinker, film]);

  const { study, at, composed } = bench.opened.value;
  const node = nodeAt(study, at);
  const turn = turnNumber(study, at);
  const { count: seatCount, names } = useMemo(() => seatsOf(bench.game, study), [bench, study.start]);
  const seats = sittings(face, seatCount, names);
  const text = composer.position.encode();
  const outcome = composer.position.outcome();
  useEffect(() => {
    thinker.look(on && !outcome ? { game: bench.game.id, position: text, lines: count } : undefined);
  }, [thinker, bench, on, text, count, outcome === undefined]);

  const lastCells = useMemo(
    () => (node.parent === undefined ? [] : cellsOfTurn(face, positionAt(bench.game, study, node.parent), node.actions)),
    [bench, face, study.start, at],
  );

  const { line } = bench;
  const goTo = (id: NodeId): void => {
    film.cut();
    player.stop();
    onRefusedSeen();
    bench.goTo(id);
  };
  const walk = (by: number): void => {
    film.cut();
    player.stop();
    if (by === 1) void forward();
    else bench.walk(by);
  };
  /** Goes on by one turn and shows it; settles when it has been shown, with whether there is another. */
  const forward = async (): Promise<boolean> => {
    const walked = bench.line;
    const next = walked[walked.indexOf(bench.at) + 1];
    if (next === undefined) return false;
    const from = bench.position();
    bench.goTo(next);
    if (moving()) await film.show(face, from, nodeAt(bench.study, next).actions);
    return walked.at(-1) !== next;
  };
  const player = useMemo(
    () =>
      new Player(async () => {
        const more = await forward();
        if (more) await wait(PAUSE);
        return more;
      }),
    [bench, face],
  );
  useEffect(() => () => player.stop(), [player]);

  const found = thinker.lines.value;
  const lines = on && found?.position === text ? found.thought.report.lines : [];
  const frame = film.frame.value;
  const view = frame ? frame.view : composer.view;
  const look: Look = {
    viewer: 0,
    turn: turned.value ?? face.turnFor(0, seatCount),
    narrow: narrow.value,
    names: seats.map(({ name }) => name),
    hints: false,
    ...(frame
      ? { last: frame.steps, lastCells: frame.cells, composed: [], picked: [], offers: [], open: [] }
      : { last: node.steps, lastCells, ...composer.look }),
    // Nobody chooses what is drawn.
    lines: frame || composer.position.actor === CHANCE ? [] : lines.map(each => each.turns[0] ?? []),
    ...(hover.value === undefined || frame ? {} : { hover: hover.value }),
    ...(focus.value === undefined ? {} : { focus: focus.value }),
  };

  const atLineEnd = line.at(-1) === at;
  const keys = {
    words: {
      label: speak(analysis.bar.label),
      first: speak(analysis.bar.first),
      back: speak(analysis.bar.back),
      play: speak(analysis.bar.play),
      stop: speak(analysis.bar.stop),
      next: speak(analysis.bar.next),
      last: speak(analysis.bar.last),
    },
    playing: player.playing.value,
    atStart: turn === 0 && composed.length === 0,
    atEnd: atLineEnd,
    onFirst: () => walk(-line.length),
    onBack: () => (composed.length > 0 ? goTo(at) : walk(-1)),
    onPlay: () => player.toggle(),
    onNext: () => walk(1),
    onLast: () => walk(line.length),
  };
  useStepKeys(keys);

  const mover = composer.position.actor;
  const given = { game: face.title, turn, name: seats[mover]?.name ?? '' };
  const drawHead = turn === 0 ? speak(analysis.atFirstDraw, given) : speak(analysis.atDraw, given);
  const turnHead = turn === 0 ? speak(analysis.atStart, given) : speak(analysis.atTurn, given);
  const head = outcome ? speak(analysis.atEnd, given) : mover === CHANCE ? drawHead : turnHead;
  const short = turn === 0 ? speak(analysis.shortStart) : speak(analysis.shortTurn, { turn });
  const said =
    composed.length > 0
      ? speak(analysis.bar.composing, { turn: turn + 1, moves: showSteps(composed) })
      : turn === 0
        ? speak(analysis.bar.before)
        : speak(analysis.bar.after, { turn, moves: showSteps(node.steps) });

  const known = outcome ? { values: outcome.shares } : thinker.known.value.get(text);
  const values = known?.values ?? seats.map(() => 1 / seats.length);
  const shares = on && <Shares values={values} seats={seats} narrow={narrow.value} />;
  const turnBoard = (): void => {
    turned.value = (look.turn + 1) % face.turns;
  };
  const boardItems = useBoardItems(face, turnBoard);
  const menu = (
    <Menu
      label={speak(analysis.moreActions)}
      icon="more"
      items={[
        { icon: 'share', label: speak(analysis.bar.link), onSelect: () => setSharing(true) },
        { icon: 'edit', label: speak(analysis.bar.setUp), onSelect: () => onSetUp(text) },
        ...(canPlayOn(bench) && !outcome
          ? [{ icon: 'play' as const, label: speak(analysis.bar.playHere), onSelect: () => void playOn(bench) }]
          : []),
        ...(narrow.value ? boardItems : []),
        { icon: 'plus', label: speak(analysis.open.again), onSelect: onAgain },
      ]}
    />
  );
  const board = (
    <BoardView
      face={face}
      view={view}
      look={look}
      film={film}
      label={speak(analysis.boardLabel, { game: face.title, turn })}
      onPick={cell => {
        if (!frame) composing.act(each => each.pick({ at: 'cell', cell }));
      }}
      onDrag={(from, to) => composing.act(each => each.drag(from, to))}
      canDrag={cell => !frame && composer.open.includes(cell)}
      onHover={cell => {
        hover.value = cell;
      }}
      onFocusCell={cell => {
        focus.value = cell;
      }}
      onTurn={turnBoard}
    />
  );
  const panel = on && (
    <EngineLines
      thinker={thinker}
      game={bench.game}
      face={face}
      position={composer.position}
      seats={seats}
      count={count}
      onCount={setCount}
      onPlay={turns => {
        film.cut();
        bench.playOn(turns);
      }}
    />
  );
  const curve = <CurvePanel bench={bench} thinker={thinker} seats={seats} onGo={goTo} />;
  const tree = <TurnTree bench={bench} face={face} seats={seats} onGo={goTo} />;
  const notes = (
    <>
      {refused && <Refused why={refused} safe />}
      {several > 0 && <p class="panel-text">{speak(analysis.open.several, { n: several })}</p>}
    </>
  );
  const choices = useChoices({ face, composing, look });
  const busy = isComposing(composing);
  const composeWords = <ComposeWords face={face} composing={composing} look={look} />;
  const strip = choices.length > 0 && <ChoiceStrip composing={composing} choices={choices} />;
  // A few choices have room beside the words; many stand above, as long as a step begins with one of them.
  const inBar = choices.length <= FEW;
  const sheet = <ShareSheet bench={bench} position={text} open={sharing} onClose={() => setSharing(false)} />;
  const engineSwitch = (
    <>
      <span class="analysis-switch-label" aria-hidden="true">
        {speak(analysis.engine.title)}
      </span>
      <Switch label={speak(analysis.engine.title)} on={on} onChange={setOn} />
      {menu}
    </>
  );
  return (
    <Page
      title={speak(analysis.title)}
      place="analysis"
      head={
        <>
          <h1>{speak(analysis.title)}</h1>
          <span class="analysis-head">{narrow.value ? short : head}</span>
        </>
      }
      {...(narrow.value && { actions: engineSwitch, back: { page: 'home' } as const })}
      bar={narrow.value ? <StepKeys {...keys} /> : null}
      wide
    >
      {narrow.value ? (
        <div class="study analysis">
          {notes}
          {shares}
          {board}
          {busy || strip ? (
            <div class={composer.refused ? 'card compose compose-refused' : 'card compose'}>
              {composeWords}
              {strip}
              <ComposeActions composing={composing} roomy />
            </div>
          ) : (
            <p class="analysis-said" role="status">
              {said}
            </p>
          )}
          {on && <section class="card panel">{panel}</section>}
          {curve}
          {tree}
        </div>
      ) : (
        <div class="study analysis">
          <div class="study-main">
            {board}
            {notes}
            {strip && !inBar && (
              <div class="card compose">
                {!busy && composeWords}
                {strip}
              </div>
            )}
            <div class={composer.refused ? 'card study-bar compose-refused' : 'card study-bar'}>
              <StepKeys {...keys} />
              {busy ? (
                <>
                  {composeWords}
                  {inBar && strip}
                  <ComposeActions composing={composing} roomy={composer.spin === undefined} />
                </>
              ) : (
                <>
                  <p class="study-bar-text" role="status">
                    {said}
                  </p>
                  {inBar && strip}
                  <Button onClick={() => onSetUp(text)}>{speak(analysis.bar.setUp)}</Button>
                  <Button icon="share" onClick={() => setSharing(true)}>
                    {speak(analysis.bar.link)}
                  </Button>
                  {menu}
                </>
              )}
            </div>
          </div>
          <div class="study-side">
            <section class="card panel">
              <EngineHead thinker={thinker} on={on} onSwitch={setOn} />
              {on ? shares : <p class="panel-text">{speak(analysis.engine.off)}</p>}
              {panel}
            </section>
            {curve}
            {tree}
          </div>
        </div>
      )}
      {sheet}
    </Page>
  );
};
