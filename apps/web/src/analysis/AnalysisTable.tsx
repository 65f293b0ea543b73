import { showSteps } from '@threefold-games/board-core/compose';
import { CHANCE, turnTexts } from '@threefold-games/core';
import type { Face } from '@threefold-games/stage';
import type { ComponentChildren, JSX } from 'preact';
import { useState } from 'preact/hooks';
import { BoardBar, BoardView, ComposeBar, useBoardItems } from '../board/index.ts';
import { useWords } from '../i18n/index.ts';
import { narrow } from '../settings/index.ts';
import { Button, href, Menu, type MenuItem, Page, type Route } from '../ui/index.ts';
import { CurvePanel } from './CurvePanel.tsx';
import { EngineHead, EngineSwitch, EngineVariations } from './EnginePanel.tsx';
import { Refused } from './ImportText.tsx';
import type { Refusal } from './openFromQuery.ts';
import { canPlayOn, playOn } from './playOn.ts';
import { Shares } from './ShareBar.tsx';
import { ShareSheet } from './ShareSheet.tsx';
import { type StepActions, StepKeys, useStepKeys } from './StepKeys.tsx';
import { keepStudy } from './stored.ts';
import type { OpenedStudy } from './studyRecord.ts';
import { formatStudy } from './studyText.ts';
import { TurnTree } from './TurnTree.tsx';
import { type NodeId, turnAt, turnNumber } from './tree.ts';
import { type Analysis, useAnalysis } from './useAnalysis.ts';
import type { Workbench } from './workbench.ts';

interface AnalysisTableProps {
  readonly bench: Workbench;
  readonly face: Face;
  /** How many games the file held that was opened, where it held several. */
  readonly several: number;
  /** Why what was opened last was refused. */
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
}

const keepAsStudy = (opened: OpenedStudy): void => keepStudy(formatStudy(opened));

