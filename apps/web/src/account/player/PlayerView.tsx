import type { Me, Player } from '@threefold-games/wire';
import type { ComponentChildren, JSX } from 'preact';
import { useState } from 'preact/hooks';
import { useFace } from '../../games/index.ts';
import { sayFault, useOnlineWords } from '../../i18n/index.ts';
import { api, needName } from '../../online/index.ts';
import { narrow } from '../../settings/index.ts';
import { Button, href, Menu, Page, Snack, useSnack } from '../../ui/index.ts';
import { FinishedCard, OtherRatings, RatingCards, YouCard } from './PlayerCards.tsx';
import { PlayerGames } from './PlayerGames.tsx';
import { sayDay } from './playerTexts.ts';
import { BlockSheet, ReportSheet } from './ReportSheet.tsx';

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
  const { words, said, speak } = useOnlineWords();
  const { player: texts } = said;
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
      {speak(said.account.title)}
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
          ? { icon: 'cross', label: speak(said.account.people.unblock), onSelect: unblock }
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

interface PlayerHeadProps {
  readonly player: Player;
  /** What can be done. */
  readonly children: ComponentChildren;
}

/** The player's name, whether they are online, and when they joined. */
const PlayerHead = ({ player, children }: PlayerHeadProps): JSX.Element => {
  const { said, speak } = useOnlineWords();
  const { player: words } = said;
  const playing = useFace(player.playing?.game ?? '');
  const date = speak.date(player.since, { month: 'long', year: 'numeric' });
  const since = {
    guest: () => speak(words.guest, { date }),
    account: () => speak(words.member, { date }),
    bot: () => (player.owner ? speak(words.botOf, { name: player.owner.name, date }) : speak(words.bot, { date })),
  }[player.kind]();
  const there = playing ? speak(words.playing, { game: playing.title }) : speak(words.here);
  const seen = player.seen === null ? '' : speak(words.seen, { when: sayDay(player.seen, Date.now(), said, speak) });
  const state = player.here ? there : seen;
  return (
    <div class="beside player-head">
      <Hexagon name={player.name} />
      <div class="player-head-words">
        <h1>{player.name}</h1>
        <p>
          <span class={player.here ? 'player-dot player-dot-here' : 'player-dot'} />
          <span>{speak(words.line, { state, since })}</span>
        </p>
      </div>
      <div class="beside player-head-actions">{children}</div>
    </div>
  );
};

/** The first letter of a name, whatever its script; empty where it has none. */
const initialOf = (name: string): string => [...name.trim()][0]?.toUpperCase() ?? '';

/** The first letter of a name in a hexagon; the name itself is beside it. */
export const Hexagon = ({ name }: { readonly name: string }): JSX.Element => (
  <svg class="player-hexagon" viewBox="0 0 64 64" aria-hidden="true">
    <path d="M28 3.3a8 8 0 0 1 8 0l18.6 10.8a8 8 0 0 1 4 6.9v22a8 8 0 0 1-4 6.9L36 60.7a8 8 0 0 1-8 0L9.4 49.9a8 8 0 0 1-4-6.9V21a8 8 0 0 1 4-6.9z" />
    <text x="32" y="32">
      {initialOf(name)}
    </text>
  </svg>
);
