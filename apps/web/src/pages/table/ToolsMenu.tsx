import type { JSX } from 'preact';
import { isSeated } from '../../match/tableModel.ts';
import { Menu, type MenuItem } from '../../shell/controls.tsx';
import { useWords } from '../../state/language.ts';
import { change, settings } from '../../state/settings.ts';
import type { PageController } from './pageController.ts';
import type { TableExtras } from './tableExtras.ts';

/** What can be done at a table beside playing. */
export interface TableTools {
  readonly controller: PageController;
  readonly share: readonly MenuItem[];
  readonly extras: TableExtras | undefined;
}

/** The menu of a phone. */
export const ToolsMenu = ({ controller, share, extras }: TableTools): JSX.Element => {
  const { words, speak } = useWords();
  const { table, shell } = words;
  const { acts, ...model } = controller.model;
  const seated = isSeated(model);
  const over = controller.over.value;
  const { sound } = settings.value;
  const items: readonly MenuItem[] = [
    ...(extras ? [...extras.tools, ...extras.more] : []),
    ...(over || extras
      ? []
      : [
          {
            icon: 'undo' as const,
            label: speak(table.undo),
            disabled: acts.undo === 0,
            onSelect: () => void controller.source.undo(),
          },
        ]),
    ...(controller.face.value.rotations > 1
      ? [
          {
            icon: 'rotate' as const,
            label: speak(table.rotateBoard),
            onSelect: () => controller.rotate(),
          },
        ]
      : []),
    {
      icon: sound ? 'sound' : 'mute',
      label: speak(sound ? table.soundOff : table.soundOn),
      onSelect: () => change({ sound: !sound }),
    },
    ...(over || (extras && !seated)
      ? []
      : [{ icon: 'keyboard' as const, label: speak(table.typeStep), onSelect: () => controller.type(true) }]),
    ...share,
    ...(over || !seated
      ? []
      : [
          {
            icon: 'flag' as const,
            label: speak(table.resign),
            danger: true,
            onSelect: () => controller.askToResign(true),
          },
        ]),
  ];
  return <Menu label={speak(shell.more)} icon="more" items={items} />;
};
