import { findYardstick, YARDSTICKS, type YardstickName } from '@threefold-games/bench/yardsticks';
import { games } from '@threefold-games/catalogue';
import {
  type Action,
  CHANCE,
  chooseByLot,
  type Game,
  legalActions,
  NOBODY,
  type Options,
  type Position,
  parseOptions,
  type Random,
  seededRandom,
} from '@threefold-games/core';
import { type TalatView, TOWERS, talat } from '@threefold-games/games/talat';
import { type TaluvaView, taluva } from '@threefold-games/games/taluva';
import { tzaar } from '@threefold-games/games/tzaar';
import { amount } from '@threefold-games/testkit';
import { describe, expect, it } from 'vitest';

const open = (game: Game, name: YardstickName) => findYardstick(game, name)!;

const optionsOf = (game: Game, seats: number, given: Options = {}): Options => {
  const options = parseOptions(game.options, seats, given);
  if (!options.ok) throw new Error(options.error.detail);
  return options.value;
};

/** The standard options and each other value of one option. */
const variants = (game: Game): readonly Options[] => [
  {},
  ...Object.entries(game.options).flatMap(([name, { values }]) => values.map(value => ({ [name]: value }))),
];

/** Plays a whole game; `choose` is asked for every step of a seat, a draw is drawn. */
const play = (
  game: Game,
  seats: number,
  given: Options,
  random: Random,
  choose: (position: Position) => Action,
): string[] => {
  const position = game.start(game.setup(optionsOf(game, seats, given), seats, random));
  const legal = new Int32Array(game.maxActions);
  const texts: string[] = [];
  while (position.actor !== NOBODY) {
    const action = position.actor === CHANCE ? chooseByLot(position, legal, random) : choose(position);
    if (!legalActions(game, position).includes(action))
      throw new Error(`${action} is no legal step of ${position.encode()}`);
    texts.push(position.format(action));
    position.make(action);
  }
  return texts;
};

/** Calls `look` at every choice of a seat in games that are played by lot. */
const wander = (game: Game, times: number, look: (position: Position, choices: readonly string[]) => void): void => {
  const legal = new Int32Array(game.maxActions);
  for (let i = 0; i < times; i++) {
    const random = seededRandom(`wander ${i}`);
    const seats = game.seats[i % game.seats.length]!;
    play(game, seats, {}, random, position => {
      look(
        position,
        legalActions(game, position).map(action => position.format(action)),
      );
      return chooseByLot(position, legal, random);
    });
  }
};

const decode = (game: Game, text: string): Position => {
  const position = game.decode(text);
  if (!position.ok) throw new Error(position.error.detail);
  return position.value;
};

/** What a yardstick plays at a position with each of some seeds. */
const answers = (game: Game, name: YardstickName, position: Position, seeds = 20): string[] => [
  ...new Set(
    Array.from({ length: seeds }, (_, seed) => position.format(open(game, name)(position, seededRandom(seed)))),
  ),
];

describe.each(games.map(game => [game.id, game] as const))('the yardsticks of %s', (_, game) => {
  it('play whole games by the rules, whatever the options and however many seats', () => {
    for (const [i, options] of variants(game).entries()) {
      const possible = game.seats.filter(seats => parseOptions(game.options, seats, options).ok);
      // Every option in every run, but with every number of seats in the deep run only.
      for (const seats of amount([possible[i % possible.length]!], possible)) {
        const random = seededRandom(`${seats} ${i}`);
        const players = YARDSTICKS.map(name => open(game, name));
        play(game, seats, options, random, position => players[(position.actor + i) % 3]!(position, random));
      }
    }
  });

  it('play the same game with the same seed, another with another, and leave the position as it was', () => {
    const changed: string[] = [];
    for (const name of YARDSTICKS) {
      const player = open(game, name);
      const whole = (seed: string): string => {
        const random = seededRandom(seed);
        return play(game, game.seats[0]!, {}, random, position => {
          const before = position.encode();
          const action = player(position, random);
          const after = position.encode();
          if (after !== before) changed.push(`${name} turns ${before} into ${after}`);
          return action;
        }).join(' ');
      };
      const one = whole('one');
      expect(whole('one')).toBe(one);
      expect(whole('two')).not.toBe(one);
    }
    expect(changed).toEqual([]);
  });

  it('eager takes a win in one, and does not lose at once where it need not', () => {
    const shareAfter = (position: Position, text: string, seat: number): number | undefined => {
      position.make(position.parse(text)!);
      const share = position.outcome()?.shares[seat];
      position.unmake();
      return share;
    };
    let wins = 0;
    let losses = 0;
    const faults: string[] = [];
    wander(game, amount(3, 12), (position, choices) => {
      const seat = position.actor;
      const shares = choices.map(text => shareAfter(position, text, seat));
      const most = Math.max(...shares.map(share => share ?? 0));
      const loses = shares.some(share => share === 0) && shares.some(share => share !== 0);
      if (most === 0 && !loses) return;
      if (most > 0) wins++;
      else losses++;
      for (const answer of answers(game, 'eager', position, 2)) {
        const share = shareAfter(position, answer, seat);
        if (most > 0 ? share !== most : share === 0)
          faults.push(`${answer} gives ${share}, at best ${most}, at ${position.encode()}`);
      }
    });
    expect(faults).toEqual([]);
    expect(wins).toBeGreaterThan(0);
    if (game.id === 'talat') expect(losses).toBeGreaterThan(0);
  });
});

