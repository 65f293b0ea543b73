import { showSteps } from '@threefold-games/board-core/compose';
import { type History, type Turn, turnTexts } from '@threefold-games/core';
import { type Face, isNotable } from '@threefold-games/stage';
import type { JSX } from 'preact';
import { useCallback, useEffect, useRef } from 'preact/hooks';
import { useWords } from '../i18n/index.ts';
import { later } from '../ui/index.ts';
import type { TableController } from './controller.ts';
import { FigureView } from './FigureView.tsx';
import { loadTurnRemark } from './lazy.ts';
import './turnList.css';

const TurnRemark = later(async () => (await loadTurnRemark()).TurnRemark);

interface TurnListProps {
  readonly controller: TableController;
  /** By seat: what everybody is called in sentences. */
  readonly called: readonly string[];
  /** Looks back at a turn; the same function every time, so that a row that has not changed costs nothing. */
  readonly onTurn: (turn: number) => void;
}

/** The turns that were played, in the notation; one looks back at any of them. */
export const TurnList = ({ controller, called, onTurn }: TurnListProps): JSX.Element => {
  const { words, speak } = useWords();
  const face = controller.face.value;
  const names = controller.names.value;
  const { history, seats, turn: inHand } = controller.model;
  const { turns } = history;
  const composing = inHand !== undefined;
  // A row asks for it once: it is not drawn anew with every turn.
  const historyNow = useCallback(() => controller.source.model.peek().history, [controller]);
  const list = useRef<HTMLOListElement>(null);
  const shown = controller.back.value ?? turns.length;
  useEffect(() => {
    const row = list.current?.querySelector('.turn-row-shown') ?? list.current?.lastElementChild;
    const box = list.current?.parentElement;
    if (!(row instanceof HTMLElement) || !box) return;
    // Only the list scrolls, never the page.
    const bottom = row.offsetTop + 2 * row.offsetHeight - box.clientHeight;
    if (box.scrollTop < bottom) box.scrollTop = bottom;
    else if (box.scrollTop > row.offsetTop - row.offsetHeight) box.scrollTop = row.offsetTop - row.offsetHeight;
  }, [turns.length, shown, composing]);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard
    <section class="turn-rows" tabIndex={0} aria-label={speak(words.table.turns)}>
      {turns.length === 0 && !composing && <p class="quiet turn-rows-none">{speak(words.table.noTurns)}</p>}
      <ol ref={list}>
        {turns.map((turn, i) => (
          <TurnRow
            key={i}
            turn={turn}
            number={i + 1}
            name={names[turn.seat] ?? ''}
            game={history.game.id}
            historyNow={historyNow}
            called={called}
            face={face}
            seats={seats.length}
            at={i + 1 === shown ? 'shown' : i < shown ? 'before' : 'ahead'}
            isNotable={isNotable(face, history, i)}
            onTurn={onTurn}
          />
        ))}
        {composing && <PendingRow controller={controller} />}
      </ol>
    </section>
  );
};

interface TurnRowProps extends Pick<TurnListProps, 'onTurn' | 'called'> {
  readonly turn: Turn;
  /** Counted from 1. */
  readonly number: number;
  /** Who played it. */
  readonly name: string;
  readonly game: string;
  readonly historyNow: () => History;
  readonly face: Face;
  readonly seats: number;
  /** Where it is from what the board shows. */
  readonly at: 'before' | 'shown' | 'ahead';
  readonly isNotable: boolean;
}

const TurnRow = (props: TurnRowProps): JSX.Element => {
  const { turn, number, name, face, seats, at, isNotable: gold, onTurn } = props;
  const { words, speak } = useWords();
  const steps = showSteps(turnTexts(turn));
  return (
    <li class={`turn-row turn-row-${at}`}>
      <button type="button" aria-current={at === 'shown' ? 'step' : undefined} onClick={() => onTurn(number)}>
        <span class="unseen">{speak(words.table.turnRow, { turn: number, name, steps })}</span>
        <span class="turn-row-number" aria-hidden="true">
          {number}
        </span>
        <FigureView figure={face.token(turn.seat, seats)} size={17} />
        <span class="turn-row-words">
          <span class="turn-row-steps" aria-hidden="true">
            {steps}
          </span>
          <TurnRemark turn={turn} game={props.game} history={props.historyNow} names={props.called} />
        </span>
        {gold && <span class="turn-row-notable" title={speak(words.table.notable)} />}
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
    <li class="turn-row turn-row-made">
      <div>
        <span class="unseen">{speak(words.table.turnNow, { turn, name, steps })}</span>
        <span class="turn-row-number" aria-hidden="true">
          {turn}
        </span>
        <FigureView figure={controller.face.value.token(actor, seats.length)} size={17} />
        <span class="turn-row-steps" aria-hidden="true">
          {[steps, '…'].filter(Boolean).join('  ')}
        </span>
      </div>
    </li>
  );
};
