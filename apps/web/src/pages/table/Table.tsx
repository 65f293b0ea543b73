import type { Face } from '@threefold/stage';
import { partScene } from '@threefold/stage';
import type { JSX } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { Board } from '../../board/Board.tsx';
import { Parts } from '../../board/Parts.tsx';
import { BottomBar } from '../../shell/BottomBar.tsx';
import { IconButton } from '../../shell/controls.tsx';
import { Page } from '../../shell/Page.tsx';
import { useWords } from '../../state/language.ts';
import { namesOf } from '../../state/names.ts';
import { change, settings } from '../../state/settings.ts';
import type { Picked } from '../../table/composer.ts';
import type { Session } from '../../table/session.ts';
import { isOver } from '../../table/standing.ts';
import type { Announcer } from './announcer.ts';
import { CommandBox } from './CommandBox.tsx';
import { EndPanel } from './EndPanel.tsx';
import { endWords } from './endWords.ts';
import { KeysSheet } from './KeysSheet.tsx';
import { narrow, touch } from './narrow.ts';
import { PanelView } from './PanelView.tsx';
import { PlayerCard } from './PlayerCard.tsx';
import { useShareItems } from './ShareMenu.tsx';
import { SidePanel } from './SidePanel.tsx';
import { TurnList } from './TurnList.tsx';
import { type Looking, tableLook } from './tableLook.ts';
import { useKeys } from './useKeys.ts';
import { useMoreItems } from './useMoreItems.tsx';
import { usePart } from './usePart.ts';
import { Voice } from './Voice.tsx';

interface TableProps {
  readonly session: Session;
  readonly face: Face;
  readonly announcer: Announcer;
}

