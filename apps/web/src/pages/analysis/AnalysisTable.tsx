import type { Seat } from '@threefold/core';
import type { Face } from '@threefold/stage';
import type { ComponentChildren, JSX } from 'preact';
import { useState } from 'preact/hooks';
import { Button, Menu, Switch } from '../../shell/controls.tsx';
import { Page } from '../../shell/Page.tsx';
import { useWords } from '../../state/language.ts';
import { narrow } from '../../state/narrow.ts';
import { href, type Route } from '../../state/route.ts';
import { BoardView, useBoardItems } from '../../study/BoardView.tsx';
import { CurvePanel } from '../../study/CurvePanel.tsx';
import { EngineHead, EngineLines } from '../../study/EnginePanel.tsx';
import { Shares } from '../../study/ShareBar.tsx';
import { ShareSheet } from '../../study/ShareSheet.tsx';
import { StepKeys } from '../../study/StepKeys.tsx';
import type { OpenedStudy } from '../../study/studyRecord.ts';
import { TurnTree } from '../../study/TurnTree.tsx';
import { turnNumber } from '../../study/tree.ts';
import { useStepKeys } from '../../study/useStepKeys.ts';
import type { Workbench } from '../../study/workbench.ts';
import { AnalysisBar, AnalysisVoice } from './AnalysisBar.tsx';
import type { Refusal } from './bring.ts';
import { canPlayOn, playOn } from './playOn.ts';
import { Refused } from './Refused.tsx';
import { useAnalysis } from './useAnalysis.ts';
import { useWhere } from './useWhere.ts';

interface AnalysisTableProps {
  readonly bench: Workbench;
  readonly face: Face;
  /** How many games the file held that was opened, where it held several. */
  readonly several: number;
  /** Why what was brought last could not be opened. */
  readonly refused: Refusal | undefined;
  /** Sets up by hand, beginning with this position. */
  readonly onSetUp?: (from: string) => void;
  /** Begins with something else. */
  readonly onAgain?: () => void;
  /** Of a game that runs elsewhere. */
  readonly planning?: PlanFrame;
}

/** What is different while the game that is studied still runs: no engine, and nothing that would lead to one. */
export interface PlanFrame {
  readonly title: string;
  readonly toTable: string;
  /** The room in which it is played. */
  readonly room: string;
  /** Stands where the engine would. */
  readonly panel: ComponentChildren;
  readonly keep: (opened: OpenedStudy) => void;
  /** Where one sits; the board is seen from there. */
  readonly viewer: Seat;
}

