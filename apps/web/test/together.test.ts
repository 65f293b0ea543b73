import { games } from '@threefold-games/catalogue';
import { type ClockPlan, type TablePlan, usualPlan } from '@threefold-games/room';
import { speaker } from '@threefold-games/speech';
import type { LobbyRow, RowSeat } from '@threefold-games/wire';
import { loadOnlineWords } from '@threefold-games/words';
import { describe, expect, it } from 'vitest';
import {
  gamesToWatch,
  keepHeld,
  openGames,
  putRow,
  readFilter,
  sortMine,
  writeFilter,
} from '../src/online/lobby/lists.ts';
import { clockShort, sayClock, sayTime, spellClock } from '../src/online/lobby/sayRow.ts';
import { draftFor, draftOf, planOf, readDraft, withGame } from '../src/online/lobby/tableDraft.ts';

const MINUTE = 60_000;
const DAY = 86_400_000;
const LIVE: ClockPlan = { kind: 'fischer', base: 10 * MINUTE, increment: 10_000 };
const SLOW: ClockPlan = { kind: 'days', bank: 3 * DAY, increment: DAY / 2, cap: 14 * DAY };
const ALL = { game: '', pace: '', strength: '' } as const;
const [first, second] = games;

const person = (name: string, rating?: number): RowSeat => ({
  kind: 'person',
  name,
  person: `p_${name}`,
  ...(rating !== undefined && { rating }),
});
const EMPTY: RowSeat = { kind: 'empty', name: '' };

const plan = (part: Partial<TablePlan> = {}): TablePlan =>
  usualPlan(first!, { clock: LIVE, start: 'host', leaver: { kind: 'end' }, rated: true, ...part });

let made = 0;
const row = (part: Partial<Omit<LobbyRow, 'plan'>> & { readonly plan?: Partial<TablePlan> } = {}): LobbyRow => {
  const seats = part.seats ?? [person('Ada', 1500), EMPTY];
  return {
    id: `row-${++made}`,
    phase: 'gathering',
    host: seats[0]?.person ?? '',
    created: made,
    updated: made,
    turns: 0,
    watchers: 0,
    actor: null,
    deadline: null,
    position: null,
    shares: null,
    ...part,
    seats,
    plan: plan(part.plan),
  };
};
const ids = (rows: readonly LobbyRow[]): readonly string[] => rows.map(({ id }) => id);

describe('open games', () => {
  it('leaves out what is full, has begun or goes by link', () => {
    const open = row();
    const others = [
      row({ seats: [person('Ada'), person('Ben')] }),
      row({ phase: 'playing' }),
      row({ plan: { listed: false } }),
    ];
    expect(openGames([...others, open], ALL)).toEqual([open]);
  });

  it('puts the newest first', () => {
    const [old, young] = [row(), row()];
    expect(ids(openGames([old, young], ALL))).toEqual(ids([young, old]));
  });

  it('filters by game, pace and strength; who is new counts as one who starts', () => {
    const slow = row({ plan: { clock: SLOW }, seats: [person('Ada', 1800), EMPTY] });
    const other = row({ plan: { game: second!.id }, seats: [person('Ben'), EMPTY] });
    const weak = row({ seats: [person('Cleo', 1200), EMPTY] });
    const rows = [slow, other, weak];
    expect(openGames(rows, { ...ALL, pace: 'slow' })).toEqual([slow]);
    expect(openGames(rows, { ...ALL, game: second!.id })).toEqual([other]);
    expect(openGames(rows, { ...ALL, strength: 'low' })).toEqual([weak]);
    expect(openGames(rows, { ...ALL, strength: 'middle' })).toEqual([other]);
    expect(openGames(rows, { ...ALL, strength: 'high' })).toEqual([slow]);
  });

  it('keeps a filter in the address, and takes no nonsense from there', () => {
    const filter = { game: second!.id, pace: 'live', strength: 'high' } as const;
    const known = games.map(({ id }) => id);
    expect(readFilter(writeFilter(filter), known)).toEqual(filter);
    expect(writeFilter(ALL)).toEqual({});
    expect(readFilter({ game: 'chess', pace: 'fast', strength: '9' }, known)).toEqual(ALL);
  });

  it('lets nothing jump while somebody points at a row: what fills up stays, what is new comes last', () => {
    const [a, b, c, d] = [row(), row(), row(), row()];
    const before = keepHeld([], [a, b, c], undefined);
    const after = keepHeld(before, [d, a, c], c.id);
    expect(after.map(({ row: { id }, full }) => [id, full])).toEqual([
      [a.id, false],
      [b.id, true],
      [c.id, false],
      [d.id, false],
    ]);
    expect(keepHeld(after, [d, a, c], undefined).map(shown => shown.row)).toEqual([d, a, c]);
  });

  it('shows a row that is pointed at as it is now', () => {
    const a = row();
    const [shown] = keepHeld(keepHeld([], [a], undefined), [{ ...a, watchers: 3 }], a.id);
    expect(shown?.row.watchers).toBe(3);
  });
});

