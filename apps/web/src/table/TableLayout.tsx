import type { ReadonlySignal } from '@preact/signals';
import type { Panel } from '@threefold-games/stage';
import type { ComponentChildren, JSX } from 'preact';
import { viewerOf } from '../board/index.ts';
import { useWords } from '../i18n/index.ts';
import { BottomBar } from '../ui/index.ts';
import { PlayerCard } from './PlayerCard.tsx';
import type { PageController } from './pageController.ts';
import { PanelView, SidePanel } from './SidePanel.tsx';
import type { TableTools } from './ToolsMenu.tsx';
import type { ExtraPanel } from './tableExtras.ts';

/** The parts of a table, for its two layouts. */
export interface TableParts extends TableTools {
  readonly panels: ReadonlySignal<readonly Panel[]>;
  /** What a phone shows: `board`, `turns` or a panel. */
  readonly tab: string;
  readonly turnList: JSX.Element;
  readonly board: JSX.Element;
  readonly bar: ComponentChildren;
  /** How it ended, when it has. */
  readonly end: ComponentChildren;
}

/** The seats in the order of their cards: two sit face to face, oneself below; more sit round the table, oneself first. */
const seatOrder = (count: number, viewer: number): readonly number[] =>
  Array.from({ length: count }, (_, i) => (viewer + (count === 2 ? 1 : 0) + i) % count);

interface CardsProps extends TableParts {
  readonly seats: readonly number[];
  readonly size: 'full' | 'line' | 'small';
  readonly look: string;
}

const Cards = ({ seats, size, look, controller, extras }: CardsProps): JSX.Element => {
  const { words, speak } = useWords();
  return (
    <ul class={look} aria-label={speak(words.table.players)}>
      {seats.map(seat => (
        <PlayerCard
          key={seat}
          controller={controller}
          seat={seat}
          size={size}
          extra={extras?.card(seat)}
          folded={extras?.open ?? false}
        />
      ))}
    </ul>
  );
};

/** Everything in one column: the bar at the bottom of the page brings up the rest. */
export const PhoneTable = (parts: TableParts): JSX.Element => {
  const { controller, extras, panels, tab } = parts;
  const over = controller.over.value;
  const viewer = viewerOf(controller.model);
  const seats = seatOrder(controller.model.seats.length, viewer);
  const opened = extras?.open ? extras.panel : undefined;
  const panel = panels.value.find(({ id }) => id === tab);
  const many = seats.length > 2;
  return (
    <>
      {!over && many && <Cards {...parts} seats={seats} size="small" look="table-cards-top" />}
      {!over && !many && <Cards {...parts} seats={seats.slice(0, 1)} size="line" look="table-cards-top" />}
      {!over && tab !== 'board' && !opened ? (
        <div class="table-beside card">{panel ? <PanelView panel={panel} /> : parts.turnList}</div>
      ) : (
        parts.board
      )}
      {!over && !opened && !many && <Cards {...parts} seats={[viewer]} size="line" look="table-cards-own" />}
      {opened ? <section class="table-sheet card">{opened.body}</section> : parts.bar}
      {!opened && parts.end}
    </>
  );
};

/** The board with its bar, and a column beside them. */
export const DeskTable = (parts: TableParts): JSX.Element => {
  const { model } = parts.controller;
  const seats = seatOrder(model.seats.length, viewerOf(model));
  return (
    <>
      {parts.board}
      {parts.bar}
      <div class="table-side">
        {parts.end || <Cards {...parts} seats={seats} size="full" look="table-cards" />}
        <SidePanel {...parts}>{parts.turnList}</SidePanel>
      </div>
    </>
  );
};

interface PhoneBarProps {
  /** What is shown: `board`, `turns` or a panel. */
  readonly tab: string;
  readonly onTab: (tab: string) => void;
  readonly panels: ReadonlySignal<readonly Panel[]>;
  /** Whether it rotates the board: where no panel takes the place. */
  readonly rotates: boolean;
  readonly controller: PageController;
  /** Replaces the hint. */
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
                  onSelect: () => controller.board.rotate(),
                },
              ]
            : []),
        ]}
      />
    </section>
  );
};
