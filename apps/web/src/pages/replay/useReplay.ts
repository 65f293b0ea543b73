import { type Signal, useSignal } from '@preact/signals';
import type { Face } from '@threefold/stage';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { lang } from '../../state/language.ts';
import { go, href, route } from '../../state/route.ts';
import { moving } from '../../state/settings.ts';
import { replayAnchor, SHARED } from '../../study/links.ts';
import { Player } from '../../study/player.ts';
import type { Reel } from '../../study/reel.ts';
import { wait } from '../../study/wait.ts';
import { Film } from '../../table/film.ts';

/** The pause between two turns at the lowest speed, and the time before a turn stands in the address, in milliseconds. */
const PAUSE = 900;
const SETTLE = 200;

export interface Replaying {
  readonly turn: number;
  readonly film: Film;
  readonly playing: boolean;
  /** How many times as fast as usual turns are played. */
  readonly speed: Signal<number>;
  toTurn(turn: number): void;
  /** Steps by one; forward it is shown how the turn goes. */
  walk(by: 1 | -1): void;
  toggle(): void;
}

/** Walks through a game. The address follows the turn, without leaving steps behind in the history. */
export const useReplay = (reel: Reel, face: Face, id: string, named: number | undefined): Replaying => {
  const turns = reel.history.turns.length;
  const turn = useSignal(Math.min(turns, named ?? 0));
  const written = useRef(named);
  const speed = useSignal(1);
  const film = useMemo(() => new Film(wait), []);

  const forward = async (): Promise<boolean> => {
    const from = turn.peek();
    const next = reel.history.turns[from];
    if (!next) return false;
    turn.value = from + 1;
    if (moving()) await film.show(face, reel.history.positionAfter(from), next.actions, { pace: speed.peek() });
    return from + 1 < turns;
  };
  const player = useMemo(
    () =>
      new Player(async () => {
        const more = await forward();
        if (more) await wait(PAUSE / speed.peek());
        return more;
      }),
    [reel, face],
  );
  useEffect(
    () => () => {
      player.stop();
      film.cut();
    },
    [player, film],
  );

  const toTurn = (to: number): void => {
    player.stop();
    film.cut();
    turn.value = Math.max(0, Math.min(turns, to));
  };
  // Somebody has changed the address.
  useEffect(() => {
    if (named !== undefined && named !== written.current) {
      written.current = named;
      toTurn(named);
    }
  }, [named]);
  const now = turn.value;
  const language = lang.value;
  useEffect(() => {
    let here = true;
    const write = async (): Promise<void> => {
      if (id !== SHARED) {
        const at = route.peek();
        // Somebody has just gone to another turn by the address: that counts.
        if (at.page !== 'replay' || at.turn !== written.current) return;
        written.current = now;
        go({ page: 'replay', id, turn: now }, 'replace');
        return;
      }
      const anchor = await replayAnchor(reel.record, now);
      if (here) history.replaceState(null, '', `${href({ page: 'replay', id })}#${anchor ?? now}`);
    };
    const timer = setTimeout(() => void write(), SETTLE);
    return () => {
      here = false;
      clearTimeout(timer);
    };
  }, [now, language, id, reel]);

  return {
    turn: now,
    film,
    playing: player.playing.value,
    speed,
    toTurn,
    walk: by => {
      if (by < 0) toTurn(now - 1);
      else {
        player.stop();
        film.cut();
        void forward();
      }
    },
    toggle: () => {
      film.cut();
      if (turn.peek() === turns && !player.playing.peek()) turn.value = 0;
      player.toggle();
    },
  };
};