/** A table: the board, who sits there, the voice bar and what lies beside. */
export const Table = ({ session, face, announcer }: TableProps): JSX.Element => {
  const { words, speak } = useWords();
  const { table } = words;
  const standing = session.standing.value;
  const { saved, turns } = standing;
  const small = narrow.value;
  const over = isOver(standing) && session.shown.value === undefined;
  const [turned, setTurned] = useState(0);
  const [hover, setHover] = useState<string | undefined>(undefined);
  const [focus, setFocus] = useState<string | undefined>(undefined);
  const [keyed, setKeyed] = useState(false);
  const [back, setBack] = useState<number | undefined>(undefined);
  const [resigning, setResigning] = useState(false);
  const [commands, setCommands] = useState(false);
  const [help, setHelp] = useState(false);
  const [tab, setTab] = useState('board');

  const shortly = small && saved.seats.length > 2;
  const names = namesOf(saved.seats, face, words, speak).map((name, seat) => {
    const plan = saved.seats[seat];
    return shortly && plan?.kind === 'bot' && plan.name === ''
      ? speak(table.botShort, { level: plan.level ?? 1 })
      : name;
  });
  const viewer = Math.max(
    0,
    saved.seats.findIndex(({ kind }) => kind !== 'bot'),
  );
  const changes = session.changes.value;
  const [shown, hint, composer] = [session.shown.value, session.hint.value, session.composer.value];
  const lookedBack = back !== undefined && back < turns.length ? back : undefined;
  const looking: Looking = { viewer, turned, narrow: small, names, hover, focus, hints: keyed, back: lookedBack };
  const { view, look, scene } = useMemo(() => {
    const now = tableLook(face, session, looking);
    return { ...now, scene: face.scene(now.view, now.look) };
  }, [face, standing, shown, hint, composer, changes, Object.values({ ...looking, names: names.join() }).join('|')]);
  const { part, setPart } = usePart(scene, session.motion.value, shown !== undefined, small);
  const drawn = useMemo(() => (part === undefined ? scene : partScene(scene, part)), [scene, part]);

  const confirms = settings.value.confirm === 'always' || (settings.value.confirm === 'touch' && touch.value);
  const confirm = (): void => void session.confirm();
  /** After something was pointed at: a refusal is said, a whole turn is played where nothing has to be confirmed. */
  const done = (result: Picked): void => {
    const refused = session.composer.value?.refused;
    if (result === 'refused' && refused) announcer.say(speak(table.announceRefused, { text: refused.text }));
    if (result === 'step' && session.composer.value?.finished && !confirms) confirm();
  };
  const pick = (cell: string, how: 'tap' | 'key'): void => {
    setKeyed(how === 'key');
    if (lookedBack !== undefined) return setBack(undefined);
    done(session.pick({ at: 'cell', cell }));
  };
  const choose = (choice: string): void => done(session.pick({ at: 'choice', choice }));
  const canDrag = (cell: string): boolean => {
    if (!session.acting || !composer || lookedBack !== undefined) return false;
    if (composer.spin !== undefined) return scene.ghost?.cells.some(({ id }) => id === cell) ?? false;
    return composer.firstCells.includes(cell);
  };

  announcer.speakEvent = event => {
    if (event.kind === 'turn') return speak(table.announceTurn, { name: names[event.seat] ?? '' });
    if (event.kind === 'clock') return speak(table.announceClock, { n: event.seconds });
    const { title, text } = endWords(session.standing.value, face, names, words, speak);
    return speak(table.announceOver, { text: `${title}. ${text}` });
  };
  // What lies before a new turn is of no interest any more.
  useEffect(() => {
    setBack(undefined);
    setResigning(false);
  }, [turns.length, over]);

  const askHint = (): void => {
    if (session.hint.value && session.hint.value !== 'thinking') session.hint.value = undefined;
    else void session.askHint();
  };
  const canHint = session.acting && composer !== undefined && !composer.finished;
  useKeys({
    confirm: () => {
      if (!session.acting || !composer) return false;
      if (composer.finished) {
        confirm();
        return true;
      }
      const aimed = composer.picked[0];
      const elsewhere = focus !== undefined && !(aimed?.at === 'cell' && aimed.cell === focus);
      if (!composer.placeable || elsewhere) return false;
      done(session.place());
      return true;
    },
    takeBack: () => {
      const taken = session.acting && (composer?.takeBack() ?? false);
      if (taken) announcer.say(speak(table.announceReset));
      return taken;
    },
    escape: () => {
      if (lookedBack !== undefined) setBack(undefined);
      else if (resigning) setResigning(false);
      else if (composer && session.acting && (composer.picked.length > 0 || composer.refused)) composer.unpick();
      else if (composer && session.acting) composer.reset();
      return true;
    },
    turn: () => {
      composer?.turnSpin();
      return composer?.spin !== undefined;
    },
    command: () => {
      setCommands(true);
      return true;
    },
    hint: () => {
      if (canHint) askHint();
      return canHint;
    },
    help: () => {
      setHelp(true);
      return true;
    },
    choice: key => {
      if (!composer || !session.acting || composer.finished) return false;
      const open = composer.choices.length > 0 ? composer.choices : composer.firstChoices;
      const found = face.choices(view, look, open).find(choice => choice.key?.toLowerCase() === key.toLowerCase());
      if (found) choose(found.choice);
      return found !== undefined;
    },
  });

  const progress = face.progress(view);
  const head = over
    ? speak(saved.status === 'stopped' ? table.stoppedAt : table.finished, { n: turns.length })
    : [speak(table.turn, { n: turns.length + 1 }), clockPlan(), progress].filter(Boolean).join(' · ');
  function clockPlan(): string | undefined {
    return saved.clock && !small ? speak(table.clockPlan, saved.clock) : undefined;
  }
  const share = useShareItems({ scene, saved, title: face.title, onSaid: text => announcer.say(text) });
  const tools = {
    session,
    over,
    canHint,
    hinting: hint !== undefined,
    onHint: askHint,
    onUndo: () => void session.undo(),
    onResign: () => setResigning(true),
    onCommands: () => setCommands(true),
    onKeys: () => setHelp(true),
    onTurn: face.turns > 1 ? () => setTurned((turned + 1) % face.turns) : undefined,
    share,
  };
  const more = useMoreItems(tools);
  const flip = tools.onTurn && (
    <IconButton
      kind="edged"
      icon={face.turns === 2 ? 'flip' : 'turn'}
      label={speak(table.flip)}
      onClick={tools.onTurn}
    />
  );
  const flat = settings.value.view === '2d';
  const viewButton = (kind: 'edged' | 'bare'): JSX.Element => (
    <IconButton
      kind={kind}
      icon={flat ? 'cube' : 'flat'}
      label={speak(flat ? table.to3d : table.to2d)}
      onClick={() => change({ view: flat ? '3d' : '2d' })}
    />
  );
  const card = (seat: number, size: 'full' | 'line' | 'small'): JSX.Element => (
    <PlayerCard key={seat} session={session} face={face} seat={seat} view={view} names={names} size={size} />
  );
  const count = saved.seats.length;
  // Two sit face to face, oneself below; more sit round the table, oneself first.
  const seats = saved.seats.map((_, i) => (viewer + (count === 2 ? 1 : 0) + i) % count);
  const panels = face.panels(view);
  const command = commands && !over && (
    <CommandBox
      offers={composer?.offers ?? []}
      onSay={text => {
        const result = session.say(text);
        done(result);
        return result === 'step';
      }}
      onClose={() => setCommands(false)}
    />
  );
  const turnList = (
    <TurnList
      session={session}
      face={face}
      names={names}
      back={lookedBack}
      onBack={turn => {
        setBack(turn === turns.length ? undefined : turn);
        setTab('board');
      }}
    />
  );
  const panel = panels.find(({ id }) => id === tab);
  const beside = small && tab !== 'board' && !over;
  const bar = over ? null : (
    <BottomBar
      label={speak(table.tools)}
      items={[
        { icon: 'board', label: speak(table.board), on: tab === 'board', onSelect: () => setTab('board') },
        { icon: 'list', label: speak(table.turns), on: tab === 'turns', onSelect: () => setTab('turns') },
        { icon: 'bulb', label: speak(table.hint), disabled: !canHint, onSelect: askHint },
        ...panels
          .slice(0, 1)
          .map(({ id, title, icon }) => ({ icon, label: title, on: tab === id, onSelect: () => setTab(id) })),
        ...(panels.length === 0 && tools.onTurn
          ? [{ icon: 'flip' as const, label: speak(table.flipShort), onSelect: tools.onTurn }]
          : []),
      ]}
    />
  );
  const label = speak(table.boardOf, { game: face.title });
  return (
    <Page
      title={face.title}
      place="play"
      wide
      back={{ page: 'home' }}
      head={
        <>
          <h1>{face.title}</h1>
          <span>{head}</span>
        </>
      }
      actions={
        <>
          {viewButton('bare')}
          {more}
        </>
      }
      bar={bar}
    >
      <div class={`table${over ? ' table-over' : ''}${seats.length > 2 ? ' table-many' : ''}`}>
        {small && !over && (
          <ul class="table-cards-top" aria-label={speak(table.players)}>
            {seats.length > 2
              ? seats.map(seat => card(seat, 'small'))
              : seats.filter(seat => seat !== viewer).map(seat => card(seat, 'line'))}
          </ul>
        )}
        {beside && <div class="table-beside card">{panel ? <PanelView panel={panel} /> : turnList}</div>}
        {!beside && (
          <>
            {part !== undefined && <Parts scene={scene} part={part} onPart={setPart} />}
            <div class={`table-board${scene.ground.length === 0 ? ' table-board-open' : ''}`}>
              <Board
                scene={drawn}
                say={cell => face.say(view, cell, look)}
                label={label}
                view={settings.value.view}
                zoomable={scene.ground.length === 0}
                onPick={pick}
                onDrag={(from, to) => done(session.drag(from, to))}
                canDrag={canDrag}
                onLift={cell => {
                  if (composer && composer.spin === undefined && composer.picked.length === 0)
                    session.pick({ at: 'cell', cell });
                }}
                onHover={setHover}
                onFocusCell={setFocus}
                {...(session.motion.value && { motion: session.motion.value })}
                onSettled={id => session.settled(id)}
                tools={
                  small ? undefined : (
                    <>
                      {flip}
                      {viewButton('edged')}
                    </>
                  )
                }
              />
            </div>
          </>
        )}
        {small && !over && seats.length === 2 && (
          <ul class="table-cards-own" aria-label={speak(table.players)}>
            {card(viewer, 'line')}
          </ul>
        )}
        {!over || lookedBack !== undefined ? (
          <Voice
            session={session}
            face={face}
            names={names}
            table={{ view, look }}
            confirms={confirms}
            back={lookedBack}
            onBack={setBack}
            resigning={resigning && !over}
            onResigning={setResigning}
            onChoose={choose}
            onPlace={() => done(session.place())}
            onConfirm={confirm}
            above={command}
          />
        ) : null}
        {small ? (
          over && <EndPanel session={session} face={face} names={names} share={share} />
        ) : (
          <div class="table-side">
            {over ? (
              <EndPanel session={session} face={face} names={names} share={share} />
            ) : (
              <ul class="table-cards" aria-label={speak(table.players)}>
                {seats.map(seat => card(seat, 'full'))}
              </ul>
            )}
            <SidePanel {...tools} panels={panels} back={lookedBack} onBack={setBack}>
              {turnList}
            </SidePanel>
          </div>
        )}
        <p class="unseen" role="status" aria-live="polite">
          {announcer.said.value}
        </p>
        <KeysSheet open={help} onClose={() => setHelp(false)} />
      </div>
    </Page>
  );
};
