import { legalActions, ok, parseRecord, tagValue } from '@threefold/core';
import { findGame, games } from '@threefold/games';
import type { Asked, ChosenTurn, TurnQuestion } from '@threefold/search';
import { describe, expect, it } from 'vitest';
import type { Around } from '../src/match/around.ts';
import { LocalSession } from '../src/match/localSession.ts';
import { openGame } from '../src/match/openGame.ts';
import type { Library } from '../src/state/makeLibrary.ts';
import type { ClockPlan, SeatPlan } from '../src/state/plans.ts';
import type { SavedGame } from '../src/state/savedGame.ts';
import type { TableEvent } from '../src/table/tableEvents.ts';
import { isOver } from '../src/table/tableSession.ts';
import { SECRET, sharedStore } from './sharedStore.ts';
import { standIn } from './standIn.ts';

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
  return library.create({ id: ground.id, form: 2, room, names, composed: [], updated: 1_000_000 });
};

const open = (saved: SavedGame, { around }: Desk, events: TableEvent[] = []): LocalSession => {
  const session = LocalSession.open(saved, standIn(saved.game), around, event => events.push(event));
  if (!session.ok) throw new Error(session.error.detail);
  return session.value;
};

const settled = (): Promise<void> => new Promise(resolve => setTimeout(resolve, 5));

/** Plays some legal turn, and confirms it. */
const playTurn = async (session: LocalSession): Promise<readonly string[]> => {
  const composer = session.composer.value!;
  while (!composer.finished) session.say(composer.legalSteps[0]!);
  const { steps } = composer;
  await session.confirm();
  await settled();
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
    for (let turn = 0; turn < 400 && !isOver(session.standing.value); turn++) {
      expect(session.acting).toBe(true);
      const composer = session.composer.value!;
      session.say(composer.legalSteps[turn % composer.legalSteps.length]!);
      const { steps } = composer;
      const encoded = composer.position.encode();
      await settled();
      stop();
      session = open(await reload(library, saved), table, events);
      stop = session.start();
      expect(session.composer.value!.steps).toEqual(steps);
      expect(session.composer.value!.position.encode()).toBe(encoded);
      const before = session.standing.value.turns.length;
      await playTurn(session);
      expect(session.standing.value.turns.length).toBeGreaterThan(before);
    }
    stop();
    expect(isOver(session.standing.value)).toBe(true);
    const last = await reload(library, saved);
    const record = parseRecord(last.record);
    expect(last.status).toBe('over');
    expect(record.ok && tagValue(record.value, 'End')).toBe(session.standing.value.outcome!.rule);
    expect(events.filter(event => event.kind === 'over')).toHaveLength(1);
  });

  it('takes back to before my last turn, and chance brings the same again', async () => {
    const library = sharedStore()();
    const saved = await begin(library, id, id === 'talat' ? [ME, BOT, BOT] : [ME, BOT]);
    const session = open(saved, desk(library));
    session.start();
    await playTurn(session);
    const { position, drawn } = session.standing.value;
    const before = position.encode();
    await playTurn(session);
    expect(session.standing.value.position.encode()).not.toBe(before);
    expect(session.undoable).toBe(saved.seats.length);
    await session.undo();
    expect(session.standing.value.position.encode()).toBe(before);
    expect(session.standing.value.drawn).toEqual(drawn);
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
    const after = session.standing.value.position.encode();
    await playTurn(session);
    expect(events.filter(({ kind }) => kind === 'turn')).toEqual([
      { kind: 'turn', seat: 1 },
      { kind: 'turn', seat: 0 },
    ]);
    await session.undo();
    expect(session.standing.value.position.encode()).toBe(after);
    expect(session.standing.value.turns.map(({ steps }) => steps)).toEqual([first]);
    await session.undo();
    expect(session.undoable).toBe(0);
  });
});

