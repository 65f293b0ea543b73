import { encodeHead, type Options, parseOptions } from '@threefold-games/core';
import { type TalatView, talat } from '@threefold-games/talat';
import { SIZE, upColour } from '@threefold-games/talat/display';
import { type Captor, type Draft, keyOf, viewOfDraft } from './draft.ts';

/** Empty boards, all towers in hand. */
export const emptyDraft = (seats: number): Draft => {
  const options = parseOptions(talat.options, seats, {});
  if (!options.ok) throw new Error(options.error.detail);
  return { seats, options: options.value, towers: {}, phase: 'placing', actor: 0, skipped: [], taken: {} };
};

/** A draft of a position; of empty boards where the text is none. */
export const openDraft = (seats: number, text: string | undefined): Draft => {
  const position = text === undefined ? undefined : talat.decode(text);
  if (!position?.ok) return emptyDraft(seats);
  const view = position.value.view();
  const cells = view.boards.flatMap(board => board.cells);
  const taken = view.captures.flatMap((list, seat) =>
    list.map((tower): readonly [string, Captor] => [keyOf(tower), String(seat) as Captor]),
  );
  const out: readonly (readonly [string, Captor])[] = view.leftOut ? [[`2${view.leftOut}`, 'out']] : [];
  return {
    seats: view.seats,
    // A position that is set up by hand begins with play: there are no sides to choose from.
    options: withoutSwap(view.options),
    towers: Object.fromEntries(cells.flatMap(({ name, tower }) => (tower ? [[name, tower]] : []))),
    phase: view.phase === 'placing' ? 'placing' : 'moving',
    actor: Math.max(view.side, 0),
    skipped: view.skipped,
    taken: Object.fromEntries([...taken, ...out]),
  };
};

const withoutSwap = (options: Options): Options =>
  Object.fromEntries(Object.entries(options).filter(([name]) => name !== 'swap'));

/** In the form that the rules read; they say what is wrong with it. */
export const encodeDraft = (draft: Draft): string => {
  const view = viewOfDraft(draft);
  const frozen = view.boards.map(({ frozen: is }, board) => (is ? board + 1 : '')).join('');
  const captures = view.captures.map(list => list.map(keyOf).join(',') || '-').join('/');
  return [
    encodeHead(talat, draft.seats, draft.options),
    ...view.boards.map((_, board) => encodeBoard(view, board)),
    encodeActor(view),
    frozen || '-',
    captures,
  ].join(' ');
};

const encodeActor = ({ actor, skipped }: TalatView): string => {
  if (actor < 0) return '-';
  return skipped.length === 0 ? String(actor) : `${skipped.join('')}>${actor}`;
};

/** Rank 5 first, capitals for the side that starts on rank 1. */
const encodeBoard = (view: TalatView, board: number): string => {
  const names = view.boards[board]!.cells.map(({ tower }) => {
    if (!tower) return '.';
    return tower.owner === upColour(board) ? tower.tower : tower.tower.toLowerCase();
  });
  const ranks = Array.from({ length: SIZE }, (_, rank) => names.slice(rank * SIZE, (rank + 1) * SIZE).join(''));
  return ranks.toReversed().join('/');
};

/** The draft with something changed, for which skipped seats would have to be found anew. */
export const changed = (draft: Draft, change: Partial<Draft>): Draft => ({ ...draft, skipped: [], ...change });

/** The draft without what stands on a cell. */
export const without = (towers: Draft['towers'], gone: (cell: string) => boolean): Draft['towers'] =>
  Object.fromEntries(Object.entries(towers).filter(([cell]) => !gone(cell)));
