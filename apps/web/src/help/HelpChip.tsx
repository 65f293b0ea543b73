import type { JSX } from 'preact';
import { Icon } from '../shell/icons.tsx';
import type { HelpVoice } from './tableHelp.ts';
import './help.css';

interface HelpChipProps {
  readonly voice: HelpVoice;
  readonly on: boolean;
  /** Whether there is room for the sign alone. */
  readonly small: boolean;
  readonly onToggle: () => void;
}

/** Says whether help is on, and switches it. */
export const HelpChip = ({ voice, on, small, onToggle }: HelpChipProps): JSX.Element => {
  const { words, speak } = voice;
  const text = speak(on ? words.on : words.off);
  return (
    <button
      type="button"
      class={`help-chip${on ? ' help-chip-on' : ''}`}
      title={speak(on ? words.turnOff : words.turnOn)}
      aria-pressed={on}
      aria-label={speak(words.title)}
      onClick={onToggle}
    >
      <Icon name="bulb" size={16} />
      {!small && <span>{text}</span>}
    </button>
  );
};
