import { canVary, type GameHead, oddsOf, parseOptions } from '@threefold-games/core';
import { botName } from '@threefold-games/room';
import type { JSX } from 'preact';
import { useEffect, useId, useRef, useState } from 'preact/hooks';
import { GameBadge, useWholeFace } from '../../board/index.ts';
import { loadGame } from '../../games/index.ts';
import { change, fitOptions, narrow, settings } from '../../settings/index.ts';
import { Button, go, IconButton, useLoaded } from '../../ui/index.ts';
import { ownLevel } from '../level/ownSkills.ts';
import { startGame, usualPlan } from '../startGame.ts';
import { useFormWords } from './BotPicker.tsx';
import { HelpRow } from './HelpRow.tsx';
import { PlanRows } from './PlanRows.tsx';
import { SeatRows } from './SeatRows.tsx';
import { sayPlan } from './sayPlan.ts';
import './newGame.css';

/** Sets up a game: a dialog over the home page, all of the screen on phones. */
export const NewGamePage = ({ game }: { readonly game: GameHead }): JSX.Element => {
  const voice = useFormWords();
  const { words, said, speak } = voice;
  const face = useWholeFace(game.id);
  const rules = useLoaded(() => loadGame(game.id), game.id);
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  const own = ownLevel(game.id);
  const [plan, setPlan] = useState(() => usualPlan(game, own?.offered));
  const [starting, setStarting] = useState(false);
  const left = useRef(new AbortController());
  const title = face ? speak(said.title, { game: face.title }) : '';
  useEffect(() => {
    const shown = dialog.current!;
    shown.showModal();
    shown.querySelector<HTMLElement>('.new-foot [type=submit]')?.focus();
  }, []);
  // Closed before it goes, so that the focus returns to where it was.
  const leave = (): void => {
    left.current.abort();
    dialog.current?.close();
    go({ page: 'home' });
  };
  useEffect(() => {
    const before = document.title;
    document.title = speak(words.shell.title, { page: title });
    return () => {
      document.title = before;
    };
  }, [title]);
  const start = async (): Promise<void> => {
    setStarting(true);
    const me = plan.seats.find(seat => seat.kind === 'me');
    if (me) change({ name: me.name });
    const saved = await startGame(game, plan, left.current.signal);
    if (saved) go({ page: 'game', id: saved.id }, 'replace');
  };
  // Whom one meets stands beside the button where there is room.
  const [met, ...others] = plan.seats.filter(seat => seat.kind !== 'me');
  const startLabel =
    narrow.value && met?.kind === 'bot' && others.length === 0
      ? speak(said.startAgainst, { name: botName({ level: met.level ?? 1, character: met.character ?? 0 }) })
      : speak(said.start);
  const read = parseOptions(game.options, plan.seats.length, plan.options);
  const options = read.ok ? read.value : {};
  const kinds = plan.seats
    .map(({ kind }) => kind)
    .toSorted()
    .join(' ');
  const isAlone = kinds === 'bot me' && oddsOf(options) === undefined;
  const evenable = rules !== undefined && canVary(rules, options, plan.seats.length);
  return (
    <dialog
      ref={dialog}
      class="sheet new-game"
      aria-labelledby={heading}
      onCancel={event => {
        event.preventDefault();
        leave();
      }}
    >
      <form
        class="sheet-body"
        onSubmit={event => {
          event.preventDefault();
          void start();
        }}
      >
        <div class="beside new-head">
          <span class="desk-only">{face && <GameBadge face={face} size={56} />}</span>
          <div class="words new-title">
            <h2 id={heading}>{title}</h2>
            <p>{face && sayPlan(game, { ...plan, even: evenable && plan.even === true }, options, face, voice)}</p>
          </div>
          <IconButton icon="close" label={speak(words.shell.close)} onClick={leave} />
        </div>
        {face && (
          <div class="sheet-content new-body">
            <SeatRows
              game={game}
              face={face}
              seats={plan.seats}
              myName={settings.value.name}
              own={own}
              alone={isAlone}
              onChange={seats => setPlan({ ...plan, seats, options: fitOptions(game, seats.length, plan.options) })}
            />
            <HelpRow seats={plan.seats} />
            <PlanRows game={game} face={face} plan={plan} options={options} evenable={evenable} onChange={setPlan} />
          </div>
        )}
        <div class="new-foot">
          <p class="small desk-only">{speak(said.levels)}</p>
          <Button kind="quiet" onClick={leave}>
            {speak(words.shell.cancel)}
          </Button>
          <Button kind="primary" type="submit" disabled={starting || !read.ok}>
            {starting && evenable && plan.even ? speak(words.newGame.evenLooking) : startLabel}
          </Button>
        </div>
      </form>
    </dialog>
  );
};
