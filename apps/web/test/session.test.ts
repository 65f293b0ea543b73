import { findGame, games } from '@threefold-games/catalogue';
import { legalActions, ok, parseRecord, tagValue } from '@threefold-games/core';
import type { Asked, ChosenTurn, TurnQuestion } from '@threefold-games/search';
import { describe, expect, it } from 'vitest';
import type { TableEvent } from '../src/board/tableEvents.ts';
import { isOver } from '../src/board/tableModel.ts';
import type { Library } from '../src/library/makeLibrary.ts';
import type { SavedGame } from '../src/library/savedGame.ts';
import type { Around } from '../src/match/bots.ts';
import { LocalMatch } from '../src/match/localMatch.ts';
import { openGame } from '../src/match/startGame.ts';
import type { ClockPlan, SeatPlan } from '../src/settings/plans.ts';
import type { PageController } from '../src/table/pageController.ts';
import { atTable } from './atTable.ts';
import { quiet } from './browserData.ts';
import { SECRET, sharedStore } from './sharedStore.ts';

const ME: SeatPlan = { kind: 'me', name: 'Ada' };
const PERSON: SeatPlan = { kind: 'person', name: 'Ben' };
const BOT: SeatPlan = { kind: 'bot', name: '', level: 1 };

/** Plays the first legal step that there is, after a while. */
const firstStep = (question: TurnQuestion): Asked<ChosenTurn> => {
  const game = findGame(question.game)!;
  const position = game.decode(question.position);
  if (!position.ok) throw new Error(position.error.detail);
  const steps: string[] = [];
  do {
    const actions = legalActions(game, position.value);
    const action = actions[(steps.length * 7) % actions.length]!;
    steps.push(position.value.format(action));
    position.value.make(action);
  } while (!position.value.atTurnStart);
  return { answer: Promise.resolve(ok({ steps, evaluator: 'hand' as const })), stop: () => undefined };
};

interface Desk {
  readonly around: Around;
  /** Lets time pass. */
  pass(milliseconds: number): void;
}

const desk = (library: Library): Desk => {
  let time = 1_000_000;
  return {
    around: {
      library,
      engine: {
        chooseTurn: firstStep,
        analyse: () => ({ answer: new Promise(() => undefined), stop: () => undefined }),
      },
      findGame,
      now: () => time,
      wait: () => Promise.resolve(),
      holdBots: (_, onHeld) => {
        onHeld();
        return () => undefined;
      },
    },
    pass: milliseconds => {
      time += milliseconds;
    },
  };
};

const begin = (library: Library, id: string, seats: readonly SeatPlan[], clock?: ClockPlan): Promise<SavedGame> => {
  const game = findGame(id)!;
  const ground = { id: `game of ${id}`, secret: SECRET, now: 1_000_000 };
  const room = openGame(game, { seats, options: {}, ...(clock && { clock }) }, ground);
  const names = seats.map((_, i) => `P${i}`);
  return library.create({ id: ground.id, form: 3, room, names, composed: [], updated: 1_000_000 });
};

const open = (saved: SavedGame, { around }: Desk, events: TableEvent[] = []): PageController<LocalMatch> => {
  const match = LocalMatch.open(saved, around);
  if (!match.ok) throw new Error(match.error.detail);
  const adviser = { engine: around.engine, onFault: () => undefined };
  return atTable(match.value, events, { adviser });
};

/** Plays some legal turn, and confirms it. */
const playTurn = async (session: PageController<LocalMatch>): Promise<readonly string[]> => {
  const composer = session.composer!;
  while (!composer.finished) session.board.say(composer.legalSteps[0]!);
  const { steps } = composer;
  await session.confirm();
  await quiet();
  return steps;
};

const reload = async (library: Library, saved: SavedGame): Promise<SavedGame> => {
  const loaded = await library.load(saved.id);
  if (!loaded.ok) throw new Error(loaded.error.code);
  return loaded.value;
};