describe('in TZAAR', () => {
  /** Black's Tott of two threatens White's last Tzaar; White can capture it, or a Tzaar elsewhere. */
  const position = decode(
    tzaar,
    'tzaar/1 2 - Ao2O2../....../......./......Ra/......../o......./RRRO.o./.....r/a.... w2',
  );

  it('child captures the noblest piece that it can', () => {
    const order = ['tott', 'tzarra', 'tzaar'];
    for (let seed = 0; seed < 20; seed++) {
      const start = tzaar.start(tzaar.setup(optionsOf(tzaar, 2), 2, seededRandom(seed)));
      const { spaces } = start.view();
      const rank = (text: string): number =>
        order.indexOf(spaces.find(({ name }) => name === text.slice(3))!.stack!.type);
      const best = Math.max(...legalActions(tzaar, start).map(action => rank(start.format(action))));
      for (const answer of answers(tzaar, 'child', start, 3)) expect(rank(answer)).toBe(best);
    }
  });

  it('child does not see that its last Tzaar is in danger; novice and eager do', () => {
    expect(answers(tzaar, 'child', position).sort()).toEqual(['D7xD8', 'G1xI1', 'G3xI1']);
    expect(answers(tzaar, 'novice', position)).toEqual(['A3xA2']);
    expect(answers(tzaar, 'eager', position)).toEqual(['A3xA2']);
  });
});

describe('in Talat', () => {
  const towerAt = (position: Position, name: string): number => {
    const cells = (position.view() as TalatView).boards.flatMap(board => board.cells);
    return TOWERS.indexOf(cells.find(cell => cell.name === name)!.tower!.tower);
  };

  it('child captures the largest tower that it can', () => {
    let captures = 0;
    const faults: string[] = [];
    wander(talat, amount(2, 6), (position, choices) => {
      const worth = choices.filter(text => text[2] === 'x').map(text => towerAt(position, text.slice(3)));
      if (worth.length === 0) return;
      captures++;
      for (const answer of answers(talat, 'child', position, 2)) {
        if (answer[2] !== 'x' || towerAt(position, answer.slice(3)) !== Math.max(...worth))
          faults.push(`${answer} at ${position.encode()}`);
      }
    });
    expect(faults).toEqual([]);
    expect(captures).toBeGreaterThan(20);
  });

  it('novice leaves as few towers in danger as it can where there is nothing to capture', () => {
    const endangered = (position: Position, text: string): number => {
      const { actor } = position;
      position.make(position.parse(text)!);
      const cells = (position.view() as TalatView).boards.flatMap(board => board.cells);
      const owns = (name: string): boolean => cells.find(cell => cell.name === name)!.tower!.owner === actor;
      const preys = legalActions(talat, position)
        .map(action => position.format(action))
        .filter(reply => reply[2] === 'x' && owns(reply.slice(3)))
        .map(reply => reply.slice(3));
      position.unmake();
      return new Set(preys).size;
    };
    let quiet = 0;
    const faults: string[] = [];
    wander(talat, amount(3, 6), (position, choices) => {
      if (choices.some(text => text[2] !== '-') || position.seats > 2) return;
      const dangers = choices.map(text => endangered(position, text));
      const least = Math.min(...dangers);
      if (least === Math.max(...dangers)) return;
      quiet++;
      for (const answer of answers(talat, 'novice', position, 2))
        if (endangered(position, answer) !== least) faults.push(`${answer} at ${position.encode()}`);
    });
    expect(faults).toEqual([]);
    expect(quiet).toBeGreaterThan(5);
  });
});

describe('in Taluva', () => {
  it('child builds a temple where it can, else a tower', () => {
    let temples = 0;
    const faults: string[] = [];
    wander(taluva, amount(2, 6), (position, choices) => {
      const kind = ['T', 'W'].find(letter => choices.some(text => text.startsWith(letter)));
      if (kind === undefined) return;
      if (kind === 'T') temples++;
      for (const answer of answers(taluva, 'child', position, 2))
        if (answer[0] !== kind) faults.push(`${answer} at ${position.encode()}`);
    });
    expect(faults).toEqual([]);
    expect(temples).toBeGreaterThan(0);
  });

  it('novice never lets a volcano erupt', () => {
    const faults: string[] = [];
    wander(taluva, amount(1, 3), (position, choices) => {
      if (!choices[0]!.includes('/') || choices.length === 1) return;
      const land = (position.view() as TaluvaView).fields.map(({ name }) => name);
      for (const answer of answers(taluva, 'novice', position, 1))
        if (land.includes(answer.split('/')[0]!)) faults.push(`${answer} at ${position.encode()}`);
    });
    expect(faults).toEqual([]);
  });
});
