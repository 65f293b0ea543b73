import type { JSX } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import { findGame, useFace } from '../../games/index.ts';
import { useOnlineWords, useWords } from '../../i18n/index.ts';
import { Button, href, type IconName, lazy, Notice, Page } from '../../ui/index.ts';
import { connection } from '../net/connection.ts';
import { loadMe } from '../net/me.ts';
import { RoomMirror } from '../net/room.ts';
import { InviteView } from './InviteView.tsx';

/** What the id of a room looks like; nothing else is asked for. */
const ROOM_ID = /^[a-z2-9]{4}-[a-z2-9]{4}$/;

const LiveTable = lazy(async () => (await import('../live/LiveTable.tsx')).LiveTable);

const useMirror = (id: string): RoomMirror => {
  const mirror = useMemo(() => new RoomMirror(connection, id), [id]);
  useEffect(() => (ROOM_ID.test(id) ? mirror.start() : undefined), [mirror]);
  useEffect(() => void loadMe(), []);
  return mirror;
};

/** What stands there instead of a table: why, and the way back. */
const NoTable = ({
  icon,
  title,
  text,
}: {
  readonly icon: IconName;
  readonly title: string;
  readonly text: string;
}): JSX.Element => {
  const { said, speak } = useOnlineWords();
  return (
    <Page title={title} place="together" back={{ page: 'together' }}>
      <div class="card notice-card">
        <Notice level={1} icon={icon} title={title} text={text}>
          <Button kind="primary" icon="together" href={href({ page: 'together' })}>
            {speak(said.room.toLobby)}
          </Button>
        </Notice>
      </div>
    </Page>
  );
};

const Loading = (): JSX.Element => {
  const { words, speak } = useWords();
  return (
    <Page title={speak(words.shell.together)} place="together" back={{ page: 'together' }} bar={null}>
      <ul class="card coming invite-grey" aria-busy="true" aria-label={speak(words.shell.loading)}>
        <li />
        <li />
        <li />
      </ul>
    </Page>
  );
};

/** A table of people: before play one invites, then one plays or watches. */
export const RoomPage = ({ id }: { readonly id: string }): JSX.Element => {
  const { said, speak } = useOnlineWords();
  const mirror = useMirror(id);
  const view = mirror.view.value;
  const face = useFace(view?.table.plan.game ?? '');
  const fault = mirror.fault.value;
  const { room } = said;
  const missing = <NoTable icon="together" title={speak(room.missingTitle)} text={speak(room.missingText)} />;
  if (!ROOM_ID.test(id)) return missing;
  if (fault && !view) {
    const { code } = fault;
    if (code === 'room.watching')
      return <NoTable icon="lock" title={speak(room.privateTitle)} text={speak(room.privateText)} />;
    if (code === 'room.missing') return missing;
    return <NoTable icon="warning" title={speak(room.failedTitle)} text={speak(room.failedText, { code })} />;
  }
  const game = view && findGame(view.table.plan.game);
  if (!view || !game || !face) return <Loading />;
  if (view.now.phase === 'gathering' || view.now.phase === 'dealing')
    return <InviteView mirror={mirror} view={view} game={game} face={face} />;
  if (view.table.started === undefined)
    return <NoTable icon="together" title={speak(room.closedTitle)} text={speak(room.closedText)} />;
  return <LiveTable mirror={mirror} />;
};
