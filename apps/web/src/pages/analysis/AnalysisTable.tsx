import { useSignal } from '@preact/signals';
import type { Seat } from '@threefold/core';
import type { Face } from '@threefold/stage';
import type { ComponentChildren, JSX } from 'preact';
import { useState } from 'preact/hooks';
import { BoardView, useBoardItems } from '../../board/BoardView.tsx';
import type { ChosenPart } from '../../board/SplitBoard.tsx';
import { Button, Menu, type MenuItem, Switch } from '../../shell/controls.tsx';
import { Page } from '../../shell/Page.tsx';
import { useWords } from '../../state/language.ts';
import { narrow } from '../../state/narrow.ts';
import { href, type Route } from '../../state/route.ts';
import { CurvePanel } from '../../study/CurvePanel.tsx';
import { EngineHead, EngineLines } from '../../study/EnginePanel.tsx';
import { Shares } from '../../study/ShareBar.tsx';
import { ShareSheet } from '../../study/ShareSheet.tsx';
import { type StepActions, StepKeys, useStepKeys } from '../../study/StepKeys.tsx';
import type { OpenedStudy } from '../../study/studyRecord.ts';
import { TurnTree } from '../../study/TurnTree.tsx';
import { turnNumber } from '../../study/tree.ts';
import type { Workbench } from '../../study/workbench.ts';
import { AnalysisBar } from './AnalysisBar.tsx';
import type { Refusal } from './bring.ts';
import { canPlayOn, playOn } from './playOn.ts';
import { Refused } from './Refused.tsx';
import { type Analysis, useAnalysis } from './useAnalysis.ts';
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
  const { bench, face, several, refused, onSetUp, planning } = props;
  const { words, speak } = useWords();
  const { bar, engine, ...rest } = words.analysis;
  const analysis = useAnalysis(bench, face, planning);
  const { thinking, seats } = analysis;
  const { goTo } = analysis.walking;
  const where = useWhere(analysis);
  const [sharing, setSharing] = useState(false);
  const chosen = useSignal<ChosenPart | undefined>(undefined);
  const steps = stepActions(analysis);
  useStepKeys(steps);
  const small = narrow.value;
  const text = analysis.composing.composer.position.encode();
  const title = planning?.title ?? speak(rest.title);
  const back: Route = planning ? { page: 'room', id: planning.room } : { page: 'home' };
  const keys = <StepKeys {...steps} />;
  const menu = <AnalysisMenu {...props} analysis={analysis} position={text} onShare={() => setSharing(true)} />;
  const board = (
    <BoardView
      face={face}
      view={analysis.view}
      look={analysis.look}
      pointed={analysis.pointed}
      motion={analysis.film.shot}
      onSettled={id => analysis.film.settled(id)}
      label={speak(rest.boardLabel, { game: face.title, turn: turnNumber(bench.study, bench.at) })}
      {...analysis.pointing}
      moment={analysis.view}
      chosen={chosen}
      parts="beside"
      onRotate={analysis.rotateBoard}
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
      {!planning && <CurvePanel bench={bench} thinker={thinking.thinker} seats={seats} onGo={goTo} />}
      <TurnTree bench={bench} face={face} seats={seats} onGo={goTo} />
    </>
  );
  return (
    <Page
      title={title}
      place={planning ? 'together' : 'analysis'}
      head={
        <>
          <h1>{title}</h1>
          <span class="analysis-head">{small ? where.short : where.head}</span>
        </>
      }
      {...(small && { actions: planning ? menu : <SwitchedMenu thinking={thinking}>{menu}</SwitchedMenu>, back })}
      bar={small ? keys : null}
      wide
    >
      {small ? (
        <div class="study">
          {notes}
          <StudyShares analysis={analysis} />
          {board}
          <AnalysisBar analysis={analysis} said={where.said} />
          {planning?.panel}
          {thinking.on && (
            <section class="card panel">
              <StudyLines analysis={analysis} />
            </section>
          )}
          {below}
        </div>
      ) : (
        <div class="study">
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
            {planning?.panel ?? (
              <section class="card panel">
                <EngineHead thinker={thinking.thinker} on={thinking.on} onSwitch={thinking.setOn} />
                {!thinking.on && <p class="panel-text">{speak(engine.off)}</p>}
                <StudyShares analysis={analysis} />
                <StudyLines analysis={analysis} />
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

/** The walk through the turns of a study. */
const stepActions = ({ bench, walking }: Analysis): StepActions => {
  const { study, at, composed } = bench.opened.value;
  const { line } = bench;
  const { goTo, walk } = walking;
  return {
    playing: walking.playing,
    atStart: turnNumber(study, at) === 0 && composed.length === 0,
    atEnd: line.at(-1) === at,
    onFirst: () => walk(-line.length),
    onBack: () => (composed.length > 0 ? goTo(at) : walk(-1)),
    onPlay: walking.toggle,
    onNext: () => walk(1),
    onLast: () => walk(line.length),
  };
};

interface AnalysisMenuProps extends AnalysisTableProps {
  readonly analysis: Analysis;
  /** Where one stands. */
  readonly position: string;
  readonly onShare: () => void;
}

/** What else can be done with a study. */
const AnalysisMenu = (props: AnalysisMenuProps): JSX.Element => {
  const { bench, face, analysis, position, onSetUp, onAgain, onShare, planning } = props;
  const { words, speak } = useWords();
  const { bar, open, moreActions } = words.analysis;
  const boardItems = useBoardItems(face, analysis.rotateBoard);
  const isOver = analysis.composing.composer.position.outcome() !== undefined;
  const items: readonly MenuItem[] = [
    ...(planning ? [] : [{ icon: 'share' as const, label: speak(bar.link), onSelect: onShare }]),
    ...(onSetUp ? [{ icon: 'edit' as const, label: speak(bar.setUp), onSelect: () => onSetUp(position) }] : []),
    ...(!planning && canPlayOn(bench) && !isOver
      ? [{ icon: 'play' as const, label: speak(bar.playHere), onSelect: () => void playOn(bench) }]
      : []),
    ...(narrow.value ? boardItems : []),
    ...(onAgain ? [{ icon: 'plus' as const, label: speak(open.again), onSelect: onAgain }] : []),
  ];
  return <Menu label={speak(moreActions)} icon="more" items={items} />;
};

interface SwitchedMenuProps extends Pick<Analysis, 'thinking'> {
  readonly children: ComponentChildren;
}

/** The engine's switch in the head of a phone, and the menu. */
const SwitchedMenu = ({ thinking, children }: SwitchedMenuProps): JSX.Element => {
  const { words, speak } = useWords();
  const label = speak(words.analysis.engine.title);
  return (
    <>
      <span class="analysis-switch-label" aria-hidden="true">
        {label}
      </span>
      <Switch label={label} on={thinking.on} onChange={thinking.setOn} />
      {children}
    </>
  );
};

/** How it stands where one stands, while the engine is on. */
const StudyShares = ({ analysis }: { readonly analysis: Analysis }): JSX.Element | null => {
  const { thinking, composing, seats } = analysis;
  const { position } = composing.composer;
  if (!thinking.on) return null;
  const values = position.outcome()?.shares ?? thinking.thinker.known.value.get(position.encode())?.values;
  return <Shares values={values} seats={seats} narrow={narrow.value} />;
};

/** The engine's variations there. */
const StudyLines = ({ analysis }: { readonly analysis: Analysis }): JSX.Element | null => {
  const { bench, face, film, thinking, composing, seats } = analysis;
  if (!thinking.on) return null;
  return (
    <EngineLines
      thinker={thinking.thinker}
      game={bench.game}
      face={face}
      position={composing.composer.position}
      seats={seats}
      count={thinking.count}
      onCount={thinking.setCount}
      onPlay={turns => {
        film.cut();
        bench.playOn(turns);
      }}
    />
  );
};
