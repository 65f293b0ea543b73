import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { loadMe, me } from '../../net/me.ts';
import { Button, Notice } from '../../shell/controls.tsx';
import { Page } from '../../shell/Page.tsx';
import { sayFault } from '../../state/faults.ts';
import { useOnlineWords } from '../../state/onlineWords.ts';
import { sayDay } from './days.ts';
import { GreyRows } from './GreyRows.tsx';
import { PlayerSearch } from './PlayerSearch.tsx';
import { PlayerView } from './PlayerView.tsx';
import { usePlayer } from './usePlayer.ts';
import './player.css';

/** Who somebody is: ratings, games, share of games finished. */
export const PlayerPage = ({ id }: { readonly id: string }): JSX.Element => {
  const { words, online, speak } = useOnlineWords();
  const { known, again, set } = usePlayer(id);
  const [, setAsked] = useState(false);
  useEffect(() => void loadMe().then(() => setAsked(true)), []);
  const { player: texts } = online;
  const retry = (
    <Button icon="reset" onClick={again}>
      {speak(words.shell.tryAgain)}
    </Button>
  );
  if (known?.player) {
    const stale = known.fault && speak(texts.stale, { when: sayDay(known.at, Date.now(), online, speak) });
    return <PlayerView key={id} player={known.player} me={me.value} stale={stale} onChange={set} />;
  }
  const fault = known?.fault;
  const missing = fault && ['people.missing', 'http.missing', 'http.input'].includes(fault.code);
  return (
    <Page title={speak(texts.title)} place="together" back={{ page: 'together' }} actions={<span />}>
      {!fault && (
        <div class="card card-list player-waiting">
          <GreyRows count={6} label={speak(words.shell.loading)} />
        </div>
      )}
      {fault && missing && (
        <>
          <Notice level={1} icon="person" title={speak(texts.missing)} text={speak(texts.missingText)} />
          <PlayerSearch />
        </>
      )}
      {fault && !missing && fault.code === 'wire.offline' && (
        <Notice level={1} icon="offline" title={speak(online.account.offline)} text={speak(online.account.offlineText)}>
          {retry}
        </Notice>
      )}
      {fault && !missing && fault.code !== 'wire.offline' && (
        <Notice
          level={1}
          icon="warning"
          title={speak(texts.failed)}
          text={speak(texts.failedText, { why: sayFault(fault, words, speak) })}
        >
          {retry}
        </Notice>
      )}
    </Page>
  );
};
