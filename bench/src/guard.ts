import { loadFace } from '@threefold-games/catalogue/load';
import { chooseByLot, type Game, NOBODY, type Options, type Position, seededRandom } from '@threefold-games/core';
import { type Evaluator, firstSight, losesAtOnce, otherTurns, shortBudget } from '@threefold-games/search';

/** What it takes to look at a whole turn before it counts, where somebody plays with help. */
export interface GuardFigures {
  readonly turns: number;
  readonly medianMilliseconds: number;
  readonly worstMilliseconds: number;
}

/** Milliseconds that the processor has worked for this process: what else the machine does is not counted. */
const clock = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

/** As the guard of the web app has it: what costs more is held against so many other turns, fewer where the rules took longer than so many milliseconds. */
const MOST_GIVEN = 0.35;
const OTHERS = 16;
const IN_HASTE = 6;
const LONG = 10;

interface Turn {
  readonly before: Position;
  readonly after: Position;
}

/** Every whole turn of some random games, but for those that end one. */
const turnsOf = (game: Game, seats: number, options: Options, most: number): readonly Turn[] => {
  const random = seededRandom(`guard ${game.id} ${seats}`);
  const out = new Int32Array(game.maxActions);
  const turns: Turn[] = [];
  while (turns.length < most) {
    const position = game.start(game.setup(options, seats, random));
    let before: Position | undefined;
    while (position.actor !== NOBODY) {
      if (position.actor >= 0) before ??= position.copy();
      position.make(chooseByLot(position, out, random));
      if (!before || !position.atTurnStart) continue;
      if (position.actor !== NOBODY) turns.push({ before, after: position.copy() });
      before = undefined;
    }
  }
  return turns.slice(0, most);
};

/** Looks at so many turns, as the guard at a table does: by the rules, and by one look of the net before and after, and at others where it seems to cost much. */
export const measureGuard = async (
  game: Game,
  seats: number,
  options: Options,
  net: Evaluator,
  most: number,
): Promise<GuardFigures | undefined> => {
  const help = await (await loadFace(game.id, 'en'))?.help?.();
  if (!help) return undefined;
  const look = ({ before, after }: Turn): number => {
    const began = clock();
    const loss = losesAtOnce({ game, before, after, mayEnd: view => help.mayEnd(view) }, shortBudget(clock));
    if (loss) return clock() - began;
    const others = clock() - began > LONG ? IN_HASTE : OTHERS;
    const [had = 0, has = 0] = [before, after].map(position => firstSight(net, position)[before.actor]);
    if (had - has > MOST_GIVEN)
      for (const other of otherTurns(game, before, others)) if (!other.outcome()) firstSight(net, other);
    return clock() - began;
  };
  const turns = turnsOf(game, seats, options, most);
  for (const turn of turns.slice(0, 50)) look(turn); // warms up
  const took = turns.map(look).sort((a, b) => a - b);
  return {
    turns: took.length,
    medianMilliseconds: took[took.length >> 1] ?? 0,
    worstMilliseconds: took.at(-1) ?? 0,
  };
};
