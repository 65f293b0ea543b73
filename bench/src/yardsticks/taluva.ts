import type { Position } from '@threefold-games/core';
import type { TaluvaView } from '@threefold-games/games/taluva';
import { HEX_DIRECTIONS } from '@threefold-games/grid';
import { type Choice, type Habits, type Manner, pickAny, pickBest } from './yardstick.ts';

/** What a child likes to build: a temple or a tower first, then one more hut for a settlement. */
const ORDER: Readonly<Record<string, number>> = { T: 4, W: 3, E: 2, H: 1 };
/** A child tries an eruption, where it finds one, in one of so many turns. */
const ERUPTIONS = 6;

const viewOf = (position: Position): TaluvaView => position.view() as TaluvaView;

/** Layings are written `0,1/2`, builds with the letter of what is built first: `H@0,1`, `E@0,1:J`. */
const isLaying = ({ text }: Choice): boolean => text.includes('/');
const volcanoOf = ({ text }: Choice): string => text.slice(0, text.indexOf('/'));
const letterOf = ({ text }: Choice): string => text[0]!;

/** Tells which layings cover land. */
const eruptionsOf = ({ fields }: TaluvaView): ((choice: Choice) => boolean) => {
  const land = new Set(fields.map(({ name }) => name));
  return choice => land.has(volcanoOf(choice));
};

export const habits: Habits = {
  manners(position) {
    const view = viewOf(position);
    const covers = eruptionsOf(view);
    const kind = kinds(view);
    return choice => (isLaying(choice) ? (covers(choice) ? 'erupt' : 'lay') : kind(choice));
  },

  child(position, choices, random) {
    const view = viewOf(position);
    if (!isLaying(choices[0]!)) {
      const kind = kinds(view);
      return pickBest(choices, random, choice => ORDER[kind(choice) ?? ''] ?? 0);
    }
    const covers = eruptionsOf(view);
    const erupts = random.below(ERUPTIONS) === 0 && choices.some(covers);
    return pickAny(
      choices.filter(choice => covers(choice) === erupts),
      random,
    );
  },

  novice(position, choices, random) {
    const view = viewOf(position);
    if (isLaying(choices[0]!)) {
      const own = ownCells(view);
      const covers = eruptionsOf(view);
      return pickBest(choices, random, choice => (covers(choice) ? -1 : touches(own, choice)));
    }
    return pickBest(choices, random, noviceBuilds(view));
  },
};

const ownCells = ({ fields, seat }: TaluvaView): ReadonlySet<string> =>
  new Set(fields.flatMap(({ name, piece }) => (piece?.seat === seat ? [name] : [])));

const neighbours = (name: string): readonly string[] => {
  const [q, r] = name.split(',').map(Number) as [number, number];
  return HEX_DIRECTIONS.map(([dq, dr]) => `${q + dq},${r + dr}`);
};

/** How many of the two terrains of a tile lie beside what one has built. */
const touches = (own: ReadonlySet<string>, choice: Choice): number => {
  const volcano = volcanoOf(choice);
  const rotation = Number(choice.text.slice(volcano.length + 1));
  const around = neighbours(volcano);
  const terrains = [around[rotation]!, around[(rotation + 1) % 6]!];
  return terrains.filter(terrain => neighbours(terrain).some(cell => own.has(cell))).length;
};

/** The expansion that a step is. */
const expansionOf = ({ expansions }: TaluvaView, { text }: Choice): TaluvaView['expansions'][number] => {
  const [settlement, terrain] = text.slice(2).split(':') as [string, string];
  return expansions.find(each => each.settlement === settlement && each.terrain === terrain)!;
};

/** Tells builds apart by their letter; an expansion that takes several huts at once is nothing for who saves them. */
const kinds =
  (view: TaluvaView): Manner =>
  choice =>
    letterOf(choice) === 'E' && expansionOf(view, choice).huts > 1 ? undefined : letterOf(choice);

/** What it is worth to make a settlement large enough for a temple, to come nearer to that, and what a hut costs. */
const READY = 15;
const CLOSER = 4;
const COST = 2;
/** How large a settlement has to be for a temple beside it. */
const HOLY = 3;

/** What each build is worth to a novice: what it gains, less what it costs. */
const noviceBuilds = (view: TaluvaView): ((choice: Choice) => number) => {
  const own = view.settlements.filter(({ seat }) => seat === view.seat);
  // With all temples built every hut brings the end nearer.
  const cost = view.players[view.seat!]!.left.temples === 0 ? -COST : COST;
  /** What so many fields more are worth to a settlement. */
  const growth = ({ size, temples }: Settlement, fields: number): number =>
    temples > 0 || size >= HOLY ? 0 : size + fields >= HOLY ? READY : CLOSER;
  return choice => {
    const letter = letterOf(choice);
    if (letter === 'E') {
      const { settlement, cells, huts } = expansionOf(view, choice);
      return growth(own.find(each => each.cells.includes(settlement))!, cells.length) - cost * huts;
    }
    if (letter !== 'H') return WORTH[letter]!;
    const around = neighbours(choice.text.slice(2));
    const beside = own.filter(({ cells }) => cells.some(cell => around.includes(cell)));
    return Math.max(0, ...beside.map(each => growth(each, 1))) - cost;
  };
};
type Settlement = TaluvaView['settlements'][number];
const WORTH: Readonly<Record<string, number>> = { T: 100, W: 110 };