describe('a hint', () => {
  it('shows the best turn until a step is made', async () => {
    const library = sharedStore()();
    const saved = await begin(library, 'tzaar', [ME, PERSON]);
    const { around } = desk(library);
    const line = { turns: [['A1xA2']], values: [0.6, 0.4] };
    const report = { variations: [line] };
    const engine = {
      ...around.engine,
      analyse: () => ({ answer: Promise.resolve(ok({ report, evaluator: 'hand' })), stop: () => undefined }),
    } as unknown as Around['engine'];
    const session = open(saved, { around: { ...around, engine }, pass: () => undefined });
    const asked = session.askHint();
    expect(session.hint.value).toBe('thinking');
    await asked;
    expect(session.hint.value).toEqual({ steps: ['A1xA2'], chance: 0.6 });
    session.say(session.composer.value!.legalSteps[0]!);
    expect(session.hint.value).toBeUndefined();
    // Nor does it come back with what it was given for: the turn may take another way.
    session.composer.value!.takeBack();
    expect(session.hint.value).toBeUndefined();
  });
});

describe('a bot that plays at the same moment', () => {
  /** I have played, and the bot's turn is being saved while `act` comes. */
  const meet = async (act: (session: LocalSession) => Promise<void>): Promise<LocalSession> => {
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
    await settled();
    return session;
  };

  it('is taken back with my turn, once', async () => {
    const session = await meet(async each => {
      await Promise.all([each.undo(), each.undo()]);
    });
    expect(session.standing.value.turns).toHaveLength(0);
    expect(session.acting).toBe(true);
  });

  it('does not keep me from resigning', async () => {
    const session = await meet(each => each.resign());
    expect(session.standing.value.saved).toMatchObject({ status: 'over', end: { kind: 'resigned', seat: 0 } });
    expect(session.standing.value.turns).toHaveLength(2);
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
    await settled();
    expect(session.news.value).toEqual({ kind: 'gone' });
    session.say(session.composer.value!.legalSteps[0]!);
    await session.confirm();
    expect(session.news.value).toEqual({ kind: 'gone' });
    const { steps } = session.composer.value!;
    expect(steps).toHaveLength(1);
    await session.keepAgain();
    expect(session.news.value).toBeUndefined();
    expect(session.composer.value?.steps).toEqual(steps);
    await session.confirm();
    await settled();
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
    expect(second.news.value).toEqual({ kind: 'otherTab' });
    expect(second.standing.value.position.encode()).toBe(first.standing.value.position.encode());
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
    expect(second.standing.value.turns).toHaveLength(1);
    await playTurn(second);
    expect(first.standing.value.turns).toHaveLength(2);
    expect(first.news.value).toBeUndefined();
    expect((await reload(one, saved)).record).toBe((await reload(two, saved)).record);
  });
});

describe('the end beside the rules', () => {
  it('is a resignation that the record tells', async () => {
    const library = sharedStore()();
    const saved = await begin(library, 'tzaar', [ME, BOT]);
    const session = open(saved, desk(library));
    session.start();
    await session.resign();
    const last = await reload(library, saved);
    expect(last.end).toEqual({ kind: 'resigned', seat: 0 });
    expect(last.record).toContain('[Result "0-1"]');
    expect(last.record).toContain('[End "resign 0"]');
    expect(session.acting).toBe(false);
    expect(LocalSession.open(last, standIn('tzaar'), desk(library).around, () => undefined).ok).toBe(true);
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
    expect(session.timing.leftOf(0)).toBe(45_000);
    table.pass(29_000);
    session.tick();
    table.pass(2_000);
    session.tick();
    expect(events).toContainEqual({ kind: 'clock', seconds: 30 });
    stop();
    const again = open(await reload(library, saved), table, events);
    expect(again.timing.leftOf(1)).toBe(29_000);
    table.pass(30_000);
    again.tick();
    await settled();
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
    expect(session.timing.leftOf(0)).toBe(60_000);
  });
});
