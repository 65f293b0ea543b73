import { type Turn, turnTexts } from '@threefold/core';
import type { Figure } from '@threefold/stage';
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { FigureView } from '../../board/FigureView.tsx';
import { useWords } from '../../state/language.ts';
import { showSteps } from '../../table/notation.ts';
import { isNotable } from '../../table/playback.ts';
import type { PageController } from './pageController.ts';

interface TurnListProps {
  readonly controller: PageController;
  /** Somebody looks back at a turn. */
  readonly onLook: () => void;
}

/** The turns that were played, in the notation; one looks back at any of them. */
export const TurnList = ({ controller, onLook }: TurnListProps): JSX.Element => {
  const { words, speak } = useWords();
  const face = controller.face.value;
  const names = controller.names.value;
  const back = controller.back.value;
  const { history, seats, turn: inHand } = controller.model;
  const { turns } = history;
  const composing = inHand !== undefined;
  const list = useRef<HTMLOListElement>(null);
  const shown = back ?? turns.length;
  useEffect(() => {
    const row = list.current?.querySelector('.table-turn-shown') ?? list.current?.lastElementChild;
    const box = list.current?.parentElement;
    if (!(row instanceof HTMLElement) || !box) return;
    // Only the list scrolls, never the page.
    const bottom = row.offsetTop + 2 * row.offsetHeight - box.clientHeight;
    if (box.scrollTop < bottom) box.scrollTop = bottom;
    else if (box.scrollTop > row.offsetTop - row.offsetHeight) box.scrollTop = row.offsetTop - row.offsetHeight;
  }, [turns.length, back, composing]);
  const drawn = useRef(new WeakMap<Turn, DrawnRow>());
  /** A long game has many rows: one that has not changed is the same again, and costs nothing. */
  const rowOf = (turn: Turn, i: number): JSX.Element => {
    const isShown = shown === i + 1;
    const name = names[turn.seat] ?? '';
    const key = [speak.lang, i, isShown, name].join();
    const known = drawn.current.get(turn);
    if (known?.key === key) return known.row;
    const row = (
      <TurnRow
        key={i}
        turn={turn}
        number={i + 1}
        name={name}
        token={face.token(turn.seat, seats.length)}
        isShown={isShown}
        isNotable={isNotable(face, history, i)}
        onPick={() => {
          controller.lookBack(i + 1);
          onLook();
        }}
      />
    );
    drawn.current.set(turn, { key, row });
    return row;
  };
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard
    <section class="table-turns" tabIndex={0} aria-label={speak(words.table.turns)}>
      {turns.length === 0 && !composing && <p class="table-turns-none">{speak(words.table.noTurns)}</p>}
      <ol ref={list}>
        {turns.map(rowOf)}
        {composing && <PendingRow controller={controller} />}
      </ol>
    </section>
  );
};

/** A row as it was drawn last, and for what. */
interface DrawnRow {
  readonly key: string;
  readonly row: JSX.Element;
}

interface TurnRowProps {
  readonly turn: Turn;
  /** Counted from 1. */
  readonly number: number;
  /** Who played it. */
  readonly name: string;
  readonly token: Figure;
  /** Whether the board shows how it stood after it. */
  readonly isShown: boolean;
  readonly isNotable: boolean;
  readonly onPick: () => void;
}

const TurnRow = ({ turn, number, name, token, isShown, isNotable, onPick }: TurnRowProps): JSX.Element => {
  const { words, speak } = useWords();
  const steps = showSteps(turnTexts(turn));
  return (
    <li class={`table-turn${isShown ? ' table-turn-shown' : ''}`}>
      <button type="button" aria-current={isShown ? 'step' : undefined} onClick={onPick}>
        <span class="unseen">{speak(words.table.turnRow, { turn: number, name, steps })}</span>
        <span class="table-turn-number" aria-hidden="true">
          {number}
        </span>
        <FigureView figure={token} size={17} />
        <span class="table-turn-steps" aria-hidden="true">
          {steps}
        </span>
        {isNotable && <span class="table-turn-notable" title={speak(words.table.notable)} />}
      </button>
    </li>
  );
};

/** The turn that is being made. */
const PendingRow = ({ controller }: Pick<TurnListProps, 'controller'>): JSX.Element => {
  const { words, speak } = useWords();
  const { history, seats } = controller.model;
  const { actor } = history.position;
  const steps = showSteps(turnTexts({ drawn: history.open.drawn, steps: controller.composer?.steps ?? [] }));
  const turn = history.length + 1;
  const name = controller.names.value[actor] ?? '';
  return (
    <li class="table-turn table-turn-made">
      <div>
        <span class="unseen">{speak(words.table.turnNow, { turn, name, steps })}</span>
        <span class="table-turn-number" aria-hidden="true">
          {turn}
        </span>
        <FigureView figure={controller.face.value.token(actor, seats.length)} size={17} />
        <span class="table-turn-steps" aria-hidden="true">
          {[steps, '…'].filter(Boolean).join('  ')}
        </span>
      </div>
    </li>
  );
};
