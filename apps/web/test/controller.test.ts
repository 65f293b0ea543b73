import { signal } from '@preact/signals';
import { findGame, games } from '@threefold-games/catalogue';
import { CHANCE, chooseByLot, type Game, History, ok, seededRandom } from '@threefold-games/core';
import type { Advised } from '@threefold-games/learn';
import { must, setupOf, standIn, turnByLot } from '@threefold-games/testkit';
import { describe, expect, it } from 'vitest';
import type { Adviser } from '../src/board/askHint.ts';
import type { TableEvent } from '../src/board/tableEvents.ts';
import { studyModel, type TableModel } from '../src/board/tableModel.ts';
import type { TableOptions } from '../src/board/tableSource.ts';
import { Walk } from '../src/board/walk.ts';
import type { Match } from '../src/match/match.ts';
import type { SeatPlan } from '../src/settings/plans.ts';
import { PageController } from '../src/table/pageController.ts';

const HERE: readonly SeatPlan[] = [
  { kind: 'me', name: 'Ada' },
  { kind: 'person', name: 'Ben' },
];
const AGAINST: readonly SeatPlan[] = [
  { kind: 'me', name: 'Ada' },
  { kind: 'person', name: 'Ben', away: true },
];

const start = (game: Game): History => History.of(game, setupOf(game, 2, 'controller'));

/** The steps of some turn from here. */
const someTurn = ({ game, position }: History, seed: string): readonly string[] => turnByLot(game, position, seed);

const play = (history: History, steps: readonly string[]): History => must(history.with(steps));

/** With what chance brings before the next turn. */
const drawn = (history: History): History => {
  const { game, position } = history;
  if (position.actor !== CHANCE) return history;
  return history.withActions([chooseByLot(position, new Int32Array(game.maxActions), seededRandom('draw'))]);
};

interface Bench {
  readonly controller: PageController;
  readonly events: TableEvent[];
  readonly played: (readonly string[])[];
  readonly composed: (readonly string[])[];
  readonly model: { value: TableModel };
  /** Goes on with a turn that somebody else has played. */
  other(steps: readonly string[]): void;
}

const bench = (id: string, seats = HERE, options: Partial<TableOptions> = {}, live = true): Bench => {
  const game = findGame(id)!;
  const modelOf = (history: History, from: readonly SeatPlan[]): TableModel => {
    const { actor } = history.position;
    const here = actor >= 0 && from[actor]?.away === undefined;
    return studyModel(history, from, here ? { steps: [] } : undefined);
  };
  const model = signal(modelOf(drawn(start(game)), seats));
  const go = (steps: readonly string[]): void => {
    model.value = modelOf(drawn(play(model.peek().history, steps)), seats);
  };
  const [events, played, composed]: [TableEvent[], (readonly string[])[], (readonly string[])[]] = [[], [], []];
  const source: Match = {
    model,
    live,
    now: () => 0,
    compose: steps => composed.push(steps),
    play: async steps => {
      await Promise.resolve();
      played.push(steps);
      go(steps);
    },
    thinking: signal(undefined),
    start: () => () => undefined,
    undo: () => Promise.resolve(),
    resign: () => Promise.resolve(),
  };
  const controller = new PageController(source, {
    face: { ...standIn(id), motion: () => [{ kind: 'freeze', part: 'a' }] },
    wait: () => Promise.resolve(),
    narrow: () => false,
    names: () => ['Ada', 'Ben'],
    confirms: () => true,
    listener: event => events.push(event),
    ...options,
  });
  controller.start();
  return { controller, events, played, composed, model, other: go };
};

const settled = (): Promise<void> => new Promise(resolve => setTimeout(resolve, 5));

describe.each(games.map(({ id }) => id))('a board of %s', id => {
  it('composes a turn, tells its source of every step, and plays it when it is confirmed', async () => {
    const { controller, composed, played, events, model } = bench(id);
    const steps = someTurn(model.value.history, 'one');
    for (const step of steps) expect(controller.board.say(step)).toBe('step');
    expect(composed.at(-1)).toEqual(steps);
    expect(played).toEqual([]);
    await controller.confirm();
    expect(played).toEqual([steps]);
    expect(model.value.history.turns.at(-1)?.steps).toEqual(steps);
    expect(controller.composer?.steps).toEqual([]);
    expect(events.filter(({ kind }) => kind === 'turn')).toEqual([{ kind: 'turn', seat: 1 }]);
  });

  it('plays a whole turn at once where nothing has to be confirmed', async () => {
    const { controller, played, model } = bench(id, HERE, { confirms: () => false });
    const steps = someTurn(model.value.history, 'two');
    controller.board.say(steps.join(' '));
    await settled();
    expect(played).toEqual([steps]);
  });

  it('refuses what the rules do not allow, says so, and lets it be taken back', () => {
    const { controller, events, composed } = bench(id);
    expect(controller.board.say('nonsense')).toBe('refused');
    expect(controller.composer?.refused).toBeDefined();
    expect(events).toMatchObject([{ kind: 'refused' }]);
    expect(controller.board.takeBack()).toBe(true);
    expect(events.at(-1)).toEqual({ kind: 'takenBack' });
    expect(controller.composer?.refused).toBeUndefined();
    controller.board.say('nonsense');
    controller.forgetRefusal();
    expect(controller.composer?.refused).toBeUndefined();
    expect(composed).toEqual([]);
  });

  it('shows what others play before one can act, and says whose turn it is only then', async () => {
    const { controller, events, model, other } = bench(id, AGAINST);
    controller.board.say(someTurn(model.value.history, 'mine').join(' '));
    await controller.confirm();
    expect(controller.acting).toBe(false);
    expect(controller.composer).toBeUndefined();
    const theirs = someTurn(model.value.history, 'theirs');
    other(theirs);
    expect(controller.playback.shown.value?.seat).toBe(1);
    expect(controller.acting).toBe(false);
    expect(events.some(({ kind }) => kind === 'turn')).toBe(false);
    await controller.shown();
    expect(controller.acting).toBe(true);
    expect(events.at(-1)).toEqual({ kind: 'turn', seat: 0 });
    expect(controller.seen.value.look.last).toEqual(theirs);
  });
});

