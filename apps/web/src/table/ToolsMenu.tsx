import type { JSX } from 'preact';
import { isSeated, useBoardItems } from '../board/index.ts';
import { useWords } from '../i18n/index.ts';
import { change, narrow, settings } from '../settings/index.ts';
import { go, Menu, type MenuItem } from '../ui/index.ts';
import type { PageController } from './pageController.ts';
import type { TableExtras } from './tableExtras.ts';

/** What can be done at a table beside playing. */
export interface TableTools {
  readonly controller: PageController;
  readonly share: readonly MenuItem[];
  readonly extras: TableExtras | undefined;
}

type Tool = MenuItem & Required<Pick<MenuItem, 'icon'>>;

/** The same for the menu of a phone and for the row of a desk: what comes before sharing, and resigning after it. */
export const useTools = ({
  controller,
  extras,
}: TableTools): {
  readonly before: readonly MenuItem[];
  readonly own: readonly Tool[];
  readonly after: readonly Tool[];
} => {
  const { words, speak } = useWords();
  const { table } = words;
  const { model } = controller;
  const over = controller.over.value;
  const { sound } = settings.value;
  const undo: MenuItem = {
    icon: 'takeBack',
    label: speak(table.undo),
    disabled: model.acts.undo === 0,
    onSelect: () => void controller.source.undo(),
  };
  const type: Tool = { icon: 'edit', label: speak(table.typeStep), onSelect: () => controller.type(true) };
  // Where there is a row of tools there are keys.
  const help: Tool = {
    icon: narrow.value ? 'eye' : 'keyboard',
    label: speak(narrow.value ? table.marksTitle : table.keysAndMarks),
    onSelect: () => controller.showKeys(true),
  };
  const resign: Tool = {
    icon: 'flag',
    label: speak(table.resign),
    danger: true,
    onSelect: () => controller.askToResign(true),
  };
  return {
    before: extras?.tools ?? (over ? [] : [undo]),
    own: [
      {
        icon: sound ? 'sound' : 'mute',
        label: speak(sound ? table.soundOff : table.soundOn),
        onSelect: () => change({ sound: !sound }),
      },
      ...(!over && isSeated(model) ? [type] : []),
      help,
    ],
    after: !over && isSeated(model) ? [resign] : [],
  };
};

interface ToolsMenuProps extends TableTools {
  /** Whether the bar below rotates the board. */
  readonly barRotates: boolean;
}

/** The menu of a phone, with the ways that a desk has at the top of its pages. */
export const ToolsMenu = (props: ToolsMenuProps): JSX.Element => {
  const { controller, share, extras, barRotates } = props;
  const { words, speak } = useWords();
  const { shell } = words;
  const { before, own, after } = useTools(props);
  const { id, history } = controller.model;
  const boardItems = useBoardItems(controller);
  const rotate = barRotates ? [] : boardItems.slice(0, -1);
  const rules: MenuItem = {
    icon: 'book',
    label: speak(shell.rules),
    onSelect: () => go({ page: 'rules', game: history.game.id }),
  };
  const turn = String(controller.back.value ?? history.length);
  const analysis: MenuItem = {
    icon: 'chart',
    label: speak(shell.analysis),
    onSelect: () => go({ page: 'analysis', query: { from: id, turn } }),
  };
  // Over the network there is a plan while it runs, and a button at its end.
  const helps = controller.help.value?.items ?? [];
  const ways = extras ? [rules] : [rules, analysis];
  const items = [...before, ...(extras?.more ?? []), ...rotate, ...own, ...helps, ...ways, ...share, ...after];
  return <Menu label={speak(shell.more)} icon="more" items={items} />;
};
