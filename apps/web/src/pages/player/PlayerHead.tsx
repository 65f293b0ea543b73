import type { Player } from '@threefold-games/wire';
import type { ComponentChildren, JSX } from 'preact';
import { useFace } from '../../state/face.ts';
import { useOnlineWords } from '../../state/onlineWords.ts';
import { sayDay } from './days.ts';
import { Hexagon } from './Hexagon.tsx';

interface PlayerHeadProps {
  readonly player: Player;
  /** What can be done. */
  readonly children: ComponentChildren;
}

/** Who it is, whether somebody is there, and since when. */
export const PlayerHead = ({ player, children }: PlayerHeadProps): JSX.Element => {
  const { online, speak } = useOnlineWords();
  const { player: words } = online;
  const playing = useFace(player.playing?.game ?? '');
  const date = speak.date(player.since, { month: 'long', year: 'numeric' });
  const since = {
    guest: () => speak(words.guest, { date }),
    account: () => speak(words.member, { date }),
    bot: () => (player.owner ? speak(words.botOf, { name: player.owner.name, date }) : speak(words.bot, { date })),
  }[player.kind]();
  const there = playing ? speak(words.playing, { game: playing.title }) : speak(words.here);
  const seen = player.seen === null ? '' : speak(words.seen, { when: sayDay(player.seen, Date.now(), online, speak) });
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
