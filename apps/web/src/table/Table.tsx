import { useComputed } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { BoardView, isSeated, TurnList, useBoardItems, useTableKeys, viewerOf } from '../board/index.ts';
import { useWords } from '../i18n/index.ts';
import type { StoredGame } from '../library/index.ts';
import { calledNames } from '../match/index.ts';
import { narrow } from '../settings/index.ts';
import { IconButton, later, Page } from '../ui/index.ts';
import { type Announcer, useSpokenEvents } from './announcer.ts';
import type { PageController } from './pageController.ts';
import { useShareItems } from './ShareMenu.tsx';
import { TableBar } from './TableBar.tsx';
import { DeskTable, PhoneBar, PhoneTable, type TableParts } from './TableLayout.tsx';
import { ToolsMenu } from './ToolsMenu.tsx';
import type { TableExtras } from './tableExtras.ts';

const loadCommandBox = async () => (await import('./CommandBox.tsx')).CommandBox;
/** Loaded behind the board: it is there before anyone has found its key. */
const CommandBox = later(loadCommandBox);
const EndPanel = later(async () => (await import('./EndPanel.tsx')).EndPanel);
const KeysSheet = later(async () => (await import('./KeysSheet.tsx')).KeysSheet);

interface TableProps {
  readonly controller: PageController;
  readonly announcer: Announcer;
  /** Begins the next game of those who have just played, where that is decided here, with bots so many levels higher. */
  readonly onRematch?: (by?: number) => Promise<void>;
  /** The game as it is kept in this browser. */
  readonly stored?: () => StoredGame;
  readonly extras?: TableExtras;
}

/** A table: the board, who sits there, the bar and what lies beside. */
export const Table = ({ controller, announcer, onRematch, stored, extras }: TableProps): JSX.Element => {
  const { words, speak } = useWords();
  useTableKeys(controller);
  useSpokenEvents(announcer, controller, extras);
  useEffect(() => void loadCommandBox().catch(() => undefined), []);
  const { model } = controller;
  const { seats } = model;
  const face = controller.face.value;
  const over = controller.over.value;
  const back = controller.back.value;
  const called = useMemo(() => calledNames(seats, face, words, speak), [seats, face, words]);
  // Nothing is called one's own to somebody who only watches.
  const viewer = isSeated(model) ? viewerOf(model) : -1;
  const heard = useMemo(() => ({ viewer, names: called }), [viewer, called]);
  const [chosen, setChosen] = useState('board');
  const extra = extras?.panel;
  const tab = (extras?.open ? extra?.id : undefined) ?? chosen;
  const setTab = (id: string): void => {
    extras?.onOpen(id === extra?.id);
    if (id !== extra?.id) setChosen(id);
  };
  // Whoever looks back wants to see the board.
  useEffect(() => {
    if (back !== undefined) setTab('board');
  }, [back]);
  const share = useShareItems(
    controller,
    () => {
      const seen = controller.seen.peek();
      return face.scene(seen.view, seen.look);
    },
    text => announcer.say(text),
  );
  // Only what shows a view is drawn anew with it.
  const panels = useComputed(() => controller.face.value.panels(controller.view.value));
  const hasPanels = useComputed(() => panels.value.length > 0);
  const barRotates = !over && !hasPanels.value;
  const parts: TableParts = {
    controller,
    extras,
    share,
    panels,
    tab,
    // It reads the controller itself, and is not drawn anew for what is composed.
    turnList: useMemo(
      () => <TurnList controller={controller} called={called} onTurn={turn => controller.board.lookBack(turn)} />,
      [controller, called],
    ),
    board: (
      <BoardView
        controller={controller}
        heard={heard}
        label={speak(words.table.boardOf, { game: face.title })}
        parts="above"
        marked={controller.help.value?.marked.value}
      >
        {extras?.veil}
      </BoardView>
    ),
    bar: (!over || back !== undefined) && (
      <TableBar
        controller={controller}
        above={controller.typing.value && <CommandBox controller={controller} />}
        extras={extras}
      />
    ),
    end: over && (
      <EndPanel
        controller={controller}
        called={called}
        share={share}
        extras={extras}
        onRematch={onRematch}
        stored={stored?.()}
      />
    ),
  };
  const Layout = narrow.value ? PhoneTable : DeskTable;
  return (
    <Page
      title={face.title}
      place={extras?.place ?? 'play'}
      wide
      fixed
      back={extras?.back ?? { page: 'home' }}
      head={<Head controller={controller} extras={extras} />}
      actions={
        <>
          <ViewButton controller={controller} />
          <ToolsMenu controller={controller} share={share} extras={extras} barRotates={barRotates} />
        </>
      }
      bar={
        over ? null : (
          <PhoneBar
            tab={tab}
            onTab={setTab}
            panels={panels}
            rotates={barRotates}
            controller={controller}
            extra={extra}
          />
        )
      }
    >
      <div class={`table${over ? ' table-over' : ''}${seats.length > 2 ? ' table-many' : ''}`}>
        <Layout {...parts} />
        <SpokenLog announcer={announcer} />
        <KeysHelp controller={controller} />
      </div>
    </Page>
  );
};

/** What was said last, for those who listen. */
const SpokenLog = ({ announcer }: Pick<TableProps, 'announcer'>): JSX.Element => (
  <div class="unseen" role="log" aria-live="polite">
    {announcer.said.value.map(({ id, text }) => (
      <p key={id}>{text}</p>
    ))}
  </div>
);

const HouseLine = later(async () => (await import('./HouseLine.tsx')).HouseLine);

/** The name of the game, and how far it is. */
const Head = ({ controller, extras }: Pick<TableParts, 'controller' | 'extras'>): JSX.Element => {
  const { words, speak } = useWords();
  const { table } = words;
  const { history, status, plan } = controller.model;
  const face = controller.face.value;
  const n = history.length;
  const house = Object.entries(plan?.options ?? {}).filter(([name]) => history.game.options[name]?.house);
  const far = (): string => {
    if (controller.over.value) return speak(status === 'stopped' ? table.stoppedAt : table.finished, { n });
    const clock = plan?.oneScreen && plan.clock.kind === 'fischer' && !narrow.value ? plan.clock : undefined;
    const timed = clock && speak(table.clockPlan, { minutes: clock.base / 60_000, increment: clock.increment / 1000 });
    const progress = face.progress(controller.view.value);
    return [speak(table.turn, { n: n + 1 }), timed, progress].filter(Boolean).join(' · ');
  };
  return (
    <>
      <h1>{face.title}</h1>
      <span>
        {far()}
        {house.length > 0 && <HouseLine game={history.game.id} seats={history.position.seats} rules={house} />}
        {extras?.head}
      </span>
    </>
  );
};

/** Switches between the flat board and the one in space, on phones. */
const ViewButton = ({ controller }: Pick<TableProps, 'controller'>): JSX.Element => {
  const { icon, label, onSelect } = useBoardItems(controller).at(-1)!;
  return <IconButton icon={icon} label={label} onClick={onSelect} />;
};

/** Which keys there are; it stays when it was asked for once. */
const KeysHelp = ({ controller }: Pick<TableProps, 'controller'>): JSX.Element | null => {
  const open = controller.helping.value;
  const [asked, setAsked] = useState(false);
  useEffect(() => {
    if (open) setAsked(true);
  }, [open]);
  if (!asked) return null;
  return (
    <KeysSheet
      hints={controller.hints.available}
      helped={controller.help.value !== undefined}
      open={open}
      onClose={() => controller.showKeys(false)}
    />
  );
};
