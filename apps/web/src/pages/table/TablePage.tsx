import type { Fault } from '@threefold/core';
import { findGame } from '@threefold/games';
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { engine } from '../../engine/engine.ts';
import { type Around, holdBots } from '../../match/around.ts';
import { LocalSession } from '../../match/localSession.ts';
import { Button, Notice } from '../../shell/controls.tsx';
import { Page } from '../../shell/Page.tsx';
import { loadFace, useFace } from '../../state/face.ts';
import { useWords } from '../../state/language.ts';
import { library } from '../../state/library.ts';
import { href } from '../../state/route.ts';
import { Announcer } from './announcer.ts';
import { Table } from './Table.tsx';
import './cards.css';
import './end.css';
import './panel.css';
import './table.css';

const around: Around = {
  library,
  engine,
  findGame,
  now: () => Date.now(),
  wait: milliseconds => new Promise(resolve => setTimeout(resolve, milliseconds)),
  holdBots,
};

/** How often clocks are looked at, in milliseconds. */
const TICK = 200;

interface Opened {
  readonly session: LocalSession;
  readonly announcer: Announcer;
}

const open = async (id: string): Promise<Opened | Fault> => {
  const saved = await library.load(id);
  if (!saved.ok) return saved.error;
  const announcer = new Announcer();
  const session = LocalSession.open(saved.value, await loadFace(saved.value.game), around, event =>
    announcer.hear(event),
  );
  if (session.ok) return { session: session.value, announcer };
  await library.putAside(id, session.error.code);
  return { ...session.error, code: 'store.corrupt' };
};

/** A game that is kept in this browser, to be played. */
export const TablePage = ({ id }: { readonly id: string }): JSX.Element => {
  const { words, speak } = useWords();
  const [opened, setOpened] = useState<Opened | Fault | undefined>(undefined);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    let close: (() => void) | undefined;
    let left = false;
    const begin = (result: Opened | Fault): void => {
      if (left) return;
      if ('session' in result) {
        const stop = result.session.start();
        const timer = setInterval(() => result.session.tick(), TICK);
        close = () => {
          clearInterval(timer);
          stop();
        };
      }
      setOpened(result);
    };
    open(id).then(begin, () => setFailed(true));
    return () => {
      left = true;
      close?.();
    };
  }, [id]);
  if (opened && 'session' in opened) return <Loaded {...opened} />;
  const { table, shell } = words;
  if (failed)
    return (
      <Page title={speak(shell.play)} place="play" back={{ page: 'home' }}>
        <Notice icon="offline" title={speak(shell.pageFailedTitle)} text={speak(shell.pageFailedText)}>
          <Button kind="primary" icon="reset" onClick={() => location.reload()}>
            {speak(shell.tryAgain)}
          </Button>
        </Notice>
      </Page>
    );
  const broken = opened?.code === 'store.corrupt';
  return (
    <Page title={speak(shell.play)} place="play" back={{ page: 'home' }}>
      {!opened && (
        <p class="unseen" role="status">
          {speak(table.loadingTitle)}
        </p>
      )}
      {opened && (
        <Notice
          icon="warning"
          title={speak(broken ? table.brokenTitle : table.missingTitle)}
          text={speak(broken ? table.brokenText : table.missingText)}
        >
          <Button kind="primary" href={href({ page: 'home' })}>
            {speak(table.newGame)}
          </Button>
          <Button href={href({ page: 'games' })}>{speak(words.shell.games)}</Button>
        </Notice>
      )}
    </Page>
  );
};

/** The table in the language of the page, which may change at any time. */
const Loaded = ({ session, announcer }: Opened): JSX.Element | null => {
  const face = useFace(session.standing.value.saved.game);
  useEffect(() => {
    if (face) session.setFace(face);
  }, [face, session]);
  return face ? <Table session={session} face={face} announcer={announcer} /> : null;
};
