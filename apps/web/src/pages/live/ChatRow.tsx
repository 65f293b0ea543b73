import type { Speak } from '@threefold-games/speech';
import type { Face } from '@threefold-games/stage';
import type { ChatMessage } from '@threefold-games/wire';
import type { OnlineWords } from '@threefold-games/words';
import type { JSX } from 'preact';
import { FigureView } from '../../board/FigureView.tsx';
import { me } from '../../net/me.ts';
import { Menu } from '../../shell/controls.tsx';
import { PlayerName } from '../table/PlayerName.tsx';

interface ChatRowProps {
  readonly message: ChatMessage;
  readonly face: Face;
  readonly seats: number;
  /** Whether the game is on. */
  readonly playing: boolean;
  readonly online: OnlineWords;
  readonly speak: Speak;
  readonly onMute: () => void;
  readonly onReport: () => void;
}

/** A message of the chat; what others write can be muted and reported. */
export const ChatRow = ({
  message,
  face,
  seats,
  playing,
  online,
  speak,
  onMute,
  onReport,
}: ChatRowProps): JSX.Element => {
  const { live } = online;
  const { at, by, name, seat, text } = message;
  return (
    <div class="live-line">
      {seat === null ? <span class="live-line-watcher" /> : <FigureView figure={face.token(seat, seats)} size={18} />}
      <div>
        <p class="live-line-by">
          <PlayerName name={name} person={by} playing={playing} class="live-line-name" />{' '}
          <time dateTime={new Date(at).toISOString()}>{speak.date(at, { hour: '2-digit', minute: '2-digit' })}</time>
        </p>
        <p class="live-line-text">{text}</p>
      </div>
      {me.value && by !== me.value.id && (
        <Menu
          label={speak(live.chatMore, { name })}
          icon="more"
          look="icon-button icon-button-bare live-line-more"
          items={[
            { icon: 'mute', label: speak(live.chatMutePerson, { name }), onSelect: onMute },
            { icon: 'flag', label: speak(live.chatReport), onSelect: onReport },
          ]}
        />
      )}
    </div>
  );
};
