import type { Face } from '@threefold/stage';
import type { JSX } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { BoardView, useBoardItems } from '../../board/BoardView.tsx';
import { IconButton } from '../../shell/controls.tsx';
import { later } from '../../shell/later.tsx';
import { Page } from '../../shell/Page.tsx';
import { currentVoice, useWords } from '../../state/language.ts';
import { narrow, touch } from '../../state/narrow.ts';
import { settings } from '../../state/settings.ts';
import type { TableSession } from '../../table/tableSession.ts';
import { type Announcer, useSpokenEvents } from './announcer.ts';
import { CommandBox } from './CommandBox.tsx';
import { PhoneBar } from './PhoneBar.tsx';
import { PageController } from './pageController.ts';
import { useShareItems } from './ShareMenu.tsx';
import { TableBar } from './TableBar.tsx';
import { DeskTable, PhoneTable, type TableParts } from './TableLayout.tsx';
import { ToolsMenu } from './ToolsMenu.tsx';
import { TurnList } from './TurnList.tsx';
import type { TableExtras } from './tableExtras.ts';
import { tableHead } from './tableHead.ts';
import { useTableKeys } from './useTableKeys.ts';
import { useTableView } from './useTableView.ts';

const EndPanel = later(async () => (await import('./EndPanel.tsx')).EndPanel);
const KeysSheet = later(async () => (await import('./KeysSheet.tsx')).KeysSheet);

interface TableProps {
  readonly session: TableSession;
  readonly face: Face;
  readonly announcer: Announcer;
  readonly extras?: TableExtras;
}

const useController = (session: TableSession, announcer: Announcer): PageController => {
  const controller = useMemo(
    () =>
      new PageController(session, {
        confirms: () => {
          const { confirm } = settings.value;
          return confirm === 'always' || (confirm === 'touch' && touch.value);
        },
        onRefused: text => {
          const { words, speak } = currentVoice();
          announcer.say(speak(words.table.announceRefused, { text }));
        },
        onTakenBack: () => {
          const { words, speak } = currentVoice();
          announcer.say(speak(words.table.announceReset));
        },
      }),
    [session, announcer],
  );
  const turns = session.standing.value.turns.length;
  const over = controller.over.value;
  // What one looked at before a new turn is of no interest any more, but to who just watches.
  useEffect(() => {
    if (session.seated) controller.lookAt(undefined);
  }, [turns, over]);
  useEffect(() => controller.askToResign(false), [over]);
  return controller;
};

/** A table: the board, who sits there, the bar and what lies beside. */
export const Table = ({ session, face, announcer, extras }: TableProps): JSX.Element => {
  const { words, speak } = useWords();
  const standing = session.standing.value;
  const controller = useController(session, announcer);
  const table = useTableView(controller, face);
  useTableKeys(controller, face, table);
  useSpokenEvents(announcer, session, face, table.names, extras);
  const { view, look, names } = table;
  const small = narrow.value;
  const over = controller.over.value;
  const back = controller.back.value;
  const [chosen, setChosen] = useState('board');
  const extra = extras?.panel;
  const tab = (extras?.open ? extra?.id : undefined) ?? chosen;
  const setTab = (id: string): void => {
    extras?.onOpen(id === extra?.id);
    if (id !== extra?.id) setChosen(id);
  };
  const share = useShareItems({
    scene: table.scene,
    saved: standing.saved,
    title: face.title,
    onSaid: text => announcer.say(text),
  });
  const rotate = (): void => controller.rotateBoard(face.rotations);
  const panels = useMemo(() => face.panels(view), [face, view]);
  const parts: TableParts = {
    controller,
    face,
    table,
    extras,
    share,
    panels,
    tab,
    // Long, and of no concern to what is composed: drawn anew only when it changes.
    turnList: useMemo(
      () => <TurnList controller={controller} face={face} names={names} onLook={() => setTab('board')} />,
      [controller, face, names.join(), back, standing],
    ),
    board: (
      <BoardView
        face={face}
        view={view}
        look={look}
        heard={table.heard}
        pointed={controller.pointed}
        hovers={look.open.length > 0 || look.spin !== undefined}
        label={speak(words.table.boardOf, { game: face.title })}
        onPick={(cell, how) => controller.pickCell(cell, how)}
        onDrag={(from, to) => controller.drag(from, to)}
        canDrag={cell => controller.canDrag(cell)}
        onLift={cell => controller.lift(cell)}
        motion={session.playback.motion}
        onSettled={id => session.playback.settled(id)}
        playing={session.playback.shown.value !== undefined}
        chosen={controller.chosenPart}
        parts="above"
        onRotate={rotate}
      >
        {extras?.veil}
      </BoardView>
    ),
    bar: (!over || back !== undefined) && (
      <TableBar
        controller={controller}
        face={face}
        table={table}
        above={controller.typing.value && <CommandBox controller={controller} />}
        extras={extras}
      />
    ),
    end: over && <EndPanel controller={controller} face={face} table={table} share={share} extras={extras} />,
  };
  const Layout = small ? PhoneTable : DeskTable;
  return (
    <Page
      title={face.title}
      place={extras?.place ?? 'play'}
      wide
      back={extras?.back ?? { page: 'home' }}
      head={
        <>
          <h1>{face.title}</h1>
          <span>
            {tableHead(standing, over, small, face.progress(view), words, speak)}
            {extras?.head}
          </span>
        </>
      }
      actions={
        <>
          <ViewButton face={face} />
          <ToolsMenu controller={controller} face={face} share={share} extras={extras} />
        </>
      }
      bar={
        over ? null : (
          <PhoneBar
            tab={tab}
            onTab={setTab}
            panels={panels}
            controller={controller}
            rotations={face.rotations}
            extra={extra}
          />
        )
      }
    >
      <div class={`table${over ? ' table-over' : ''}${standing.saved.seats.length > 2 ? ' table-many' : ''}`}>
        <Layout {...parts} />
        <div class="unseen" role="log" aria-live="polite">
          {announcer.said.value.map(({ id, text }) => (
            <p key={id}>{text}</p>
          ))}
        </div>
        <KeysHelp controller={controller} />
      </div>
    </Page>
  );
};

/** Switches between the flat board and the one in space, on phones. */
const ViewButton = ({ face }: { readonly face: Face }): JSX.Element => {
  const { icon, label, onSelect } = useBoardItems(face, () => undefined).at(-1)!;
  return <IconButton icon={icon} label={label} onClick={onSelect} />;
};

/** Which keys there are; it stays when it was asked for once. */
const KeysHelp = ({ controller }: { readonly controller: PageController }): JSX.Element | null => {
  const open = controller.helping.value;
  const [asked, setAsked] = useState(false);
  useEffect(() => {
    if (open) setAsked(true);
  }, [open]);
  if (!asked) return null;
  return <KeysSheet hints={controller.session.advised} open={open} onClose={() => controller.help(false)} />;
};