/** The page of a study: board, engine, curve, turns. */
export const AnalysisTable = (props: AnalysisTableProps): JSX.Element => {
  const { bench, face, several, refused, onSetUp, planning } = props;
  const { words, speak } = useWords();
  const { bar, engine, ...rest } = words.analysis;
  const analysis = useAnalysis(bench, face, planning?.keep ?? keepAsStudy);
  const { controller, thinker, seats } = analysis;
  const on = thinker.on.value;
  const goTo = (id: NodeId): void => {
    analysis.walk.stop();
    bench.goTo(id);
  };
  const where = useWhere(analysis);
  const [sharing, setSharing] = useState(false);
  const steps = stepActions(analysis);
  useStepKeys(steps);
  const small = narrow.value;
  const text = analysis.composer.position.encode();
  const title = planning?.title ?? speak(rest.title);
  const back: Route = planning ? { page: 'room', id: planning.room } : { page: 'home' };
  const keys = <StepKeys {...steps} />;
  const menu = <AnalysisMenu {...props} analysis={analysis} position={text} onShare={() => setSharing(true)} />;
  const board = (
    <BoardView
      controller={controller}
      label={speak(rest.boardLabel, { game: face.title, turn: turnNumber(bench.study, bench.at) })}
      parts="beside"
    />
  );
  const notes = (
    <>
      {refused && <Refused why={refused} safe />}
      {several > 0 && <p class="quiet">{speak(rest.open.several, { n: several })}</p>}
    </>
  );
  const below = (
    <>
      {!planning && <CurvePanel bench={bench} thinker={thinker} seats={seats} onGo={goTo} />}
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
          <span class="clip analysis-head">{small ? where.short : where.head}</span>
        </>
      }
      {...(small && { actions: planning ? menu : <SwitchedMenu analysis={analysis}>{menu}</SwitchedMenu>, back })}
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
          {on && (
            <section class="card panel">
              <StudyVariations analysis={analysis} />
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
                <EngineHead thinker={thinker} />
                {!on && <p class="quiet">{speak(engine.off)}</p>}
                <StudyShares analysis={analysis} />
                <StudyVariations analysis={analysis} />
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
const stepActions = ({ bench, walk }: Analysis): StepActions => {
  const { study, at, composed } = bench.opened.value;
  const { variation } = bench;
  return {
    playing: walk.playing.value,
    atStart: turnNumber(study, at) === 0 && composed.length === 0,
    atEnd: variation.at(-1) === at,
    onFirst: () => walk.goTo(0),
    // The steps of an unfinished turn are taken back first.
    onBack: () => walk.walk(composed.length > 0 ? 0 : -1),
    onPlay: () => walk.toggle(),
    onNext: () => walk.walk(1),
    onLast: () => walk.goTo(variation.length),
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
  const { bench, analysis, position, onSetUp, onAgain, onShare, planning } = props;
  const { words, speak } = useWords();
  const { bar, open } = words.analysis;
  const boardItems = useBoardItems(analysis.controller);
  const isOver = analysis.composer.position.outcome() !== undefined;
  const items: readonly MenuItem[] = [
    ...(planning ? [] : [{ icon: 'share' as const, label: speak(bar.link), onSelect: onShare }]),
    ...(onSetUp ? [{ icon: 'edit' as const, label: speak(bar.setUp), onSelect: () => onSetUp(position) }] : []),
    ...(!planning && canPlayOn(bench) && !isOver
      ? [{ icon: 'play' as const, label: speak(bar.playHere), onSelect: () => void playOn(bench) }]
      : []),
    ...(narrow.value ? boardItems : []),
    ...(onAgain ? [{ icon: 'plus' as const, label: speak(open.again), onSelect: onAgain }] : []),
  ];
  return <Menu label={speak(words.shell.more)} icon="more" items={items} />;
};

interface OfAnalysis {
  readonly analysis: Analysis;
}

/** The engine's switch in the head of a phone, and the menu. */
const SwitchedMenu = ({ analysis, children }: OfAnalysis & { readonly children: ComponentChildren }): JSX.Element => {
  const { words, speak } = useWords();
  return (
    <>
      <span class="quiet analysis-switch-label" aria-hidden="true">
        {speak(words.analysis.engine.title)}
      </span>
      <EngineSwitch thinker={analysis.thinker} />
      {children}
    </>
  );
};

/** How it stands where one stands, while the engine is on. */
const StudyShares = ({ analysis }: OfAnalysis): JSX.Element | null => {
  const { thinker, composer, seats } = analysis;
  const { position } = composer;
  if (!thinker.on.value) return null;
  const values = position.outcome()?.shares ?? thinker.known.value.get(position.encode())?.values;
  return <Shares values={values} seats={seats} narrow={narrow.value} />;
};

/** The engine's variations there. */
const StudyVariations = ({ analysis }: OfAnalysis): JSX.Element | null => {
  const { bench, controller, thinker, composer, walk, seats } = analysis;
  if (!thinker.on.value) return null;
  return (
    <EngineVariations
      thinker={thinker}
      game={bench.game}
      face={controller.face.value}
      position={composer.position}
      seats={seats}
      onPlay={turns => {
        walk.stop();
        bench.playOn(turns);
      }}
    />
  );
};

interface AnalysisBarProps extends OfAnalysis {
  /** Where one stands, in words. */
  readonly said: string;
  /** The buttons that walk, where they have no other place. */
  readonly keys?: ComponentChildren;
  /** What else can be done, while no turn is composed. */
  readonly children?: ComponentChildren;
}

/** The bar below the board: where one stands, or the turn that is composed. */
const AnalysisBar = ({ analysis, said, keys, children }: AnalysisBarProps): JSX.Element => {
  const { controller, composer } = analysis;
  const isBegun = composer.refused !== undefined || !composer.empty || composer.spin !== undefined;
  return controller.acting && (isBegun || controller.choices.length > 0) ? (
    <ComposeBar controller={controller} keys={keys} spoken>
      {children}
    </ComposeBar>
  ) : (
    <BoardBar tone="none" title={said} keys={keys} spoken>
      {children}
    </BoardBar>
  );
};

interface Where {
  /** Which game, after which turn, who is to move. */
  readonly head: string;
  /** After which turn. */
  readonly short: string;
  /** After which turn, with its steps. */
  readonly said: string;
}

/** Where one stands in a study, in words. */
const useWhere = ({ bench, controller, composer, seats }: Analysis): Where => {
  const { words, speak } = useWords();
  const { analysis } = words;
  const { study, at } = bench.opened.value;
  const { position } = composer;
  const turn = turnNumber(study, at);
  const given = { game: controller.face.value.title, turn, name: seats[position.actor]?.name ?? '' };
  const drawHead = turn === 0 ? speak(analysis.atFirstDraw, given) : speak(analysis.atDraw, given);
  const turnHead = turn === 0 ? speak(analysis.atStart, given) : speak(analysis.atTurn, given);
  return {
    head: position.outcome() ? speak(analysis.atEnd, given) : position.actor === CHANCE ? drawHead : turnHead,
    short: turn === 0 ? speak(analysis.shortStart) : speak(analysis.shortTurn, { turn }),
    said:
      turn === 0
        ? speak(words.table.lookingStart)
        : speak(analysis.bar.after, { turn, moves: showSteps(turnTexts(turnAt(study, at))) }),
  };
};
