import type { SeatView } from '@threefold-games/room';
import { useEffect, useRef, useState } from 'preact/hooks';
import { useOnlineWords } from '../../i18n/index.ts';
import type { RoomMirror } from '../net/room.ts';

/** For so long somebody has just joined. */
const FRESH = 60_000;

const people = (seats: readonly SeatView[]): ReadonlyMap<string, Extract<SeatView, { kind: 'person' }>> =>
  new Map(seats.flatMap(seat => (seat.kind === 'person' ? [[seat.person, seat]] : [])));

/** What happens at a table that gathers: a sentence for those who listen, and who has just joined. */
export const useSeatNews = (
  mirror: RoomMirror,
  me: string | undefined,
): { readonly sentence: string; readonly fresh: ReadonlySet<string> } => {
  const { said, speak } = useOnlineWords();
  const [sentence, say] = useState('');
  const [fresh, setFresh] = useState<ReadonlySet<string>>(new Set());
  const timers = useRef<ReturnType<typeof setTimeout>[]>([]);
  useEffect(() => () => timers.current.forEach(clearTimeout), []);
  useEffect(
    () =>
      mirror.onHappened(({ before, after }) => {
        const [then, now] = [people(before.now.seats), people(after.now.seats)];
        const came = [...now.values()].find(({ person }) => !then.has(person) && person !== me);
        const left = [...then.values()].find(({ person }) => !now.has(person) && person !== me);
        const ready = [...now.values()].find(
          ({ person, ready: is }) => is && then.get(person)?.ready === false && person !== me,
        );
        if (came) say(speak(said.room.joined, { name: came.name }));
        else if (left) say(speak(said.room.left, { name: left.name }));
        else if (ready) say(speak(said.room.isReady, { name: ready.name }));
        if (!came) return;
        setFresh(known => new Set([...known, came.person]));
        timers.current.push(
          setTimeout(() => setFresh(known => new Set([...known].filter(person => person !== came.person))), FRESH),
        );
      }),
    [mirror, said, me],
  );
  return { sentence, fresh };
};
