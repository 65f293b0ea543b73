import { useSignal, useSignalEffect } from '@preact/signals';
import { CHANCE, type Seat, turnTexts } from '@threefold/core';
import type { Face } from '@threefold/stage';
import { useMemo } from 'preact/hooks';
import type { BoardProps } from '../../board/boardProps.ts';
import { type Beheld, type Pointed, usePointed } from '../../board/pointed.ts';
import { narrow } from '../../state/narrow.ts';
import { cellsOfTurn } from '../../study/cells.ts';
import { type Sitting, sittings } from '../../study/seats.ts';
import { keepStudy } from '../../study/stored.ts';
import type { OpenedStudy } from '../../study/studyRecord.ts';
import { formatStudy } from '../../study/studyText.ts';
import { nodeAt, seatsOf } from '../../study/tree.ts';
import { type StudyComposing, useComposer } from '../../study/useComposer.ts';
import { type Thinking, useThinker } from '../../study/useThinker.ts';
import { useWalk, type Walking } from '../../study/useWalk.ts';
import { wait } from '../../study/wait.ts';
import type { Workbench } from '../../study/workbench.ts';
import { Film } from '../../table/film.ts';

/** All that a study on a page consists of. */
export interface Analysis {
  readonly bench: Workbench;
  readonly face: Face;
  readonly film: Film;
  readonly composing: StudyComposing;
  readonly thinking: Thinking;
  readonly walking: Walking;
  readonly seats: readonly Sitting[];
  /** What is seen, and how. */
  readonly view: unknown;
  readonly look: Beheld;
  readonly pointed: Pointed;
  /** What the board does when it is pointed at. */
  readonly pointing: Pick<BoardProps, 'onPick' | 'onDrag' | 'canDrag' | 'onLift'>;
  rotateBoard(): void;
}

/** What may be otherwise than usual. */
interface Ways {
  /** Keeps the study after a change; as the one that is looked at unless told. */
  readonly keep?: (opened: OpenedStudy) => void;
  /** The seat from which the board is seen; the first unless told. */
  readonly viewer?: Seat;
}

/** Works with a study: it is kept after every change, and nothing is left running behind. */
export const useAnalysis = (
  bench: Workbench,
  face: Face,
  { keep = opened => keepStudy(formatStudy(opened)), viewer = 0 }: Ways = {},
): Analysis => {
  const film = useMemo(() => new Film(wait), []);
  const composing = useComposer(bench, face, film);
  const { composer } = composing;
  const thinking = useThinker(bench.game.id, composer.position);
  const walking = useWalk(bench, face, film);
  const pointed = usePointed();
  const rotation = useSignal<number | undefined>(undefined);
  useSignalEffect(() => keep(bench.opened.value));

  const { study, at } = bench.opened.value;
  const node = nodeAt(study, at);
  const { count, names } = useMemo(() => seatsOf(study), [bench, study.start]);
  const seats = sittings(face, count, names);
  const lastCells = useMemo(
    () =>
      node.turn ? cellsOfTurn(face, bench.history.positionAfter(bench.history.length - 1), node.turn.actions) : [],
    [bench, face, study.start, at],
  );
  const found = thinking.thinker.lines.value;
  const known = thinking.on && found?.position === composer.position.encode() ? found.thought.report.variations : [];
  const frame = film.frame.value;
  // Nobody chooses what is drawn: no arrows for that.
  const variations = frame || composer.position.actor === CHANCE ? [] : known.map(({ turns }) => turns[0] ?? []);
  const look: Beheld = {
    viewer,
    rotation: rotation.value ?? face.rotationFor(viewer, count),
    narrow: narrow.value,
    names: seats.map(({ name }) => name),
    hints: false,
    variations,
    ...(frame
      ? { last: frame.steps, lastCells: frame.cells, composed: [], picked: [], legalSteps: [], open: [] }
      : { last: node.turn ? turnTexts(node.turn) : [], lastCells, ...composer.look }),
  };
  return {
    bench,
    face,
    film,
    composing,
    thinking,
    walking,
    seats,
    view: frame ? frame.view : composer.view,
    look,
    pointed,
    pointing: {
      onPick: cell => {
        if (!frame) composing.pick({ at: 'cell', cell });
      },
      onDrag: (from, to) => composing.drag(from, to),
      canDrag: cell => !frame && (composer.spin !== undefined || composer.firstCells.includes(cell)),
      onLift: cell => {
        if (composer.spin === undefined && composer.picked.length === 0) composing.pick({ at: 'cell', cell });
      },
    },
    rotateBoard: () => {
      rotation.value = (look.rotation + 1) % face.rotations;
    },
  };
};
