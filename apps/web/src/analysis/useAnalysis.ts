import { useSignalEffect } from '@preact/signals';
import type { Composer } from '@threefold-games/board-core/compose';
import { CHANCE } from '@threefold-games/core';
import type { Face, Look } from '@threefold-games/stage';
import { useEffect, useMemo } from 'preact/hooks';
import { TableController, Walk } from '../board/index.ts';
import { team } from '../engine/index.ts';
import { moving, narrow } from '../settings/index.ts';
import { wait } from '../ui/index.ts';
import { type Sitting, sittings } from './seats.ts';
import type { OpenedStudy } from './studyRecord.ts';
import { Thinker } from './thinker.ts';
import { seatsOf } from './tree.ts';
import type { Workbench } from './workbench.ts';

/** The pause between two turns that are played by themselves, in milliseconds. */
const PAUSE = 700;

/** All that a study on a page consists of. */
export interface Analysis {
  readonly bench: Workbench;
  readonly controller: TableController<Workbench>;
  readonly composer: Composer;
  readonly thinker: Thinker;
  readonly walk: Walk;
  readonly seats: readonly Sitting[];
}

/** Works with a study: it is kept after every change, and nothing is left running behind. */
export const useAnalysis = (bench: Workbench, face: Face, keep: (opened: OpenedStudy) => void): Analysis => {
  const thinker = useThinker();
  const { controller, walk } = useMemo(() => open(bench, face, thinker), [bench, thinker]);
  useEffect(() => controller.start(), [controller]);
  useEffect(() => () => walk.stop(), [walk]);
  useEffect(() => controller.setFace(face), [controller, face]);
  useSignalEffect(() => keep(bench.opened.value));
  // A whole turn needs no confirmation here, and there is always one to compose: everything can be gone back to.
  const composer = controller.composer!;
  const { position } = composer;
  const [game, text, over] = [bench.game.id, position.encode(), position.outcome() !== undefined];
  const [on, count] = [thinker.on.value, thinker.count.value];
  useEffect(() => {
    thinker.look(on && !over ? { game, position: text, count } : undefined);
  }, [thinker, game, on, over, text, count]);
  return { bench, controller, composer, thinker, walk, seats: seatsAt(bench, controller.face.value) };
};

const seatsAt = ({ study }: Workbench, face: Face): readonly Sitting[] => {
  const { count, names } = seatsOf(study);
  return sittings(face, count, names);
};

const open = (
  bench: Workbench,
  face: Face,
  thinker: Thinker,
): { readonly controller: TableController<Workbench>; readonly walk: Walk } => {
  const controller: TableController<Workbench> = new TableController(bench, {
    face,
    wait,
    narrow: () => narrow.value,
    names: () => seatsAt(bench, controller.face.value).map(({ name }) => name),
    confirms: () => false,
    variations: () => variationsAt(controller.composer, thinker),
  });
  return { controller, walk: new Walk(bench.track, controller, { wait, moving, pause: PAUSE }) };
};

/** The first turns of the engine's variations. Nobody chooses what is drawn: none for that. */
const variationsAt = (composer: Composer | undefined, { on, found }: Thinker): Look['variations'] => {
  const { position, thought } = found.value ?? {};
  const isHere = on.value && composer?.position.encode() === position && composer?.position.actor !== CHANCE;
  return isHere && thought ? thought.report.variations.map(({ turns }) => turns[0] ?? []) : [];
};

/** The engine of a page: off until it is switched on, at rest while the page is hidden, stopped when it is left. */
const useThinker = (): Thinker => {
  const thinker = useMemo(() => new Thinker(team, narrow.peek() ? 2 : 3), []);
  useEffect(() => {
    const onSight = (): void => thinker.rest(document.hidden);
    onSight();
    document.addEventListener('visibilitychange', onSight);
    return () => {
      document.removeEventListener('visibilitychange', onSight);
      thinker.close();
    };
  }, [thinker]);
  return thinker;
};