describe('games to watch', () => {
  it('are those that run and are open to all, the most watched first', () => {
    const few = row({ phase: 'playing', watchers: 1 });
    const many = row({ phase: 'playing', watchers: 9 });
    const hidden = row({ phase: 'playing', plan: { watching: false } });
    expect(ids(gamesToWatch([few, hidden, many, row()], ''))).toEqual(ids([many, few]));
  });
});

describe('my games', () => {
  const seats = [person('Ada'), person('Ben')];
  const running = (actor: number, deadline: number | null): LobbyRow =>
    row({ phase: 'playing', seats, actor, deadline });

  it('put my turns first, the most urgent before those without a clock', () => {
    const [late, soon, never] = [running(0, 9), running(0, 5), running(0, null)];
    const [others, gathering] = [running(1, 1), row()];
    const sorted = sortMine([never, late, others, gathering, soon, row({ phase: 'over', seats })], 'p_Ada');
    expect(ids(sorted.turn)).toEqual(ids([soon, late, never]));
    expect(ids(sorted.others)).toEqual(ids([others]));
    expect(ids(sorted.gathering)).toEqual(ids([gathering]));
  });

  it('change one by one, and go when they are over', () => {
    const [a, b] = [running(0, 5), running(1, 5)];
    expect(putRow([a, b], { ...a, turns: 3 }).find(({ id }) => id === a.id)?.turns).toBe(3);
    expect(putRow([a, b], { ...a, phase: 'over' })).toEqual([b]);
  });
});