describe.each(games.map(game => ({ id: game.id })))('a game of $id against a bot', ({ id }) => {
  it('goes on to its end, saved turn by turn, the same after a reload at every moment', async () => {
    const library = sharedStore()();
    const table = desk(library);
    const seats = id === 'talat' ? [ME, BOT, BOT] : [ME, BOT];
    const saved = await begin(library, id, seats);
    const events: TableEvent[] = [];
    let session = open(saved, table, events);
    let stop = session.start();
    for (let turn = 0; turn < 400 && !isOver(session.model); turn++) {
      expect(session.acting).toBe(true);
      const composer = session.composer!;
      session.board.say(composer.legalSteps[turn % composer.legalSteps.length]!);
      const { steps } = composer;
      const encoded = composer.position.encode();
      await quiet();
      stop();
      session = open(await reload(library, saved), table, events);
      stop = session.start();
      expect(session.composer!.steps).toEqual(steps);
      expect(session.composer!.position.encode()).toBe(encoded);
      const before = session.model.history.turns.length;
      await playTurn(session);
      expect(session.model.history.turns.length).toBeGreaterThan(before);
    }
    stop();
    expect(isOver(session.model)).toBe(true);
    const last = await reload(library, saved);
    const record = parseRecord(last.record);
    expect(last.status).toBe('over');
    expect(record.ok && tagValue(record.value, 'End')).toBe(session.model.history.position.outcome()!.rule);
    expect(events.filter(event => event.kind === 'over')).toHaveLength(1);
  });

  it('takes back to before my last turn, and chance brings the same again', async () => {
    const library = sharedStore()();
    const saved = await begin(library, id, id === 'talat' ? [ME, BOT, BOT] : [ME, BOT]);
    const session = open(saved, desk(library));
    session.start();
    await playTurn(session);
    const {
      position,
      open: { drawn },
    } = session.model.history;
    const before = position.encode();
    await playTurn(session);
    expect(session.model.history.position.encode()).not.toBe(before);
    expect(session.model.acts.undo).toBe(saved.seats.length);
    await session.source.undo();
    expect(session.model.history.position.encode()).toBe(before);
    expect(session.model.history.open.drawn).toEqual(drawn);
    expect(session.acting).toBe(true);
  });
});

describe('persons at one screen', () => {
  it('act one after the other, and an undo takes back the last turn alone', async () => {
    const library = sharedStore()();
    const saved = await begin(library, 'tzaar', [ME, PERSON]);
    const events: TableEvent[] = [];
    const session = open(saved, desk(library), events);
    session.start();
    const first = await playTurn(session);
    const after = session.model.history.position.encode();
    await playTurn(session);
    expect(events.filter(({ kind }) => kind === 'turn')).toEqual([
      { kind: 'turn', seat: 1 },
      { kind: 'turn', seat: 0 },
    ]);
    await session.source.undo();
    expect(session.model.history.position.encode()).toBe(after);
    expect(session.model.history.turns.map(({ steps }) => steps)).toEqual([first]);
    await session.source.undo();
    expect(session.model.acts.undo).toBe(0);
  });
});

describe('a hint', () => {
  it('shows the best turn until a step is made', async () => {
    const library = sharedStore()();
    const saved = await begin(library, 'tzaar', [ME, PERSON]);
    const { around } = desk(library);
    const line = { turns: [[] as readonly string[]], values: [0.6, 0.4] };
    const report = { variations: [line] };
    const engine = {
      ...around.engine,
      analyse: () => ({ answer: Promise.resolve(ok({ report, evaluator: 'hand' })), stop: () => undefined }),
    } as unknown as Around['engine'];
    const session = open(saved, { around: { ...around, engine }, pass: () => undefined });
    const [step] = session.composer!.legalSteps;
    line.turns = [[step!]];
    const asked = session.toggleHint();
    expect(session.hints.hint.value).toBe('thinking');
    await asked;
    expect(session.hints.hint.value).toMatchObject({ steps: [{ step }], chance: 0.6 });
    session.board.say(step!);
    expect(session.hints.hint.value).toBeUndefined();
    // Nor does it come back with what it was given for: the turn may take another way.
    session.composer!.takeBack();
    expect(session.hints.hint.value).toBeUndefined();
  });
});

describe('a bot that plays at the same moment', () => {
  /** I have played, and the bot's turn is being saved while `act` comes. */
  const meet = async (
    act: (session: PageController<LocalMatch>) => Promise<void>,
  ): Promise<PageController<LocalMatch>> => {
    const library = sharedStore()();
    const { around, ...table } = desk(library);
    const saved = await begin(library, 'tzaar', [ME, BOT]);
    let acted = Promise.resolve();
    let saves = 0;
    const slow: Library = {
      ...library,
      save: game => {
        const done = library.save(game);
        // The first keeps my step, the second my turn, the third the bot's.
        if (++saves === 3) acted = act(session);
        return done;
      },
    };
    const session = open(saved, { around: { ...around, library: slow }, ...table });
    session.start();
    await playTurn(session);
    await acted;
    await quiet();
    return session;
  };

  it('is taken back with my turn, once', async () => {
    const session = await meet(async each => {
      await Promise.all([each.source.undo(), each.source.undo()]);
    });
    expect(session.model.history.turns).toHaveLength(0);
    expect(session.acting).toBe(true);
  });

  it('does not keep me from resigning', async () => {
    const session = await meet(each => each.source.resign());
    expect(session.model).toMatchObject({ status: 'over', result: { why: { kind: 'resign', seat: 0 } } });
    expect(session.model.history.turns).toHaveLength(2);
  });
});

