import type { ReadonlySignal } from '@preact/signals';
import type { Panel } from '@threefold-games/stage';
import type { JSX } from 'preact';
import { BottomBar } from '../../shell/BottomBar.tsx';
import { useWords } from '../../state/language.ts';
import type { PageController } from './pageController.ts';
import type { ExtraPanel } from './tableExtras.ts';

interface PhoneBarProps {
  /** What is shown: `board`, `turns` or a panel. */
  readonly tab: string;
  readonly onTab: (tab: string) => void;
  readonly panels: ReadonlySignal<readonly Panel[]>;
  /** Whether it rotates the board: where no panel takes the place. */
  readonly rotates: boolean;
  readonly controller: PageController;
  /** Stands in the place of the hint. */
  readonly extra: ExtraPanel | undefined;
}

/** The bottom bar of a phone at a table. */
export const PhoneBar = ({ tab, onTab, panels, rotates, controller, extra }: PhoneBarProps): JSX.Element => {
  const { words, speak } = useWords();
  const { table } = words;
  const [panel] = panels.value;
  return (
    <section aria-label={speak(table.panels)}>
      <BottomBar
        label={speak(table.tools)}
        items={[
          { icon: 'board', label: speak(table.board), on: tab === 'board', onSelect: () => onTab('board') },
          { icon: 'list', label: speak(table.turns), on: tab === 'turns', onSelect: () => onTab('turns') },
          extra
            ? {
                icon: extra.icon,
                label: extra.label,
                badge: extra.badge,
                on: tab === extra.id,
                onSelect: () => onTab(tab === extra.id ? 'board' : extra.id),
              }
            : {
                icon: 'bulb',
                label: speak(table.hint),
                disabled: !controller.canHint,
                onSelect: () => void controller.toggleHint(),
              },
          ...(panel
            ? [{ icon: panel.icon, label: panel.short, on: tab === panel.id, onSelect: () => onTab(panel.id) }]
            : []),
          ...(rotates && controller.face.value.rotations > 1
            ? [
                {
                  icon: 'flip' as const,
                  label: speak(table.rotateBoardShort),
                  onSelect: () => controller.rotate(),
                },
              ]
            : []),
        ]}
      />
    </section>
  );
};
