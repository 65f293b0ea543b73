import type { Face } from '@threefold/stage';
import type { JSX } from 'preact';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { FigureView } from '../../board/FigureView.tsx';
import { useWords } from '../../state/language.ts';
import { showSteps } from '../../table/notation.ts';
import { toldTurn } from '../../table/placed.ts';
import type { Standing } from '../../table/standing.ts';
import type { TableSession } from '../../table/tableSession.ts';

interface TurnListProps {
  readonly session: TableSession;
  readonly face: Face;
  readonly names: readonly string[];
  /** The turn after which one looks back. */
  readonly back: number | undefined;
  /** Looks back at a turn, counted from 1. */
  readonly onBack: (turn: number) => void;
}

/** Which turns are worth finding again. */
const useNotable = (face: Face, standing: Standing): ReadonlySet<number> => {
  const known = useRef(new Map<string, boolean>());
  return useMemo(() => {
    const found = new Set<number>();
    standing.turns.forEach((turn, i) => {
      const key = `${i} ${turn.actions.join()}`;
      let notable = known.current.get(key);
      if (notable === undefined) {
        notable = toldTurn(standing, i).some(({ view, step, events }) => face.notable(view, step, events));
        known.current.set(key, notable);
      }
      if (notable) found.add(i);
    });
    return found;
  }, [face, standing]);
};

/** The turns that were played, in the notation; one looks back at any of them. */
export const TurnList = ({ session, face, names, back, onBack }: TurnListProps): JSX.Element => {
  const { words, speak } = useWords();
  const standing = session.standing.value;
  const { turns, setup, drawn, position } = standing;
  const notable = useNotable(face, standing);
  // Read for its changes alone: the composer changes in place.
  void session.changes.value;
  const composer = session.composer.value;
  const list = useRef<HTMLOListElement>(null);
  const shown = back ?? turns.length;
  const pending = composer ? [...drawn, ...composer.steps] : [];
  useEffect(() => {
    const row = list.current?.querySelector('.table-turn-shown') ?? list.current?.lastElementChild;
    const box = list.current?.parentElement;
    if (!(row instanceof HTMLElement) || !box) return;
    // Only the list scrolls, never the page.
    const bottom = row.offsetTop + 2 * row.offsetHeight - box.clientHeight;
    if (box.scrollTop < bottom) box.scrollTop = bottom;
    else if (box.scrollTop > row.offsetTop - row.offsetHeight) box.scrollTop = row.offsetTop - row.offsetHeight;
  }, [turns.length, back, pending.length]);
  const token = (seat: number): JSX.Element => <FigureView figure={face.token(seat, setup.seats)} size={17} />;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard
    <section class="table-turns" tabIndex={0} aria-label={speak(words.table.turns)}>
      {turns.length === 0 && !composer && <p class="table-turns-none">{speak(words.table.noTurns)}</p>}
      <ol ref={list}>
        {turns.map((turn, i) => {
          const steps = showSteps([...turn.drawn, ...turn.steps]);
          const name = names[turn.seat] ?? '';
          return (
            <li key={i} class={`table-turn${shown === i + 1 ? ' table-turn-shown' : ''}`}>
              <button type="button" aria-current={shown === i + 1 ? 'step' : undefined} onClick={() => onBack(i + 1)}>
                <span class="unseen">{speak(words.table.turnRow, { turn: i + 1, name, steps })}</span>
                <span class="table-turn-number" aria-hidden="true">
                  {i + 1}
                </span>
                {token(turn.seat)}
                <span class="table-turn-steps" aria-hidden="true">
                  {steps}
                </span>
                {notable.has(i) && <span class="table-turn-notable" title={speak(words.table.notable)} />}
              </button>
            </li>
          );
        })}
        {composer && (
          <li class="table-turn table-turn-made">
            <div>
              <span class="unseen">
                {speak(words.table.turnNow, {
                  turn: turns.length + 1,
                  name: names[position.actor] ?? '',
                  steps: showSteps(pending),
                })}
              </span>
              <span class="table-turn-number" aria-hidden="true">
                {turns.length + 1}
              </span>
              {token(position.actor)}
              <span class="table-turn-steps" aria-hidden="true">
                {[showSteps(pending), '…'].filter(Boolean).join('  ')}
              </span>
            </div>
          </li>
        )}
      </ol>
    </section>
  );
};
