import type { Me, Player } from '@threefold-games/wire';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { api } from '../../net/api.ts';
import { needName } from '../../net/me.ts';
import { Button, Menu } from '../../shell/controls.tsx';
import { Page } from '../../shell/Page.tsx';
import { Snack, useSnack } from '../../shell/Snack.tsx';
import { sayFault } from '../../state/faults.ts';
import { narrow } from '../../state/narrow.ts';
import { useOnlineWords } from '../../state/onlineWords.ts';
import { href } from '../../state/route.ts';
import { PlayerGames } from './PlayerGames.tsx';
import { PlayerHead } from './PlayerHead.tsx';
import { RatingCards } from './RatingCards.tsx';
import { BlockSheet, ReportSheet } from './ReportSheet.tsx';
import { FinishedCard, OtherRatings, YouCard } from './SideCards.tsx';

interface PlayerViewProps {
  readonly player: Player;
  readonly me: Me | null | undefined;
  /** What is said where this is how it was before. */
  readonly stale: string | undefined;
  readonly onChange: (player: Player) => void;
}

type You = NonNullable<Player['you']>;

/** The page of a player that is known. */
export const PlayerView = ({ player, me, stale, onChange }: PlayerViewProps): JSX.Element => {
  const { words, online, speak } = useOnlineWords();
  const { player: texts } = online;
  const { id, name } = player;
  const [asking, setAsking] = useState<'block' | 'report' | undefined>(undefined);
  const [together, setTogether] = useState(false);
  const snack = useSnack();
  const own = me?.id === id;

  /** Mutes or blocks, or ends it; what the server refuses is taken back. */
  const change = async (what: 'mute' | 'block', on: boolean, done?: string): Promise<void> => {
    const who = await needName();
    if (!who || who.id === id) return;
    const you: You = player.you ?? { games: 0, won: 0, lost: 0, muted: false, blocked: false };
    onChange({ ...player, you: { ...you, [what === 'mute' ? 'muted' : 'blocked']: on } });
    const answer = await api.ask(`${on ? 'PUT' : 'DELETE'} /api/players/:id/${what}`, { params: { id } });
    if (!answer.ok) onChange({ ...player, you: player.you });
    if (!answer.ok || done) snack.show(answer.ok ? (done ?? '') : sayFault(answer.error, words, speak));
  };
  const unblock = (): void => void change('block', false, speak(texts.unblockDone, { name }));

  const actions = own ? (
    <Button icon="person" href={href({ page: 'account' })}>
      {speak(online.account.title)}
    </Button>
  ) : (
    <>
      {player.playing && (
        <Button icon="eye" href={href({ page: 'room', id: player.playing.room })}>
          {speak(texts.watch)}
        </Button>
      )}
      <Button kind="primary" icon="together" href={href({ page: 'together', query: { challenge: name } })}>
        {speak(texts.challenge)}
      </Button>
    </>
  );
  const menu = own ? (
    <span />
  ) : (
    <Menu
      label={speak(texts.more, { name })}
      icon="more"
      items={[
        player.you?.blocked
          ? { icon: 'cross', label: speak(online.account.people.unblock), onSelect: unblock }
          : { icon: 'cross', label: speak(texts.block), onSelect: () => setAsking('block') },
        { icon: 'flag', label: speak(texts.report), danger: true, onSelect: () => setAsking('report') },
      ]}
    />
  );
  return (
    <Page
      title={speak(texts.title)}
      place="together"
      back={{ page: 'together' }}
      {...(narrow.value && { actions: menu, foot: actions, bar: null })}
    >
      {stale && (
        <div class="strip player-stale" role="status">
          {stale}
        </div>
      )}
      <PlayerHead player={player}>
        {!narrow.value && (
          <>
            {menu}
            {actions}
          </>
        )}
      </PlayerHead>
      <div class="columns player">
        <div>
          <RatingCards ratings={player.ratings} />
          {narrow.value && <FinishedCard player={player} />}
          <PlayerGames player={player} together={together} me={me?.id} onAll={() => setTogether(false)} />
        </div>
        <div>
          {!narrow.value && <FinishedCard player={player} />}
          <OtherRatings player={player} />
          <YouCard
            player={player}
            myName={me?.name ?? ''}
            onTogether={() => setTogether(true)}
            onMute={on => void change('mute', on)}
            onUnblock={unblock}
          />
        </div>
      </div>
      <ReportSheet
        person={player}
        open={asking === 'report'}
        onClose={() => setAsking(undefined)}
        onDone={() => {
          setAsking(undefined);
          snack.show(speak(texts.reportDone));
        }}
      />
      <BlockSheet
        person={player}
        open={asking === 'block'}
        onClose={() => setAsking(undefined)}
        onDone={() => {
          setAsking(undefined);
          void change('block', true, speak(texts.blockDone, { name }));
        }}
      />
      <Snack snack={snack} />
    </Page>
  );
};
