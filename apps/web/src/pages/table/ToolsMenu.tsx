import type { JSX } from 'preact';
import { Menu, type MenuItem } from '../../shell/controls.tsx';
import { useWords } from '../../state/language.ts';
import { change, settings } from '../../state/settings.ts';
import type { Session } from '../../table/session.ts';

/** What can be done at a table beside playing. */
export interface TableTools {
  readonly session: Session;
  readonly over: boolean;
  readonly canHint: boolean;
  /** Whether a hint is shown or looked for. */
  readonly hinting: boolean;
  readonly onHint: () => void;
  readonly onUndo: () => void;
  readonly onResign: () => void;
  readonly onCommands: () => void;
  readonly onKeys: () => void;
  /** Turns the board, where it can be turned. */
  readonly onTurn: (() => void) | undefined;
  readonly share: readonly MenuItem[];
}

/** The menu of a phone. */
export const ToolsMenu = (tools: TableTools): JSX.Element => {
  const { words, speak } = useWords();
  const { table, shell } = words;
  const { session, over, onTurn } = tools;
  const { sound } = settings.value;
  const items: readonly MenuItem[] = [
    ...(over
      ? []
      : [
          { icon: 'undo' as const, label: speak(table.undo), disabled: session.undoable === 0, onSelect: tools.onUndo },
        ]),
    ...(onTurn ? [{ icon: 'turn' as const, label: speak(table.flip), onSelect: onTurn }] : []),
    {
      icon: sound ? 'sound' : 'mute',
      label: speak(sound ? table.soundOff : table.soundOn),
      onSelect: () => change({ sound: !sound }),
    },
    ...(over ? [] : [{ icon: 'keyboard' as const, label: speak(table.typeStep), onSelect: tools.onCommands }]),
    ...tools.share,
    ...(over || !session.seated
      ? []
      : [{ icon: 'flag' as const, label: speak(table.resign), danger: true, onSelect: tools.onResign }]),
  ];
  return <Menu label={speak(shell.more)} icon="more" items={items} />;
};
