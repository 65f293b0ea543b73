import type { JSX } from 'preact';
import { useBoardItems } from '../../board/BoardView.tsx';
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
  const keys: Tool = over
    ? { icon: 'keyboard', label: speak(table.keys), onSelect: () => controller.help(true) }
    : { icon: 'keyboard', label: speak(table.typeStep), onSelect: () => controller.type(true) };
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
      ...(!extras || isSeated(model) ? [keys] : []),
    ],
    after: !over && isSeated(model) ? [resign] : [],
  };
};

/** The menu of a phone. */
export const ToolsMenu = (props: TableTools): JSX.Element => {
  const { controller, share, extras } = props;
  const { words, speak } = useWords();
  const { before, own, after } = useTools(props);
  const rotate = useBoardItems(controller).slice(0, -1);
  const items = [...before, ...(extras?.more ?? []), ...rotate, ...own, ...share, ...after];
  return <Menu label={speak(words.shell.more)} icon="more" items={items} />;
};
