import { isLevel, TOP_LEVEL } from '@threefold-games/core';
import { botName } from '@threefold-games/room';
import { loadFormWords } from '@threefold-games/words';
import type { JSX } from 'preact';
import { useId } from 'preact/hooks';
import { lateWords } from '../../i18n/index.ts';
import { Icon, Menu } from '../../ui/index.ts';
import './levels.css';

/** What the form of a new game says, and every place where a bot is chosen. */
export const useFormWords = await lateWords(loadFormWords);

interface LevelPickerProps {
  readonly label: string;
  readonly level: number;
  readonly onChange: (level: number) => void;
  /** About how well the person plays, as a level. */
  readonly about?: number | undefined;
  /** Whether that is known from few games only. */
  readonly unsure?: boolean;
  /** What the bot of the chosen level is called: then it is said how it plays. */
  readonly name?: string;
  /** What is said instead of how it plays. */
  readonly instead?: string | undefined;
  /** What is said after that, such as how often one would win. */
  readonly chance?: string | undefined;
  /** In one row, without the names of the groups. */
  readonly compact?: boolean;
}

/** For whom the levels are: three each. */
const GROUPS = ['firstSteps', 'family', 'club', 'champion'] as const;
const OF_GROUP = TOP_LEVEL / GROUPS.length;

/** Where there is no room beside it, what the marker says stands before it. */
const ENDS = [3, 5, 6, 9, 11, 12];

/** How strong a bot is: twelve pips in four groups that fill up. */
export const LevelPicker = ({
  label,
  level,
  onChange,
  about,
  unsure = false,
  name,
  instead,
  chance,
  compact = false,
}: LevelPickerProps): JSX.Element => {
  const { words, said, speak } = useFormWords();
  const group = useId();
  /** Left and right walk by themselves. */
  const jump = (event: KeyboardEvent & { readonly currentTarget: HTMLElement }): void => {
    const to = { Home: 1, End: TOP_LEVEL }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    event.currentTarget.querySelector<HTMLInputElement>(`[value="${to}"]`)?.focus();
    onChange(to);
  };
  const pip = (n: number): JSX.Element => (
    <label key={n} class={n < level ? 'pip pip-full' : 'pip'}>
      <input
        class="cover"
        type="radio"
        name={group}
        value={n}
        checked={n === level}
        aria-label={speak(words.shell.level, { n })}
        aria-describedby={n === about ? `${group}about` : undefined}
        onChange={() => onChange(n)}
      />
      <span>{speak.number(n)}</span>
    </label>
  );
  return (
    <div class={compact ? 'levels levels-compact' : 'levels'}>
      <div class="level-groups" role="radiogroup" aria-label={label} onKeyDown={jump}>
        {GROUPS.map((key, i) => (
          <div key={key} class="level-group" title={speak(said[key])}>
            {!compact && <span class="level-group-name">{speak(said[key])}</span>}
            <div class="pips">{Array.from({ length: OF_GROUP }, (_, place) => pip(i * OF_GROUP + place + 1))}</div>
            {about !== undefined && Math.ceil(about / OF_GROUP) === i + 1 && (
              <p
                id={`${group}about`}
                class={ENDS.includes(about) ? 'level-about level-about-end' : 'level-about'}
                data-place={(about - 1) % OF_GROUP}
              >
                <span>{speak(unsure ? said.perhaps : said.about)}</span>
              </p>
            )}
          </div>
        ))}
      </div>
      {name !== undefined && isLevel(level) && (
        <p class="level-says" aria-live="polite">
          <b>{instead ?? speak(said[`says${level}` as 'says1'], { name })}</b>
          {chance !== undefined && ` ${chance}`}
        </p>
      )}
    </div>
  );
};

interface BotNameProps {
  readonly level: number;
  readonly character: number;
  /** The other characters of the level that are free. */
  readonly free: readonly number[];
  readonly onChange: (character: number) => void;
}

/** What a bot is called: the name opens the others of its level. */
export const BotName = ({ level, character, free, onChange }: BotNameProps): JSX.Element => {
  const { said, speak } = useFormWords();
  const name = botName({ level, character });
  const items = [character, ...free.filter(one => one !== character)].toSorted((a, b) => a - b);
  return (
    <Menu
      label={speak(said.others, { name, level })}
      icon="bot"
      look="bot-name"
      items={items.map(one => ({
        label: botName({ level, character: one }),
        chosen: one === character,
        onSelect: () => onChange(one),
      }))}
    >
      <span class="name">{name}</span>
      <Icon name="caret" size={16} />
    </Menu>
  );
};
