import {
  type Action,
  CHANCE,
  formatRecord,
  type Game,
  legalActions,
  makeRecord,
  NOBODY,
  type Options,
  type Position,
  parseOptions,
  parseRecord,
  parseStep,
  type Random,
  replay,
  type Setup,
  seededRandom,
  stepsOf,
} from '@threefold-games/core';
import { type Must, mustFor, sameData } from './must.ts';
import { checkState, sample } from './state.ts';

/** What the suite saw, so that a run that saw nothing is noticed. */
export interface SuiteReport {
  readonly states: number;
  readonly draws: number;
  readonly longest: number;
  readonly widest: number;
}

/** A number of seats and a value for each option. */
export interface Variant {
  readonly seats: number;
  readonly options: Options;
}

/** Of an option with more other values than this, three are played: the first, the last, and one between them. */
const MANY = 4;

/** What the suite plays: for each number of seats the standard options, and the other values of each option that go with them. */
export const variants = (game: Game): Variant[] =>
  game.seats.flatMap(seats => {
    const variant = (given: Options): Variant[] => {
      const options = parseOptions(game.options, seats, given);
      if (options.ok) return [{ seats, options: options.value }];
      if (options.error.code === 'options.clash') return [];
      throw new Error(`${game.id} refuses its own option: ${options.error.detail}`);
    };
    const others = Object.entries(game.options).flatMap(([name, spec]) => {
      const all = spec.values
        .filter(value => value !== spec.standard(seats))
        .flatMap(value => variant({ [name]: value }));
      return all.length <= MANY ? all : [all[0]!, all[all.length >> 1]!, all.at(-1)!];
    });
    return [...variant({}), ...others];
  });

/** Plays random games, trying the whole contract on the way. `rules` are the ids that stand in RULES.md. */
export const checkGames = (
  game: Game,
  variant: Variant,
  rules: ReadonlySet<string>,
  random: Random,
  games: number,
): SuiteReport => {
  let report: SuiteReport = { states: 0, draws: 0, longest: 0, widest: 0 };
  for (let i = 0; i < games; i++)
    report = checkGame(game, game.setup(variant.options, variant.seats, random), rules, random, report);
  return report;
};

const checkVaried = (game: Game, setup: Setup, must: Must): void => {
  if (!game.varySetup || setup.layout === '') return;
  const vary = (): Setup => game.varySetup!(setup, seededRandom(setup.layout));
  const { seats, options, layout } = vary();
  must(layout !== setup.layout && vary().layout === layout, 'a varied set-up is another one, by chance alone');
  must(game.parseSetup(seats, options, layout).ok, 'a varied set-up is one of the game');
};

const checkGame = (
  game: Game,
  setup: Setup,
  rules: ReadonlySet<string>,
  random: Random,
  before: SuiteReport,
): SuiteReport => {
  const position = game.start(setup);
  const past: string[] = [];
  const turns: string[][] = [];
  const elsewhere = new Set<string>();
  const must: Must = mustFor(() => `${game.id}, ${setup.seats} seats, step ${past.length}: ${position.encode()}`);
  let { states, draws, widest } = before;
  let unseen: number | undefined;
  must(position.seats === setup.seats, 'the position has the seats of its set-up');
  checkVaried(game, setup, must);
  while (position.actor !== NOBODY) {
    const legal = legalActions(game, position);
    // The whole of it at the first states, where everything is new, and at one in three of the others.
    if (past.length < 4 || random.below(3) === 0) {
      checkState(game, position, rules, random, must);
      checkWhyNot(game, position, rules, elsewhere, random, must);
    }
    for (const action of sample(legal, 4, random)) elsewhere.add(position.format(action));
    states++;
    widest = Math.max(widest, legal.length);
    if (position.actor === CHANCE) {
      const left = legal.reduce((sum, action) => sum + position.weight(action), 0);
      must(unseen === undefined || left === unseen - 1, 'each draw takes one from what is unseen');
      unseen = left;
      draws++;
    }
    const action = legal[random.below(legal.length)]!;
    if (position.atTurnStart) turns.push([]);
    turns.at(-1)!.push(position.format(action));
    past.push(position.encode());
    position.make(action);
    must(past.length <= game.maxSteps, 'no game is longer than maxSteps');
  }
  checkState(game, position, rules, random, must);
  checkRecord(game, setup, position, turns, random, must);
  const longest = Math.max(before.longest, past.length);
  while (past.length > 0) {
    position.unmake();
    must(position.encode() === past.pop(), 'a whole game is taken back step by step');
  }
  return { states: states + 1, draws, longest, widest };
};

/** Steps that were legal somewhere else are refused with a rule of the book. */
const checkWhyNot = (
  game: Game,
  position: Position,
  rules: ReadonlySet<string>,
  elsewhere: ReadonlySet<string>,
  random: Random,
  must: Must,
): void => {
  const legal = new Set<Action | undefined>(legalActions(game, position));
  for (const text of sample([...elsewhere], 4, random)) {
    if (legal.has(position.parse(text))) continue;
    const refused = position.whyNot(text);
    must(
      refused !== undefined && rules.has(refused.rule),
      `a rule of RULES.md speaks against ${text}: ${refused?.rule}`,
    );
    must(!parseStep(game, position, text).ok, `${text} is refused`);
  }
};

/** A written record replays to the same state. */
const checkRecord = (
  game: Game,
  setup: Setup,
  position: Position,
  turns: string[][],
  random: Random,
  must: Must,
): void => {
  const find = (id: string): Game | undefined => (id === game.id ? game : undefined);
  const names = Array.from({ length: setup.seats }, (_, seat) => `Seat ${seat}`);
  const written = makeRecord(game, setup, names, turns, {
    outcome: position.outcome(),
    tags: [{ name: 'Event', value: 'a "test"' }],
    comments: [{ turn: 1 + random.below(turns.length), step: 1, text: ' a remark ' }],
  });
  const read = parseRecord(formatRecord(written));
  must(read.ok && sameData(read.value, written), 'a written record is read as it was');
  const played = replay(find, read.value);
  must(played.ok, `a written record replays: ${played.ok ? '' : `${played.error.code} ${played.error.detail}`}`);
  const { history } = played.value;
  must(history.position.encode() === position.encode(), 'a record replays to the same position');
  const detail = game.detail(position.view(), stepsOf(history).events);
  must(sameData(JSON.parse(JSON.stringify(detail)), detail), 'the detail is plain data');
};
