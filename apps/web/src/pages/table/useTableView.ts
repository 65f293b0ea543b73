import type { Face, Look, Scene } from '@threefold/stage';
import { useMemo } from 'preact/hooks';
import { useWords } from '../../state/language.ts';
import { calledNames, namesOf } from '../../state/names.ts';
import { narrow } from '../../state/narrow.ts';
import { sitsHere } from '../../state/plans.ts';
import type { PageController } from './pageController.ts';
import { type TableLook, tableLook } from './tableLook.ts';

/** What is seen of a table. */
export interface TableView extends TableLook {
  /** All of the board, without what is pointed at. */
  scene(): Scene;
  /** What is said of cells otherwise than it looks. */
  readonly heard: Partial<Look>;
  /** By seat, as labels. */
  readonly names: readonly string[];
  /** By seat, as they stand in sentences. */
  readonly called: readonly string[];
  /** The seat from which it is seen. */
  readonly viewer: number;
}

/** The letters of a name for which there is room on a board. */
const ROOM = 14;

const shorten = (name: string): string => {
  const letters = Array.from(name);
  return letters.length > ROOM
    ? `${letters
        .slice(0, ROOM - 1)
        .join('')
        .trimEnd()}…`
    : name;
};

/** The table as it is to be drawn now; view and look are the same objects as long as nothing has changed. */
export const useTableView = ({ session, rotation, marksMovable, back }: PageController, face: Face): TableView => {
  const { words, speak } = useWords();
  const standing = session.standing.value;
  const { seats } = standing.saved;
  const small = narrow.value;
  const { names, called } = useMemo(() => {
    const full = namesOf(seats, face, words, speak);
    const short = full.map((name, seat) => {
      const plan = seats[seat];
      const isBot = plan?.kind === 'bot' && plan.name === '';
      return isBot ? speak(words.table.botShort, { level: plan.level ?? 1 }) : name;
    });
    return { names: small && seats.length > 2 ? short : full, called: calledNames(seats, face, words, speak) };
  }, [seats, face, words, small]);
  const viewer = Math.max(0, seats.findIndex(sitsHere));
  const { view, look } = useMemo(
    () =>
      tableLook(face, session, {
        viewer,
        rotation: rotation.value,
        narrow: small,
        names: names.map(shorten),
        hints: marksMovable.value,
        back: back.value,
      }),
    [
      face,
      standing.position,
      session.playback.shown.value,
      session.hint.value,
      session.composer.value,
      session.changes.value,
      viewer,
      rotation.value,
      small,
      names,
      marksMovable.value,
      back.value,
    ],
  );
  const { seated } = session;
  // Nothing is called one's own to somebody who only watches.
  const heard = useMemo(() => ({ viewer: seated ? viewer : -1, names: called }), [seated, viewer, called]);
  return { view, look, scene: () => face.scene(view, look), heard, names, called, viewer };
};
