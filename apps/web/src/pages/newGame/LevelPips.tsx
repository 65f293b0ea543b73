import { TOP_LEVEL } from '@threefold/core';
import type { JSX } from 'preact';
import { useId } from 'preact/hooks';
import { useWords } from '../../state/language.ts';

interface LevelPipsProps {
  readonly label: string;
  readonly level: number;
  readonly onChange: (level: number) => void;
}

const LEVELS = Array.from({ length: TOP_LEVEL }, (_, i) => i + 1);

/** How strong a bot is, as twelve pips that fill up. */
export const LevelPips = ({ label, level, onChange }: LevelPipsProps): JSX.Element => {
  const { words, speak } = useWords();
  const name = useId();
  return (
    <div class="pips" role="radiogroup" aria-label={label}>
      {LEVELS.map(n => (
        <label key={n} class={n < level ? 'pip pip-full' : 'pip'}>
          <input
            class="cover"
            type="radio"
            name={name}
            value={n}
            checked={n === level}
            aria-label={speak(words.shell.level, { n })}
            onChange={() => onChange(n)}
          />
          <span>{speak.number(n)}</span>
        </label>
      ))}
    </div>
  );
};
