import type { SaidMessage } from '@threefold-games/wire';
import type { JSX } from 'preact';
import { IconButton } from '../../shell/controls.tsx';
import type { Act } from './acts.ts';
import { SHORT, useModerationWords } from './moderationWords.ts';

interface MessagesProps {
  readonly messages: readonly SaidMessage[];
  /** The one that all is about. */
  readonly marked?: number;
  readonly onAct: (act: Act) => void;
}

/** Messages of chats, each of which can be taken back. */
export const Messages = ({ messages, marked, onAct }: MessagesProps): JSX.Element => {
  const { texts, speak } = useModerationWords();
  return (
    <ol class="moderation-messages">
      {messages.map(({ room, n, at, by, name, text }) => (
        <li key={`${room} ${n}`} class={n === marked ? 'moderation-marked' : undefined}>
          <div class="words">
            <span class="small">
              {name}, {speak.date(at, SHORT)}
            </span>
            <span>{text === '' ? <em>{speak(texts.takenBack)}</em> : text}</span>
          </div>
          {text !== '' && (
            <IconButton
              icon="trash"
              label={`${speak(texts.acts.takeMessage)}: ${text}`}
              onClick={() => onAct({ kind: 'takeMessage', person: { id: by, name }, message: { room, n } })}
            />
          )}
        </li>
      ))}
    </ol>
  );
};
