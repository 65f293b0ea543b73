import type { Fault } from '@threefold/core';
import { findGame } from '@threefold/games';
import type { Face } from '@threefold/stage';
import type { OnlineWords } from '@threefold/words';
import type { JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { LiveSession } from '../../live/session.ts';
import type { LiveAround } from '../../match/liveMatch.ts';
import { line } from '../../net/line.ts';
import type { RoomMirror } from '../../net/room.ts';
import { Notice } from '../../shell/controls.tsx';
import { Page } from '../../shell/Page.tsx';
import { useFace } from '../../state/face.ts';
import { sayFault } from '../../state/faults.ts';
import { useWords } from '../../state/language.ts';
import { useOnlineWords } from '../../state/onlineWords.ts';
import { go } from '../../state/route.ts';
import { Announcer } from '../table/announcer.ts';
import { Table } from '../table/Table.tsx';
import { useExtras } from './useExtras.tsx';
import '../table/cards.css';
import '../table/end.css';
import '../table/panel.css';
import '../table/table.css';
import './live.css';

/** How often clocks are looked at, in milliseconds. */
const TICK = 200;

const keyOf = (room: string): string => `threefold-composed-${room}`;

const around: LiveAround = {
  findGame,
  wait: milliseconds => new Promise(resolve => setTimeout(resolve, milliseconds)),
  composed: {
    read: room => {
      try {
        return sessionStorage.getItem(keyOf(room));
      } catch {
        return null;
      }
    },
    write: (room, text) => {
      try {
        sessionStorage.setItem(keyOf(room), text);
      } catch {
        // Blocked: a reload loses the unfinished turn, nothing else.
      }
    },
  },
};

interface LiveTableProps {
  /** The room, of which something is known already. */
  readonly mirror: RoomMirror;
}

/** A game over the network, while it is played and at its end. */
export const LiveTable = ({ mirror }: LiveTableProps): JSX.Element | null => {
  const face = useFace(mirror.table.value?.plan.game ?? '');
  const said = useOnlineWords();
  return face && said ? <Opened key={mirror.id} mirror={mirror} face={face} online={said.online} /> : null;
};

interface OpenedProps extends LiveTableProps {
  readonly face: Face;
  readonly online: OnlineWords;
}

const Opened = ({ mirror, face, online }: OpenedProps): JSX.Element | null => {
  const { words, speak } = useWords();
  const [opened, setOpened] = useState<{ readonly session: LiveSession; readonly announcer: Announcer } | Fault>();
  const first = useRef(face);
  useEffect(() => {
    const announcer = new Announcer();
    const session = LiveSession.open(mirror, line, first.current, around, event => announcer.hear(event));
    if (!session.ok) {
      setOpened(session.error);
      return undefined;
    }
    const stop = session.value.start();
    const timer = setInterval(() => session.value.tick(), TICK);
    setOpened({ session: session.value, announcer });
    return () => {
      clearInterval(timer);
      stop();
    };
  }, [mirror]);
  useEffect(() => {
    if (opened && 'session' in opened) opened.session.setFace(face);
  }, [opened, face]);
  if (!opened) return null;
  if ('session' in opened) return <Seated {...opened} face={face} online={online} />;
  return (
    <Page title={face.title} place="together" back={{ page: 'together' }}>
      <Notice icon="warning" title={speak(words.table.brokenTitle)} text={sayFault(opened, words, speak)} />
    </Page>
  );
};

interface SeatedProps {
  readonly session: LiveSession;
  readonly announcer: Announcer;
  readonly face: Face;
  readonly online: OnlineWords;
}

const Seated = ({ session, announcer, face, online }: SeatedProps): JSX.Element => {
  const extras = useExtras(session, announcer, face, online);
  const next = session.mirror.now.value?.next;
  const known = useRef(next);
  // Who has agreed to play again is taken there; who only looks at the end finds a button.
  useEffect(() => {
    if (next !== undefined && known.current === undefined && session.seated) go({ page: 'room', id: next });
  }, [next]);
  return <Table session={session} face={face} announcer={announcer} extras={extras} />;
};