describe('a board', () => {
  it('looks back without losing what is composed, and is here again with the next turn', async () => {
    const { controller, model, other } = bench('tzaar');
    other(someTurn(model.value.history, 'first'));
    await controller.shown();
    const [step] = someTurn(model.value.history, 'second');
    controller.board.say(step!);
    controller.board.lookBack(0);
    expect(controller.board.canDrag('A1', [])).toBe(false);
    expect(controller.seen.value.look).toMatchObject({ last: [], composed: [], open: [] });
    expect(controller.board.pickCell('A1', 'tap')).toBe('nothing');
    expect(controller.back.value).toBeUndefined();
    expect(controller.seen.value.look.composed).toEqual([step]);
    controller.board.lookBack(0);
    expect(controller.press('Escape')).toBe(true);
    expect(controller.back.value).toBeUndefined();
    controller.board.lookBack(0);
    other(someTurn(model.value.history, 'third'));
    expect(controller.back.value).toBeUndefined();
  });

  it('draws nothing anew for a pointer but what it points at', () => {
    const { controller } = bench('tzaar');
    const seen = controller.seen.value;
    controller.hover.value = 'A1';
    controller.focus.value = 'B2';
    expect(controller.seen.value).toBe(seen);
    expect(controller.look.value).toMatchObject({ hover: 'A1', focus: 'B2' });
  });

  it('rotates by hand', () => {
    const { controller } = bench('tzaar');
    const { rotation } = controller.seen.value.look;
    controller.board.rotate();
    expect(controller.seen.value.look.rotation).not.toBe(rotation);
    controller.board.rotate();
    expect(controller.seen.value.look.rotation).toBe(rotation);
  });

  it('keeps what was composed when it speaks another language', () => {
    const { controller, model, composed } = bench('tzaar');
    const [step] = someTurn(model.value.history, 'language');
    controller.board.say(step!);
    controller.setFace(standIn('tzaar'));
    expect(controller.composer?.steps).toEqual([step]);
    expect(composed).toHaveLength(1);
  });

  it('begins a turn anew when its source says so, and only then', () => {
    const { controller, model } = bench('tzaar');
    const before = controller.composer;
    model.value = { ...model.value, paused: true };
    expect(controller.composer).toBe(before);
    const steps = someTurn(model.value.history, 'elsewhere').slice(0, 1);
    model.value = { ...model.value, turn: { steps } };
    expect(controller.composer?.steps).toEqual(steps);
  });

  it('of which nobody here has a seat can be pointed at in vain', () => {
    const away = AGAINST.map((seat): SeatPlan => ({ ...seat, kind: 'person', away: true }));
    const { controller, other, model } = bench('tzaar', away);
    expect(controller.board.pick({ at: 'cell', cell: 'A1' })).toBe('nothing');
    controller.board.lookBack(0);
    other(someTurn(model.value.history, 'watched'));
    // Whoever just watches goes on looking back.
    expect(controller.back.value).toBe(0);
  });
});