describe('what is wished for', () => {
  const usual = readDraft(undefined, games);

  it('gives every option of the game a value', () => {
    for (const game of games) {
      const { options, seats } = planOf({ ...usual, game: game.id }, game);
      const printed = Object.keys(game.options).filter(name => !game.options[name]!.house);
      expect(Object.keys(options)).toEqual(printed);
      expect(game.seats).toContain(seats);
    }
  });

  it('remembers each pace for itself, and begins by itself over days', () => {
    const draft = withGame(usual, first!, { live: { kind: 'none' } });
    expect(planOf(draft, first!)).toMatchObject({ clock: { kind: 'none' }, start: 'host' });
    expect(planOf({ ...draft, slow: true }, first!)).toMatchObject({ clock: { kind: 'days' }, start: 'full' });
  });

  it('of when bots had eight levels wants who stands in to be as strong as then', () => {
    const kept = {
      games: { talat: { leaver: { kind: 'bot', level: 4 } }, taluva: { leaver: { kind: 'bot', level: 9 } } },
    };
    const draft = readDraft(kept, games);
    const level = games.find(({ id }) => id === 'talat')?.formerLevels?.[3];
    expect(draft.games.talat?.leaver).toEqual({ kind: 'bot', level, of: 12 });
    expect(draft.games.taluva?.leaver).toEqual(usual.games.taluva?.leaver);
    expect(readDraft(structuredClone(draft), games)).toEqual(draft);
  });

  it('is read as it was kept', () => {
    const draft = withGame({ ...usual, game: second!.id, slow: true }, first!, {
      live: { kind: 'byoyomi', base: 5 * MINUTE, periods: 3, period: 30_000 },
      leaver: { kind: 'end' },
      rated: false,
      even: true,
      lot: true,
    });
    expect(readDraft(structuredClone(draft), games)).toEqual(draft);
  });

  it.each(['nonsense', [], { game: 'chess', games: { talat: { seats: 9, live: { kind: 'fischer', base: -1 } } } }])(
    'falls back to the usual where %j was kept',
    raw => {
      expect(readDraft(raw, games)).toEqual(usual);
    },
  );

  it('takes a plan apart and puts it together again', () => {
    const made = planOf({ ...usual, slow: true, listed: false }, first!);
    expect(planOf(draftOf(made, first!), first!)).toEqual(made);
  });

  it('is an even start only where it can be varied', () => {
    const tzaar = games.find(({ id }) => id === 'tzaar')!;
    const even = planOf(withGame(usual, tzaar, { even: true }), tzaar);
    expect(even.even).toBe(true);
    expect(planOf(draftOf(even, tzaar), tzaar)).toEqual(even);
    expect(planOf(withGame(usual, tzaar, { even: true, options: { setup: 'fixed' } }), tzaar).even).toBeUndefined();
  });

  it('is a lot for the seats at any game', () => {
    for (const game of games) {
      expect(planOf(usual, game)).not.toHaveProperty('lot');
      const byLot = planOf(withGame(usual, game, { lot: true }), game);
      expect(byLot.lot).toBe(true);
      expect(planOf(draftOf(byLot, game), game)).toEqual(byLot);
    }
  });

  it('lets what is as usual follow the number of seats', () => {
    for (const game of games) {
      const [least, most] = [Math.min(...game.seats), Math.max(...game.seats)];
      const small = planOf(withGame(usual, game, { seats: least }), game);
      const grown = planOf(withGame(draftOf(small, game), game, { seats: most }), game);
      expect(grown.options).toEqual(planOf(withGame(usual, game, { seats: most }), game).options);
    }
  });

  it('has something for a game that nobody has chosen yet', () => {
    expect(draftFor({ ...usual, games: {} }, first!).seats).toBe(first!.seats[0]);
  });
});

describe('clocks in words', async () => {
  const online = await loadOnlineWords('en');
  const speak = speaker('en');
  const CLOCKS: readonly (readonly [ClockPlan, string, string])[] = [
    [{ kind: 'none' }, 'no clock', 'no clock'],
    [LIVE, '10 + 10', '10 min + 10 s per turn'],
    [{ kind: 'fischer', base: 90 * MINUTE, increment: 0 }, '90 + 0', '90 min + 0 s per turn'],
    [{ kind: 'fischer', base: 90_000, increment: 90_000 }, '1 min 30 s + 90', '1 min 30 s + 1 min 30 s per turn'],
    [{ kind: 'delay', base: 15 * MINUTE, delay: 5000 }, '15, 5 free', '15 min, 5 s of each turn free'],
    [{ kind: 'byoyomi', base: 10 * MINUTE, periods: 3, period: 30_000 }, '10 + 3 × 30', '10 min, then 3 × 30 s'],
    [SLOW, '3 d + 12 h', '3 d + 12 h per turn'],
  ];

  it.each(CLOCKS)('says %j in short and at length', (clock, short, long) => {
    expect(clockShort({ clock }, online, speak)).toBe(short);
    expect(sayClock({ clock }, online, speak)).toBe(long);
  });

  it('spells it out for those who listen', () => {
    expect(spellClock({ clock: LIVE }, online, speak)).toBe('10 minutes plus 10 seconds per turn');
    expect(spellClock({ clock: SLOW }, online, speak)).toBe('3 days plus 12 hours per turn');
  });

  it('tells what is left in two units, and nothing below zero', () => {
    expect(sayTime(28 * 60 * MINUTE + 59 * MINUTE, online, speak)).toBe('1 d 4 h');
    expect(sayTime(-5, online, speak)).toBe('0 s');
  });
});
