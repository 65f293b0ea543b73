import { botName } from '@threefold-games/room';
import type { JSX } from 'preact';
import { Menu } from '../../shell/controls.tsx';
import { Icon } from '../../shell/icons.tsx';
import { useFormWords } from './formWords.ts';

interface BotNameProps {
  readonly level: number;
  readonly character: number;
  /** Who else of the level can sit there. */
  readonly free: readonly number[];
  readonly onChange: (character: number) => void;
}

/** What a bot is called: the name opens the others of its level. */
export const BotName = ({ level, character, free, onChange }: BotNameProps): JSX.Element => {
  const { form, speak } = useFormWords();
  const name = botName({ level, character });
  const items = [character, ...free.filter(one => one !== character)].toSorted((a, b) => a - b);
  return (
    <Menu
      label={speak(form.others, { name, level })}
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
