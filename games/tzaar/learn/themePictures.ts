import type { ThemePictures } from '../../definition.ts';
import { PIECE_LETTERS, SPACE_NAMES } from '../rules/tables.ts';

type Picture = ThemePictures[string];

/** Where a piece of every type stands that a picture does not show, far from all that it does: without it the game would be over. */
const ELSEWHERE = ['I5', 'I4', 'I3', 'I2', 'I1', 'H1'] as const;

/** A few stacks, upper case White, as the turn says who acts in which step. */
const picture = (stacks: Readonly<Record<string, string>>, steps: readonly string[], turn = 'w1'): Picture => {
  const shown = new Set(Object.values(stacks).map(stack => stack[0]));
  const rest = [...PIECE_LETTERS].flatMap((letter, i) => (shown.has(letter) ? [] : [[ELSEWHERE[i]!, letter] as const]));
  const all: Readonly<Record<string, string>> = { ...stacks, ...Object.fromEntries(rest) };
  const columns = [...'ABCDEFGHI'].map(column =>
    SPACE_NAMES.filter(name => name[0] === column)
      .map(name => all[name] ?? '.')
      .join(''),
  );
  return { position: `tzaar/1 2 - ${columns.join('/')} ${turn}`, steps };
};

/** By theme: the pieces that act, and what they do. Steps of a turn, threats of both sides, or what the next turn does. */
export const pictures: ThemePictures = {
  pass: picture({ D2: 'A3', D3: 'r', C3: 'o' }, ['D2xD3', '-']),
  sacrifice: picture({ C2: 'O4', D3: 'a4' }, ['D3xC2'], 'b1'),
  twoTypes: picture({ D3: 'O2', C3: 'a', E4: 'r' }, ['D3xC3', 'D3xE4']),
  twoThreats: picture({ C2: 'O2', D3: 'a', E3: 'R2' }, ['C2xD3', 'E3xD3']),
  tempo: picture({ C2: 'O2', D3: 'r2', C3: 'A' }, ['C2xD3']),
  openLine: picture({ C2: 'O2', D3: 'R', E3: 'o', E4: 'a' }, ['D3xE3', 'C2xE4']),
  stackThenTake: picture({ D2: 'R', D3: 'O2', E4: 'a3' }, ['D2+D3', 'D3xE4'], 'w2'),
  squeeze: picture({ C2: 'R3', D3: 'o', D2: 'a' }, ['C2xD3']),
  chain: picture({ C2: 'A2', D3: 'r', E3: 'r' }, ['C2xD3', 'D3xE3']),
  together: picture({ C2: 'O2', C3: 'r', D2: 'A', D3: 'r' }, ['C2xC3', 'D2xD3']),
  safePiece: picture({ C2: 'A', E4: 'r' }, ['C2xE4']),
  lastTzaar: picture({ D3: 'O2', E4: 'a' }, ['D3xE4']),
  lastTzarra: picture({ D3: 'O2', E4: 'r' }, ['D3xE4']),
  lastTott: picture({ D3: 'R2', E4: 'o' }, ['D3xE4']),
  keepCapture: picture({ D2: 'R', D3: 'O', C3: 'a2' }, ['D2+D3'], 'w2'),
  takeAttacker: picture({ C3: 'A2', D3: 'r2', C2: 'O' }, ['C3xD3']),
  tooTall: picture({ C2: 'A', D3: 'O2', D2: 'r2' }, ['C2+D3'], 'w2'),
  runAway: picture({ C2: 'A', C3: 'r2', E4: 'o' }, ['C2xE4']),
  threatBack: picture({ C2: 'A', C3: 'r2', D2: 'O2', D3: 'a' }, ['D2xD3', 'C3xC2']),
  onlyWay: picture({ C2: 'A', C3: 'r2', D2: 'o2', E4: 'r' }, ['C2xE4']),
};
