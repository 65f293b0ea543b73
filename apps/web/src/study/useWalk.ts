import type { Face } from '@threefold/stage';
import { useEffect, useMemo } from 'preact/hooks';
import { moving } from '../state/settings.ts';
import type { Film } from '../table/film.ts';
import { Player } from './player.ts';
import { type NodeId, turnAt } from './tree.ts';
import { wait } from './wait.ts';
import type { Workbench } from './workbench.ts';

/** The pause between two turns that are played by themselves, in milliseconds. */
const PAUSE = 700;

export interface Walking {
  readonly playing: boolean;
  goTo(id: NodeId): void;
  /** So many turns on or back; one turn on is shown. */
  walk(by: number): void;
  toggle(): void;
}

/** Walks through a study; turns that are gone on with are shown step by step. */
export const useWalk = (bench: Workbench, face: Face, film: Film): Walking => {
  /** Goes on by one turn; settles when it has been shown, with whether there is another. */
  const forward = async (): Promise<boolean> => {
    const { line } = bench;
    const next = line[line.indexOf(bench.at) + 1];
    if (next === undefined) return false;
    const from = bench.history.position.copy();
    bench.goTo(next);
    if (moving()) await film.show(face, from, turnAt(bench.study, next).actions);
    return line.at(-1) !== next;
  };
  const player = useMemo(
    () =>
      new Player(async () => {
        const more = await forward();
        if (more) await wait(PAUSE);
        return more;
      }),
    [bench, face, film],
  );
  const rest = (): void => {
    film.cut();
    player.stop();
  };
  useEffect(() => rest, [player, film]);
  return {
    playing: player.playing.value,
    goTo(id) {
      rest();
      bench.goTo(id);
    },
    walk(by) {
      rest();
      if (by === 1) void forward();
      else bench.walk(by);
    },
    toggle() {
      film.cut();
      player.toggle();
    },
  };
};