describe('a hint', () => {
  it('shows the best turn until a step is made, and does not come back', async () => {
    const variation = { turns: [[] as readonly string[]], values: [0.6, 0.4] };
    const adviser = {
      engine: {
        analyse: () => ({
          answer: Promise.resolve(ok({ report: { variations: [variation] } })),
          stop: () => undefined,
        }),
      },
      onFault: () => undefined,
    } as unknown as Adviser;
    const { controller, model } = bench('tzaar', HERE, { adviser });
    const turn = someTurn(model.value.history, 'hint');
    variation.turns = [turn];
    expect(controller.canHint).toBe(true);
    const asked = controller.toggleHint();
    expect(controller.hints.hint.value).toBe('thinking');
    await asked;
    expect(controller.hints.hint.value).toMatchObject({ steps: turn.map(step => ({ step })), chance: 0.6 });
    expect(controller.seen.value.look.hint).toEqual(turn.map(step => ({ step, cells: [] })));
    controller.board.say(turn[0]!);
    expect(controller.hints.hint.value).toBeUndefined();
    controller.board.takeBack();
    expect(controller.hints.hint.value).toBeUndefined();
  });

  it('says why, for the turn as far as it has been made, where somebody can tell', async () => {
    const turn: string[] = [];
    const answer = ok({ report: { variations: [{ turns: [turn], values: [0.6, 0.4] }] } });
    const explained: (readonly string[])[] = [];
    const adviser = {
      engine: { analyse: () => ({ answer: Promise.resolve(answer), stop: () => undefined }) },
      onFault: () => undefined,
      explainer: async () => (advised: Advised) => {
        explained.push(advised.steps);
        return `after ${advised.position.encode()}`;
      },
    } as unknown as Adviser;
    const { controller, model, other } = bench('tzaar', HERE, { adviser });
    other(someTurn(model.value.history, 'first'));
    await controller.shown();
    const [first, second] = someTurn(model.value.history, 'hint');
    controller.board.say(first!);
    turn.push(second!);
    const position = controller.composer!.position.encode();
    await controller.toggleHint();
    expect(explained).toEqual([[first]]);
    expect(controller.hints.hint.value).toMatchObject({ steps: [{ step: second }], why: `after ${position}` });
  });

  it('is not there where it would not be fair', async () => {
    const { controller } = bench('tzaar');
    expect(controller.canHint).toBe(false);
    await controller.toggleHint();
    expect(controller.hints.hint.value).toBeUndefined();
  });
});

describe('keys', () => {
  it('confirm a whole turn, let go of what is picked, then of the turn', async () => {
    const { controller, model, played } = bench('tzaar');
    expect(controller.press('Enter')).toBe(false);
    const steps = someTurn(model.value.history, 'keys');
    controller.board.say(steps[0]!);
    expect(controller.press('Escape')).toBe(true);
    expect(controller.composer?.steps).toEqual([]);
    controller.board.say(steps.join(' '));
    expect(controller.press('Enter')).toBe(true);
    await settled();
    expect(played).toEqual([steps]);
  });

  it('name the fields while steps are typed', () => {
    const { controller } = bench('taluva');
    expect(controller.named).toBe(false);
    controller.press('/');
    expect(controller.named).toBe(true);
    controller.type(false);
    expect(controller.named).toBe(false);
    expect(bench('taluva', HERE, {}, false).controller.named).toBe(true);
  });

  it('rotate a tile in the hand, and where it lies', async () => {
    const { controller, model, other } = bench('taluva');
    other(someTurn(model.value.history, 'tile'));
    await controller.shown();
    const before = controller.composer?.spin;
    expect(controller.board.rotateTile()).toBe(true);
    expect(controller.composer?.spin).not.toBe(before);
    const [cell] = controller.composer!.open;
    controller.board.pickCell(cell!, 'key');
    expect(controller.seen.value.look.hints).toBe(true);
    // Nothing is whole yet: the key points at the cell that it is on.
    expect(controller.press('Enter')).toBe(false);
    const laid = controller.composer!.steps;
    expect(laid).toHaveLength(1);
    controller.press('r');
    expect(controller.composer!.steps).toHaveLength(1);
    expect(controller.composer!.steps).not.toEqual(laid);
    expect(bench('tzaar').controller.board.rotateTile()).toBe(false);
  });
});

describe('a walk through a game', () => {
  it('shows one turn on, jumps anywhere else, and plays by itself to the end', async () => {
    const { controller, model, other } = bench('tzaar', HERE, {}, false);
    for (const seed of ['a', 'b', 'c', 'd']) other(someTurn(model.value.history, seed));
    expect(controller.playback.shown.value).toBeUndefined();
    const { history } = model.value;
    const shown: number[] = [];
    controller.playback.shown.subscribe(turn => turn && shown.at(-1) !== turn.before && shown.push(turn.before));
    const track = {
      at: () => controller.back.peek() ?? history.length,
      last: () => history.length,
      goTo: (turn: number) => controller.board.lookBack(turn),
    };
    const walk = new Walk(track, controller, { wait: () => Promise.resolve(), moving: () => true, pause: 0 });
    walk.goTo(-5);
    expect(controller.back.value).toBe(0);
    expect(shown).toEqual([]);
    walk.walk(1);
    expect(controller.back.value).toBe(1);
    expect(controller.seen.value.look.last).toEqual(history.turns[0]!.steps.slice(0, 1));
    await settled();
    expect(controller.seen.value.look.last).toEqual(history.turns[0]!.steps);
    walk.toggle();
    expect(walk.playing.value).toBe(true);
    await settled();
    expect(walk.playing.value).toBe(false);
    expect(shown).toEqual([0, 1, 2, 3]);
    expect(controller.back.value).toBeUndefined();
    walk.walk(-2);
    expect(controller.back.value).toBe(2);
  });
});
