import { type Face, type Look, partScene, type Scene } from '@threefold/stage';
import { useMemo } from 'preact/hooks';
import { useWords } from '../../state/language.ts';
import { calledNames, namesOf } from '../../state/names.ts';
import { narrow } from '../../state/narrow.ts';
import { sitsHere } from '../../state/plans.ts';
import type { TableSession } from '../../table/tableSession.ts';
import { type Looking, tableLook } from './tableLook.ts';
import { usePart } from './usePart.ts';

/** What is seen of a table. */
export interface TableView {
  readonly view: unknown;
  readonly look: Look;
  /** All of it. */
  readonly scene: Scene;
  /** What is shown in large: all of it, or one of its parts. */
  readonly drawn: Scene;
  readonly part: string | undefined;
  setPart(part: string): void;
  /** By seat, as labels. */
  readonly names: readonly string[];
  /** By seat, as they stand in sentences. */
  readonly called: readonly string[];
  /** The seat from which it is seen. */
  readonly viewer: number;
  /** A cell for those who listen; the same function as long as it says the same. */
  say(cell: string): string;
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

/** The same wherever pointer and keyboard are. */
const unpointed = <T extends { readonly hover?: unknown; readonly focus?: unknown }>(
  look: T,
): Omit<T, 'hover' | 'focus'> => {
  const { hover: _, focus: __, ...rest } = look;
  return rest;
};

/** The table as it is to be drawn now; the same scene as long as nothing has changed. */
export const useTableView = (
  session: TableSession,
  face: Face,
  person: Omit<Looking, 'viewer' | 'narrow' | 'names'>,
): TableView => {
  const { words, speak } = useWords();
  const standing = session.standing.value;
  const { seats } = standing.saved;
  const shortly = narrow.value && seats.length > 2;
  const names = namesOf(seats, face, words, speak).map((name, seat) => {
    const plan = seats[seat];
    const isBot = plan?.kind === 'bot' && plan.name === '';
    return shortly && isBot ? speak(words.table.botShort, { level: plan.level ?? 1 }) : name;
  });
  const called = calledNames(seats, face, words, speak);
  const viewer = Math.max(0, seats.findIndex(sitsHere));
  const looking: Looking = { ...person, viewer, narrow: narrow.value, names: names.map(shorten) };
  const { shown, motion } = session.playback;
  const { view, look, scene } = useMemo(() => {
    const now = tableLook(face, session, looking);
    return { ...now, scene: face.scene(now.view, now.look) };
  }, [
    face,
    standing.position,
    shown.value,
    session.hint.value,
    session.composer.value,
    session.changes.value,
    JSON.stringify(looking),
  ]);
  const say = useMemo(() => {
    // Nothing is called one's own to somebody who only watches.
    const heard = { ...unpointed(look), viewer: session.seated ? viewer : -1, names: called };
    return (cell: string): string => face.say(view, cell, heard);
  }, [
    face,
    view,
    shown.value,
    session.composer.value,
    session.changes.value,
    session.seated,
    called.join(),
    JSON.stringify(unpointed(looking)),
  ]);
  const { part, setPart } = usePart(scene, motion.value, shown.value !== undefined, narrow.value);
  const drawn = useMemo(() => (part === undefined ? scene : partScene(scene, part)), [scene, part]);
  return { view, look, scene, drawn, part, setPart, names, called, viewer, say };
};
