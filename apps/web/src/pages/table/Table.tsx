import type { Face } from '@threefold/stage';
import type { JSX } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { later } from '../../shell/later.tsx';
import { Page } from '../../shell/Page.tsx';
import { useWords } from '../../state/language.ts';
import { isNameless } from '../../state/names.ts';
import { narrow, touch } from '../../state/narrow.ts';
import { settings } from '../../state/settings.ts';
import type { Picked } from '../../table/composer.ts';
import { isOver } from '../../table/standing.ts';
import type { TableSession } from '../../table/tableSession.ts';
import type { Announcer } from './announcer.ts';
import { CommandBox } from './CommandBox.tsx';
import { endWords } from './endWords.ts';
import { PanelView } from './PanelView.tsx';
import { PhoneBar } from './PhoneBar.tsx';
import { PlayerCard } from './PlayerCard.tsx';
import { useShareItems } from './ShareMenu.tsx';
import { SidePanel } from './SidePanel.tsx';
import { TableBoard, ViewButton } from './TableBoard.tsx';
import { type TableTools, ToolsMenu } from './ToolsMenu.tsx';
import { TurnList } from './TurnList.tsx';
import type { TableExtras } from './tableExtras.ts';
import { tableHead } from './tableHead.ts';
import { useTableKeys } from './useTableKeys.ts';
import { useTableView } from './useTableView.ts';
import { Voice } from './Voice.tsx';

const EndPanel = later(async () => (await import('./EndPanel.tsx')).EndPanel);
const KeysSheet = later(async () => (await import('./KeysSheet.tsx')).KeysSheet);

const NONE: readonly string[] = [];

interface TableProps {
  readonly session: TableSession;
  readonly face: Face;
  readonly announcer: Announcer;
  readonly extras?: TableExtras;
}

