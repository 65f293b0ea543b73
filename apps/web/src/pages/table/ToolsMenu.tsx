import type { JSX } from 'preact';
import { Menu, type MenuItem } from '../../shell/controls.tsx';
import { useWords } from '../../state/language.ts';
import { change, settings } from '../../state/settings.ts';
import type { TableSession } from '../../table/tableSession.ts';
import type { TableExtras } from './tableExtras.ts';

/** What can be done at a table beside playing. */
export interface TableTools {
  readonly session: TableSession;
  readonly over: boolean;
  readonly canHint: boolean;
  /** Whether a hint is shown or looked for. */
  readonly hinting: boolean;
  readonly onHint: () => void;
  readonly onUndo: () => void;
  readonly onResign: () => void;
  readonly onCommands: () => void;
  readonly onKeys: () => void;
  /** Rotates the board, where it can be. */
  readonly onRotate: (() => void) | undefined;
  readonly share: readonly MenuItem[];
}

/** The menu of a phone. */
export const ToolsMenu = (tools: TableTools & { readonly extras: TableExtras | undefined }): JSX.Element => {
  const { words, speak } = useWords();
  const { table, shell } = words;
  const { session, over, onRotate, extras } = tools;
  const { sound } = settings.value;
  const items: readonly MenuItem[] = [
    ...(extras ? [...extras.tools, ...extras.more] : []),
    ...(over || extras
      ? []
      : [
          { icon: 'undo' as const, label: speak(table.undo), disabled: session.undoable === 0, onSelect: tools.onUndo },
        ]),
    ...(onRotate ? [{ icon: 'rotate' as const, label: speak(table.rotateBoard), onSelect: onRotate }] : []),
    {
      icon: sound ? 'sound' : 'mute',
      label: speak(sound ? table.soundOff : table.soundOn),
      onSelect: () => change({ sound: !sound }),
    },
    ...(over || (extras && !session.seated)
      ? []
      : [{ icon: 'keyboard' as const, label: speak(table.typeStep), onSelect: tools.onCommands }]),
    ...tools.share,
    ...(over || !session.seated
      ? []
      : [{ icon: 'flag' as const, label: speak(table.resign), danger: true, onSelect: tools.onResign }]),
  ];
  return <Menu label={speak(shell.more)} icon="more" items={items} />;
};
