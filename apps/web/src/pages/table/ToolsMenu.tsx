import type { Face } from '@threefold/stage';
import type { JSX } from 'preact';
import { Menu, type MenuItem } from '../../shell/controls.tsx';
import { useWords } from '../../state/language.ts';
import { change, settings } from '../../state/settings.ts';
import type { PageController } from './pageController.ts';
import type { TableExtras } from './tableExtras.ts';

/** What can be done at a table beside playing. */
export interface TableTools {
  readonly controller: PageController;
  readonly face: Face;
  readonly share: readonly MenuItem[];
  readonly extras: TableExtras | undefined;
}

/** The menu of a phone. */
export const ToolsMenu = ({ controller, face, share, extras }: TableTools): JSX.Element => {
  const { words, speak } = useWords();
  const { table, shell } = words;
  const { session } = controller;
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
            disabled: session.undoable === 0,
            onSelect: () => void session.undo(),
          },
        ]),
    ...(face.rotations > 1
      ? [
          {
            icon: 'rotate' as const,
            label: speak(table.rotateBoard),
            onSelect: () => controller.rotateBoard(face.rotations),
          },
        ]
      : []),
    {
      icon: sound ? 'sound' : 'mute',
      label: speak(sound ? table.soundOff : table.soundOn),
      onSelect: () => change({ sound: !sound }),
    },
    ...(over || (extras && !session.seated)
      ? []
      : [{ icon: 'keyboard' as const, label: speak(table.typeStep), onSelect: () => controller.type(true) }]),
    ...share,
    ...(over || !session.seated
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
