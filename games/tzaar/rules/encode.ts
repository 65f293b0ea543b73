import { OVER, type TzaarState } from './state.ts';
import { PIECE_LETTERS, SPACE_NAMES } from './tables.ts';

/** How the phases are written: `wp` White is placing, `w0` White's opening, `w1` White's first step, `b2` Black's second. */
export const PHASE_LETTERS = 'p012';

/**
 * After the head: the nine columns A to I (`.` empty, a height above 1 behind the letter), who acts in which phase. After the
 * last of a type was captured there is `x` instead, after a side buried its own there is `+`.
 */
export const encode = (state: TzaarState): string => {
  const columns = new Map<string, string>();
  for (const [space, name] of SPACE_NAMES.entries()) {
    const top = state.top[space]!;
    const height = state.height[space]!;
    const stack = top === 0 ? '.' : `${PIECE_LETTERS[top - 1]}${height > 1 ? height : ''}`;
    columns.set(name[0]!, (columns.get(name[0]!) ?? '') + stack);
  }
  return `${state.constants.head} ${[...columns.values()].join('/')} ${turnOf(state)}`;
};

const turnOf = ({ phase, actor, end, loser }: TzaarState): string => {
  if (phase !== OVER) return `${'wb'[actor]}${PHASE_LETTERS[phase]}`;
  // A seat that cannot capture stands at its turn: the rest follows from the board.
  if (end === 'TZ-5.2') return `${'wb'[loser]}1`;
  return end === 'TZ-5.3' ? '+' : 'x';
};
