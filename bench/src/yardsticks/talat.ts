import { type Action, NOBODY, type Position, type Random } from '@threefold-games/core';
import { type OwnedTower, type TalatView, TOWERS, type Tower, talat } from '@threefold-games/games/talat';
import { type Choice, type Habits, pickAny, pickBest } from './yardstick.ts';

/** What stands on which cell, and whose it is. */
type Towers = ReadonlyMap<string, OwnedTower>;

const towersOf = (position: Position): Towers =>
  new Map(
    (position.view() as TalatView).boards.flatMap(({ cells }) =>
      cells.flatMap(({ name, tower }) => (tower ? [[name, tower] as const] : [])),
    ),
  );

/** How large a tower is: from 1 for the smallest to 9. */
const sizeOf = (tower: Tower): number => TOWERS.indexOf(tower) + 1;

/** `a1-b2`, `a1xb2` and `L6@a1`. */
const sourceOf = (text: string): string => text.slice(0, 2);
const goalOf = (text: string): string => text.slice(3);
const isCapture = (text: string): boolean => text[2] === 'x';
const isPlacement = ({ text }: Choice): boolean => text[2] === '@';

export const habits: Habits = {
  manners:
    () =>
    ({ text }) =>
      isCapture(text) ? 'capture' : 'step',

  child(position, choices, random) {
    if (isPlacement(choices[0]!)) return pickAny(choices, random);
    const towers = towersOf(position);
    return pickBest(choices, random, choice => gain(towers, choice));
  },

  novice(position, choices, random) {
    if (isPlacement(choices[0]!)) return pickAny(choices, random);
    const towers = towersOf(position);
    return pickBest(choices, random, choice => gain(towers, choice) - loss(position, towers, choice, random));
  },
};

/** Every capture counts as much, a large tower does more good beside it. */
const CAPTURE = 10;

const gain = (towers: Towers, { text }: Choice): number =>
  isCapture(text) ? CAPTURE + sizeOf(towers.get(goalOf(text))!.tower) : 0;

/** What it costs when all own towers are captured that can be before the next turn. */
const loss = (position: Position, towers: Towers, choice: Choice, random: Random): number => {
  const me = position.actor;
  /** The own tower that stands on a cell after the step, if one does. */
  const ownAt = (cell: string): OwnedTower | undefined => {
    const tower = towers.get(cell === goalOf(choice.text) ? sourceOf(choice.text) : cell);
    return tower?.owner === me ? tower : undefined;
  };
  const captured = new Set<OwnedTower>();
  let made = 0;
  const play = (action: Action): void => {
    position.make(action);
    made++;
  };
  play(choice.action);
  // Whoever comes next, and after them whoever else does before it is one's own turn.
  while (position.actor !== NOBODY && position.actor !== me && made < position.seats) {
    const count = position.legal(replies);
    for (let i = 0; i < count; i++) {
      const reply = position.format(replies[i] as Action);
      const tower = isCapture(reply) ? ownAt(goalOf(reply)) : undefined;
      if (tower) captured.add(tower);
    }
    play(replies[random.below(count)] as Action);
  }
  for (; made > 0; made--) position.unmake();
  return [...captured].reduce((sum, { tower }) => sum + CAPTURE + sizeOf(tower), 0);
};
const replies = new Int32Array(talat.maxActions);
