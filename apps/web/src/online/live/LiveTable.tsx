import { ok, type Result } from '@threefold-games/core';
import type { Face } from '@threefold-games/stage';
import type { OnlineWords } from '@threefold-games/words';
import type { JSX } from 'preact';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { isSeated } from '../../board/index.ts';
import { findGame, useFace } from '../../games/index.ts';
import { sayFault, useOnlineWords, useWords } from '../../i18n/index.ts';
import { tabTexts } from '../../storage/index.ts';
import { setTable, Table, usePlaying } from '../../table/index.ts';
import { go, Notice, Page } from '../../ui/index.ts';
import { connection } from '../net/connection.ts';
import type { RoomMirror } from '../net/room.ts';
import { type LiveAround, LiveMatch } from './liveMatch.ts';
import { Notes } from './notes.ts';
import { type Live, useExtras } from './useExtras.tsx';
import './live.css';

const around: LiveAround = {
  findGame,
  composed: {
    read: room => tabTexts.read(`composed-${room}`),
    write: (room, text) => tabTexts.write(`composed-${room}`, text),
  },
};

interface LiveTableProps {
  /** The room, of which something is known already. */
  readonly mirror: RoomMirror;
}

/** A game over the network, while it is played and at its end. */
export const LiveTable = ({ mirror }: LiveTableProps): JSX.Element | null => {
  const face = useFace(mirror.table.value?.plan.game ?? '');
  const { said } = useOnlineWords();
  return face ? <Opened key={mirror.id} mirror={mirror} face={face} online={said} /> : null;
};

interface OpenedProps extends LiveTableProps {
  readonly face: Face;
  readonly online: OnlineWords;
}

const Opened = ({ mirror, face, online }: OpenedProps): JSX.Element => {
  const { words, speak } = useWords();
  const opened = useMemo(() => open(mirror, face), [mirror]);
  if (opened.ok) return <Seated {...opened.value} face={face} online={online} />;
  return (
    <Page title={face.title} place="together" back={{ page: 'together' }}>
      <Notice icon="warning" title={speak(words.table.brokenTitle)} text={sayFault(opened.error, words, speak)} />
    </Page>
  );
};

const open = (mirror: RoomMirror, face: Face): Result<Live> => {
  const match = LiveMatch.open(mirror, connection, around);
  if (!match.ok) return match;
  const set = setTable(match.value, face);
  return ok({ ...set, notes: new Notes(match.value, () => set.controller.face.peek()) });
};

interface SeatedProps extends Live {
  readonly face: Face;
  readonly online: OnlineWords;
}

const Seated = ({ face, online, ...live }: SeatedProps): JSX.Element => {
  const { controller, announcer, notes } = live;
  useEffect(() => notes.start(), [notes]);
  usePlaying(controller, face);
  const extras = useExtras(live, online);
  const { next } = controller.source.room.value.now;
  const known = useRef(next);
  // Who has agreed to play again is taken there; who only looks at the end finds a button.
  useEffect(() => {
    if (next !== undefined && known.current === undefined && isSeated(controller.model)) go({ page: 'room', id: next });
  }, [next]);
  return <Table controller={controller} announcer={announcer} extras={extras} />;
};