describe('a game that is taken away while it is played', () => {
  it('says so, and can be kept as it stands', async () => {
    const store = sharedStore();
    const [one, two] = [store(), store()];
    const saved = await begin(one, 'tzaar', [ME, BOT]);
    const session = open(saved, desk(one));
    session.start();
    await two.remove(saved.id);
    await quiet();
    expect(session.source.news.value).toEqual({ kind: 'gone' });
    session.board.say(session.composer!.legalSteps[0]!);
    await session.confirm();
    expect(session.source.news.value).toEqual({ kind: 'gone' });
    const { steps } = session.composer!;
    expect(steps).toHaveLength(1);
    await session.source.keepAgain(session.composer?.steps ?? []);
    expect(session.source.news.value).toBeUndefined();
    expect(session.composer?.steps).toEqual(steps);
    await session.confirm();
    await quiet();
    expect((await reload(one, saved)).record).toContain(steps[0]);
  });
});

describe('two tabs on one game', () => {
  it('go on from what was saved first, and say so', async () => {
    const store = sharedStore();
    const [one, two] = [store(), store()];
    const saved = await begin(one, 'tzaar', [ME, PERSON]);
    const first = open(saved, desk(one));
    const second = open(saved, desk(two));
    // The second does not hear the first: it finds out when it saves.
    first.start();
    await playTurn(first);
    await playTurn(second);
    expect(second.source.news.value).toEqual({ kind: 'otherTab' });
    expect(second.model.history.position.encode()).toBe(first.model.history.position.encode());
    expect(second.acting).toBe(true);
  });

  it('follow each other', async () => {
    const store = sharedStore();
    const [one, two] = [store(), store()];
    const saved = await begin(one, 'tzaar', [ME, PERSON]);
    const first = open(saved, desk(one));
    const second = open(saved, desk(two));
    first.start();
    second.start();
    await playTurn(first);
    expect(second.model.history.turns).toHaveLength(1);
    await playTurn(second);
    expect(first.model.history.turns).toHaveLength(2);
    expect(first.source.news.value).toBeUndefined();
    expect((await reload(one, saved)).record).toBe((await reload(two, saved)).record);
  });
});

describe('the end beside the rules', () => {
  it('is a resignation that the record tells', async () => {
    const library = sharedStore()();
    const saved = await begin(library, 'tzaar', [ME, BOT]);
    const session = open(saved, desk(library));
    session.start();
    await session.source.resign();
    const last = await reload(library, saved);
    expect(last.end).toEqual({ kind: 'resigned', seat: 0 });
    expect(last.record).toContain('[Result "0-1"]');
    expect(last.record).toContain('[End "resign 0"]');
    expect(session.acting).toBe(false);
    expect(LocalMatch.open(last, desk(library).around).ok).toBe(true);
  });

  it('comes when a clock has run out, also while nobody looked', async () => {
    const library = sharedStore()();
    const table = desk(library);
    const saved = await begin(library, 'tzaar', [ME, PERSON], { minutes: 1, increment: 5 });
    const events: TableEvent[] = [];
    const session = open(saved, table, events);
    const stop = session.start();
    table.pass(20_000);
    await playTurn(session);
    expect(session.clockFace(0)?.left).toBe(45_000);
    table.pass(29_000);
    session.tick();
    table.pass(2_000);
    session.tick();
    expect(events).toContainEqual({ kind: 'clock', seconds: 30 });
    stop();
    const again = open(await reload(library, saved), table, events);
    expect(again.clockFace(1)?.left).toBe(29_000);
    table.pass(30_000);
    again.tick();
    await quiet();
    const last = await reload(library, saved);
    expect(last.end).toEqual({ kind: 'timeout', seat: 1 });
    expect(last.record).toContain('[Result "1-0"]');
  });

  it('does not come to a bot while the page is closed', async () => {
    const library = sharedStore()();
    const table = desk(library);
    const saved = await begin(library, 'tzaar', [BOT, ME], { minutes: 1, increment: 0 });
    table.pass(3_600_000);
    const session = open(saved, table);
    expect(session.clockFace(0)?.left).toBe(60_000);
  });
});