/** A table: the board, who sits there, the voice bar and what lies beside. */
export const Table = ({ session, face, announcer, extras }: TableProps): JSX.Element => {
  const { words, speak } = useWords();
  const standing = session.standing.value;
  const { saved, turns } = standing;
  const small = narrow.value;
  const over = isOver(standing) && session.playback.shown.value === undefined;
  const [rotation, setRotation] = useState(0);
  const [hover, setHover] = useState<string | undefined>(undefined);
  const [focus, setFocus] = useState<string | undefined>(undefined);
  const [hints, setHints] = useState(false);
  const [looked, setBack] = useState<number | undefined>(undefined);
  const [resigning, setResigning] = useState(false);
  const [commands, setCommands] = useState(false);
  const [help, setHelp] = useState(false);
  const [helped, setHelped] = useState(false);
  const showHelp = (): void => {
    setHelp(true);
    setHelped(true);
  };
  const [chosen, setChosen] = useState('board');
  const extra = extras?.panel;
  const opened = extras?.open ? extra : undefined;
  const tab = opened?.id ?? chosen;
  const setTab = (id: string): void => {
    extras?.onOpen(id === extra?.id);
    if (id !== extra?.id) setChosen(id);
  };
  const back = looked !== undefined && looked < turns.length ? looked : undefined;
  const table = useTableView(session, face, { rotation: rotation, hover, focus, hints, back });
  const { view, names, viewer } = table;
  const composer = session.composer.value;

  const { confirm: wish } = settings.value;
  const confirms = wish === 'always' || (wish === 'touch' && touch.value);
  const confirm = (): void => void session.confirm();
  /** After something was pointed at: a refusal is said, a whole turn is played where nothing has to be confirmed. */
  const done = (result: Picked): void => {
    const { refused, finished } = session.composer.value ?? {};
    if (result === 'refused' && refused) announcer.say(speak(words.table.announceRefused, { text: refused.text }));
    if (result === 'step' && finished && !confirms) confirm();
  };
  const pick = (cell: string, how: 'tap' | 'key'): void => {
    setHints(how === 'key');
    if (back === undefined) done(session.pick({ at: 'cell', cell }));
    else setBack(undefined);
  };
  announcer.speakEvent = event => {
    if (event.kind === 'turn') {
      if (isNameless(saved.seats[event.seat])) return speak(words.table.yourTurn);
      return speak(words.table.announceTurn, { name: names[event.seat] ?? '' });
    }
    if (event.kind === 'clock') return speak(words.table.announceClock, { n: event.seconds });
    const { title, text } = extras?.ending(names) ?? endWords(session.standing.value, face, names, words, speak);
    return speak(words.table.announceOver, { title, text });
  };
  // What one looked at before a new turn is of no interest any more, but to who just watches.
  useEffect(() => {
    if (session.seated) setBack(undefined);
  }, [turns.length, over]);
  useEffect(() => setResigning(false), [over]);

  const hint = session.hint.value;
  const canHint = session.askHint !== undefined && session.acting && composer?.finished === false;
  const askHint = (): void => {
    if (hint !== undefined && hint !== 'thinking') session.hint.value = undefined;
    else void session.askHint?.();
  };
  useTableKeys({
    session,
    face,
    announcer,
    table,
    focus,
    canHint,
    onHint: askHint,
    onCommands: () => setCommands(true),
    onHelp: showHelp,
    onDone: done,
    onConfirm: confirm,
    onLeave: () => {
      setBack(undefined);
      setResigning(false);
      return back !== undefined || resigning;
    },
  });

  const share = useShareItems({ scene: table.scene, saved, title: face.title, onSaid: text => announcer.say(text) });
  const tools: TableTools = {
    session,
    over,
    canHint,
    hinting: hint !== undefined,
    onHint: askHint,
    onUndo: () => void session.undo(),
    onResign: () => setResigning(true),
    onCommands: () => setCommands(true),
    onKeys: showHelp,
    onRotate: face.rotations > 1 ? () => setRotation((rotation + 1) % face.rotations) : undefined,
    share,
  };
  const count = saved.seats.length;
  // Two sit face to face, oneself below; more sit round the table, oneself first.
  const seats = saved.seats.map((_, i) => (viewer + (count === 2 ? 1 : 0) + i) % count);
  const cards = (which: readonly number[], size: 'full' | 'line' | 'small', look: string): JSX.Element => (
    <ul class={look} aria-label={speak(words.table.players)}>
      {which.map(seat => (
        <PlayerCard
          key={seat}
          session={session}
          face={face}
          seat={seat}
          view={view}
          names={names}
          size={size}
          extra={extras?.card(seat)}
          folded={opened !== undefined}
        />
      ))}
    </ul>
  );
  const panels = useMemo(() => face.panels(view), [face, view]);
  const panel = panels.find(({ id }) => id === tab);
  const beside = small && !over && tab !== 'board' && !opened;
  const lookBack = (turn: number | undefined): void => {
    setBack(turn === turns.length ? undefined : turn);
    setTab('board');
  };
  // Long, and of no concern to a pointer that moves over the board: drawn anew only when it changes.
  const turnList = useMemo(
    () => <TurnList session={session} face={face} names={names} back={back} onBack={lookBack} />,
    [session, face, names.join(), back, standing],
  );
  const end = over && (
    <EndPanel
      session={session}
      face={face}
      names={names}
      called={table.called}
      share={share}
      back={back}
      onBack={lookBack}
      extras={extras}
    />
  );
  const command = commands && !over && (
    <CommandBox
      offers={composer?.legalSteps ?? NONE}
      onSay={text => {
        const result = session.say(text);
        done(result);
        return result === 'step';
      }}
      onClose={() => setCommands(false)}
      onKeys={showHelp}
    />
  );
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
          <ViewButton kind="bare" />
          <ToolsMenu {...tools} extras={extras} />
        </>
      }
      bar={
        over ? null : (
          <PhoneBar
            tab={tab}
            onTab={setTab}
            panels={panels}
            canHint={canHint}
            onHint={askHint}
            onRotate={tools.onRotate}
            extra={extra}
          />
        )
      }
    >
      <div class={`table${over ? ' table-over' : ''}${count > 2 ? ' table-many' : ''}`}>
        {small &&
          !over &&
          (count > 2 ? cards(seats, 'small', 'table-cards-top') : cards([seats[0]!], 'line', 'table-cards-top'))}
        {beside ? (
          <div class="table-beside card">{panel ? <PanelView panel={panel} /> : turnList}</div>
        ) : (
          <TableBoard
            session={session}
            face={face}
            table={table}
            back={back !== undefined}
            onPick={pick}
            onDone={done}
            onHover={setHover}
            onFocus={setFocus}
            onRotate={tools.onRotate}
            veil={extras?.veil}
          />
        )}
        {small && !over && !opened && count === 2 && cards([viewer], 'line', 'table-cards-own')}
        {small && opened && <section class="table-sheet card">{opened.body}</section>}
        {(!over || back !== undefined) && !(small && opened) && (
          <Voice
            session={session}
            face={face}
            names={names}
            table={table}
            confirms={confirms}
            back={back}
            onBack={setBack}
            resigning={resigning && !over}
            onResigning={setResigning}
            onDone={done}
            onConfirm={confirm}
            above={command}
            extras={extras}
          />
        )}
        {small && !opened && end}
        {!small && (
          <div class="table-side">
            {end || cards(seats, 'full', 'table-cards')}
            <SidePanel {...tools} panels={panels} back={back} onBack={lookBack} extras={extras}>
              {turnList}
            </SidePanel>
          </div>
        )}
        <div class="unseen" role="log" aria-live="polite">
          {announcer.said.value.map(({ id, text }) => (
            <p key={id}>{text}</p>
          ))}
        </div>
        {helped && <KeysSheet hints={session.askHint !== undefined} open={help} onClose={() => setHelp(false)} />}
      </div>
    </Page>
  );
};