/** The page of a study: board, engine, curve, turns. */
export const AnalysisTable = (props: AnalysisTableProps): JSX.Element => {
  const { bench, face, several, refused, onSetUp, onAgain, planning } = props;
  const { words, speak } = useWords();
  const { bar, engine, ...rest } = words.analysis;
  const analysis = useAnalysis(bench, face, planning);
  const { film, composing, thinking, walking, seats } = analysis;
  const { thinker, on, setOn, count, setCount } = thinking;
  const { goTo, walk } = walking;
  const where = useWhere(analysis);
  const [sharing, setSharing] = useState(false);
  const { study, at, composed } = bench.opened.value;
  const { line } = bench;
  const turn = turnNumber(study, at);
  const { position } = composing.composer;
  const text = position.encode();
  const outcome = position.outcome();

  const steps = {
    words: {
      label: speak(bar.label),
      first: speak(bar.first),
      back: speak(bar.back),
      play: speak(bar.play),
      stop: speak(bar.stop),
      next: speak(bar.next),
      last: speak(bar.last),
    },
    playing: walking.playing,
    atStart: turn === 0 && composed.length === 0,
    atEnd: line.at(-1) === at,
    onFirst: () => walk(-line.length),
    onBack: () => (composed.length > 0 ? goTo(at) : walk(-1)),
    onPlay: walking.toggle,
    onNext: () => walk(1),
    onLast: () => walk(line.length),
  };
  useStepKeys(steps);
  const keys = <StepKeys {...steps} />;

  const boardItems = useBoardItems(face, analysis.rotateBoard);
  const menu = (
    <Menu
      label={speak(rest.moreActions)}
      icon="more"
      items={[
        ...(planning ? [] : [{ icon: 'share' as const, label: speak(bar.link), onSelect: () => setSharing(true) }]),
        ...(onSetUp ? [{ icon: 'edit' as const, label: speak(bar.setUp), onSelect: () => onSetUp(text) }] : []),
        ...(!planning && canPlayOn(bench) && !outcome
          ? [{ icon: 'play' as const, label: speak(bar.playHere), onSelect: () => void playOn(bench) }]
          : []),
        ...(narrow.value ? boardItems : []),
        ...(onAgain ? [{ icon: 'plus' as const, label: speak(rest.open.again), onSelect: onAgain }] : []),
      ]}
    />
  );
  const board = (
    <BoardView
      face={face}
      view={analysis.view}
      look={analysis.look}
      pointed={analysis.pointed}
      film={film}
      label={speak(rest.boardLabel, { game: face.title, turn })}
      {...analysis.pointing}
      onRotate={analysis.rotateBoard}
    />
  );
  const values = outcome?.shares ?? thinker.known.value.get(text)?.values;
  const shares = on && <Shares values={values} seats={seats} narrow={narrow.value} />;
  const lines = on && (
    <EngineLines
      thinker={thinker}
      game={bench.game}
      face={face}
      position={position}
      seats={seats}
      count={count}
      onCount={setCount}
      onPlay={turns => {
        film.cut();
        bench.playOn(turns);
      }}
    />
  );
  const notes = (
    <>
      {refused && <Refused why={refused} safe />}
      {several > 0 && <p class="panel-text">{speak(rest.open.several, { n: several })}</p>}
    </>
  );
  const below = (
    <>
      {!planning && <CurvePanel bench={bench} thinker={thinker} seats={seats} onGo={goTo} />}
      <TurnTree bench={bench} face={face} seats={seats} onGo={goTo} />
    </>
  );
  const back: Route = planning ? { page: 'room', id: planning.room } : { page: 'home' };
  const actions = planning ? (
    menu
  ) : (
    <>
      <span class="analysis-switch-label" aria-hidden="true">
        {speak(engine.title)}
      </span>
      <Switch label={speak(engine.title)} on={on} onChange={setOn} />
      {menu}
    </>
  );
  return (
    <Page
      title={planning?.title ?? speak(rest.title)}
      place={planning ? 'together' : 'analysis'}
      head={
        <>
          <h1>{planning?.title ?? speak(rest.title)}</h1>
          <span class="analysis-head">{narrow.value ? where.short : where.head}</span>
        </>
      }
      {...(narrow.value && { actions, back: back })}
      bar={narrow.value ? keys : null}
      wide
    >
      {narrow.value ? (
        <div class="study analysis">
          {notes}
          {shares}
          {board}
          <AnalysisVoice analysis={analysis} said={where.said} />
          {planning?.panel}
          {on && <section class="card panel">{lines}</section>}
          {below}
        </div>
      ) : (
        <div class="study analysis">
          <div class="study-main">
            {board}
            {notes}
            <AnalysisBar analysis={analysis} said={where.said} keys={keys}>
              {planning ? (
                <Button icon="board" href={href(back)}>
                  {planning.toTable}
                </Button>
              ) : (
                <>
                  <Button onClick={() => onSetUp?.(text)}>{speak(bar.setUp)}</Button>
                  <Button icon="share" onClick={() => setSharing(true)}>
                    {speak(bar.link)}
                  </Button>
                  {menu}
                </>
              )}
            </AnalysisBar>
          </div>
          <div class="study-side">
            {planning ? (
              planning.panel
            ) : (
              <section class="card panel">
                <EngineHead thinker={thinker} on={on} onSwitch={setOn} />
                {on ? shares : <p class="panel-text">{speak(engine.off)}</p>}
                {lines}
              </section>
            )}
            {below}
          </div>
        </div>
      )}
      <ShareSheet bench={bench} position={text} open={sharing} onClose={() => setSharing(false)} />
    </Page>
  );
};
