import type { Stack, TypeCounts, TzaarView } from '@threefold-games/tzaar';
import { SPACE_NAMES, type TYPES } from '@threefold-games/tzaar/display';

/** The stacks of a board by the names of their spaces. */
export type Board = Readonly<Record<string, Stack>>;

/** A board that no game need have led to, as a view. */
export const viewOfBoard = (board: Board, actor = 0, phase: TzaarView['phase'] = 'first'): TzaarView => ({
  actor,
  phase,
  spaces: SPACE_NAMES.map(name => (board[name] ? { name, stack: board[name] } : { name })),
  left: [0, 1].map(owner =>
    counts(type => Object.values(board).filter(s => s.owner === owner && s.type === type).length),
  ),
  hand: [counts(() => 0), counts(() => 0)],
});

const counts = (of: (type: (typeof TYPES)[number]) => number): TypeCounts => ({
  tzaar: of('tzaar'),
  tzarra: of('tzarra'),
  tott: of('tott'),
});
