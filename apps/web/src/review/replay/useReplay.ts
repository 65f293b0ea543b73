import { signal } from '@preact/signals';
import type { Face } from '@threefold-games/stage';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { replayAnchor, SHARED, type Sitting, sittings } from '../../analysis/index.ts';
import { studyModel, TableController, Walk } from '../../board/index.ts';
import { currentVoice, lang, useWords } from '../../i18n/index.ts';
import { calledNames, namesOf } from '../../match/index.ts';
import { moving, narrow } from '../../settings/index.ts';
import { go, href, route, wait } from '../../ui/index.ts';
import type { ReplayedGame } from './replayedGame.ts';

/** The pause between two turns at the lowest speed, and the time before a turn stands in the address, in milliseconds. */
const PAUSE = 900;
const SETTLE = 200;

export interface Replaying {
  readonly watched: ReplayedGame;
  readonly controller: TableController;
  readonly walk: Walk;
  readonly seats: readonly Sitting[];
  /** By seat: what everybody is called in sentences. */
  readonly called: readonly string[];
  /** The turn that is shown. */
  readonly turn: number;
}

/** Walks through a game. The address follows the turn, without leaving steps behind in the history. */
export const useReplay = (watched: ReplayedGame, face: Face, id: string, named: number | undefined): Replaying => {
  const { controller, walk } = useMemo(() => open(watched, face, named ?? 0), [watched]);
  useEffect(() => controller.start(), [controller]);
  useEffect(() => () => walk.stop(), [walk]);
  useEffect(() => controller.setFace(face), [controller, face]);
  const written = useRef(named);
  // Somebody has changed the address.
  useEffect(() => {
    if (named !== undefined && named !== written.current) {
      written.current = named;
      walk.goTo(named);
    }
  }, [named]);
  const turn = controller.back.value ?? watched.history.length;
  const language = lang.value;
  useEffect(() => {
    let here = true;
    const write = async (): Promise<void> => {
      if (id !== SHARED) {
        const at = route.peek();
        // Somebody has just gone to another turn by the address: that counts.
        if (at.page !== 'replay' || at.turn !== written.current) return;
        written.current = turn;
        go({ page: 'replay', id, turn }, 'replace');
        return;
      }
      const anchor = await replayAnchor(watched.record, turn);
      if (here) history.replaceState(null, '', `${href({ page: 'replay', id })}#${anchor ?? turn}`);
    };
    const timer = setTimeout(() => void write(), SETTLE);
    return () => {
      here = false;
      clearTimeout(timer);
    };
  }, [turn, language, id, watched]);
  const seats = sittings(controller.face.value, controller.model.seats.length, controller.names.value);
  const { words, speak } = useWords();
  const spoken = controller.face.value;
  const called = useMemo(
    () => (watched.saved ? calledNames(watched.saved.seats, spoken, words, speak) : watched.names),
    [watched, spoken, words],
  );
  return { watched, controller, walk, seats, called, turn };
};

const open = (watched: ReplayedGame, face: Face, turn: number): Pick<Replaying, 'controller' | 'walk'> => {
  const { history, names, saved } = watched;
  const seats = names.map(name => ({ kind: 'person' as const, name }));
  const controller: TableController = new TableController(
    { model: signal(studyModel(history, seats)), live: false, now: () => 0 },
    {
      face,
      wait,
      narrow: () => narrow.value,
      names: () => {
        const { words, speak } = currentVoice();
        return saved ? namesOf(saved.seats, controller.face.value, words, speak) : names;
      },
      confirms: () => false,
    },
  );
  controller.board.lookBack(turn);
  const track = {
    at: () => controller.back.peek() ?? history.length,
    last: () => history.length,
    goTo: (to: number) => controller.board.lookBack(to),
  };
  return { controller, walk: new Walk(track, controller, { wait, moving, pause: PAUSE }) };
};
