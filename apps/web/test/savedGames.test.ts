import { readFileSync } from 'node:fs';
import { findGame, games } from '@threefold-games/catalogue';
import { CHANCE, parseRecord, tagValue } from '@threefold-games/core';
import { botName } from '@threefold-games/room';
import { eightLevels } from '@threefold-games/testkit';
import { describe, expect, it } from 'vitest';
import { isOver } from '../src/board/tableModel.ts';
import { readStoredGame, SavedGame, type StoredGame } from '../src/library/savedGame.ts';
import { summarise } from '../src/library/summary.ts';
import { upgradeSavedGame } from '../src/library/upgradeSavedGame.ts';
import type { Around } from '../src/match/bots.ts';
import { LocalMatch } from '../src/match/localMatch.ts';
import { type SeatPlan, withBots } from '../src/settings/plans.ts';
import { atTable } from './atTable.ts';
import { SECRET, sharedStore } from './sharedStore.ts';

/** What an older version stored, and what it made of it. */
interface Fixture {
  readonly entry: { readonly id: string; readonly game: string; readonly revision: number };
  readonly shows: Readonly<Record<string, unknown>> & {
    readonly turns: readonly (readonly string[])[];
    readonly at: number;
    readonly left: readonly number[] | null;
    readonly undoable: number;
    readonly composed: readonly string[];
    readonly end: { readonly kind: string; readonly seat: number } | null;
    readonly seats: readonly { readonly kind: string; readonly level?: number }[];
    readonly names: readonly string[];
    readonly tags: readonly { readonly name: string; readonly value: string }[];
  };
}

const linesOf = (name: string): readonly string[] =>
  readFileSync(new URL(`./fixtures/saved/${name}.jsonl`, import.meta.url), 'utf8')
    .trim()
    .split('\n');

const FIXTURES = games.flatMap(({ id }) => linesOf(id).map(line => JSON.parse(line) as Fixture));

const around = (now: number): Around =>
  ({ findGame, now: () => now, wait: () => Promise.resolve(), library: {}, engine: {} }) as unknown as Around;

const upgraded = (entry: unknown): StoredGame => {
  const stored = upgradeSavedGame(findGame, entry, () => SECRET);
  if (!stored.ok) throw new Error(`${stored.error.code} ${stored.error.detail}`);
  return stored.value;
};

describe.each(FIXTURES.map(fixture => [fixture.entry.id, fixture] as const))(
  '%s, as it was saved',
  (id, { entry, shows }) => {
    const stored = upgraded(entry);
    // As storage gives it back.
    const read = readStoredGame(structuredClone(stored));
    if (!read.ok) throw new Error(read.error.detail);
    const saved = new SavedGame(findGame, read.value);
    const opened = LocalMatch.open(saved, around(shows.at));
    if (!opened.ok) throw new Error(opened.error.code);
    const session = atTable(opened.value);
    const { model } = session;
    const { history } = model;
    const { position } = history;

    it('stands as it stood', () => {
      expect(saved.id).toBe(id);
      expect(history.turns.map(turn => [...turn.drawn, ...turn.steps])).toEqual(shows.turns);
      expect(history.turns.map(({ seat }) => seat)).toEqual(shows.seatsOfTurns);
      expect(history.open.drawn).toEqual(shows.drawn);
      expect(position.encode()).toBe(shows.position);
      expect(position.outcome() ?? null).toEqual(shows.outcome);
      expect(isOver(session.model)).toBe(shows.over);
      expect(saved.status).toBe(shows.status);
      expect(saved.end ?? null).toEqual(shows.end);
      expect(session.model.acts.undo).toBe(shows.undoable);
      expect(session.acting).toBe(shows.acting);
      const summary = summarise(saved);
      expect(summary.ok && summary.value.actor).toBe(shows.actor);
    });

    it('has the same people, names, wishes and dates', () => {
      // Bots had no names, and eight levels.
      const { formerLevels = [] } = findGame(entry.game)!;
      const now = (level = 1): number => formerLevels[level - 1]!;
      const named = withBots(
        shows.seats.map(seat => (seat.kind === 'bot' ? { ...seat, level: now(seat.level) } : seat) as SeatPlan),
      );
      expect(saved.seats).toEqual(
        named.map(seat =>
          seat.kind === 'bot' ? { ...seat, name: botName({ level: 1, character: 0, ...seat }) } : seat,
        ),
      );
      expect(stored.names).toEqual(
        shows.names.map(name => name.replace(/^Threefold (\d)$/, (_, n) => `Threefold (level ${now(Number(n))})`)),
      );
      expect(saved.room.plan.lot ?? false).toBe(shows.lot);
      expect([saved.started, saved.updated]).toEqual([shows.started, shows.updated]);
      const even = tagValue({ tags: shows.tags, turns: [], comments: [] }, 'Even');
      expect(model.even).toEqual(
        even === undefined ? undefined : even === '-' ? 'unknown' : even.split('/').map(Number),
      );
    });

    it('keeps its clocks and the turn that was being made', () => {
      const { clock } = saved;
      expect(clock ? { minutes: clock.minutes, increment: clock.increment } : null).toEqual(shows.clock);
      const left = shows.left ? saved.seats.map((_, seat) => session.clockFace(seat)?.left) : null;
      expect(left).toEqual(shows.left);
      expect(saved.status === 'over' ? [] : stored.composed).toEqual(shows.composed);
      // A tile that can go to one place alone lies there by now.
      if (shows.acting) expect(session.composer?.steps.slice(0, shows.composed.length)).toEqual(shows.composed);
    });

    it('is written as the record that it was', () => {
      const record = parseRecord(saved.record);
      if (!record.ok) throw new Error(record.error.code);
      // Where somebody left, the others share what is left, also where the record did not say so.
      const shared = shows.end !== null && tagValue({ tags: shows.tags, turns: [], comments: [] }, 'Result') === '*';
      const told = (tags: Fixture['shows']['tags']) =>
        tags
          .filter(({ name }) => !(shared && name === 'Result'))
          .map(({ name, value }) => `${name}=${value}`)
          .sort();
      expect(told(record.value.tags)).toEqual(told(shows.tags));
      expect(record.value.comments).toEqual(shows.comments);
      expect(record.value.turns.slice(0, shows.turns.length)).toEqual(shows.turns);
    });
  },
);

describe('a saved game that cannot be read', () => {
  it.each(linesOf('damaged').map(line => JSON.parse(line) as { readonly id: string }))(
    '$id is set aside, never deleted',
    async entry => {
      expect(upgradeSavedGame(findGame, entry, () => SECRET).ok).toBe(false);
      const store = sharedStore();
      await store.browser.put('games', entry);
      const library = store();
      expect(await library.list()).toEqual([]);
      const [aside] = await library.setAside();
      expect(aside?.id).toBe(entry.id);
      expect(JSON.parse(aside!.text)).toEqual(entry);
    },
  );
});

describe('a game of when bots had eight levels', () => {
  it('goes on against bots as strong as those', () => {
    const stored = upgraded(eightLevels().stored);
    const saved = new SavedGame(findGame, stored);
    const level = findGame(saved.game)!.formerLevels![2]!;
    expect(saved.seats).toEqual([
      { kind: 'me', name: 'Ada' },
      { kind: 'bot', name: botName({ level, character: 0 }), level, of: 12, character: 0 },
      { kind: 'bot', name: botName({ level, character: 1 }), level, of: 12, character: 1 },
    ]);
    expect(LocalMatch.open(saved, around(saved.updated)).ok).toBe(true);
    const again = readStoredGame(structuredClone(stored));
    expect(again.ok && again.value).toEqual(stored);
  });

  it('is refused where it names a level that there was not', () => {
    const old = eightLevels().stored as { readonly room: { readonly seats: readonly object[] } };
    const seats = old.room.seats.map(seat => ({ ...seat, ...('level' in seat && { level: 9 }) }));
    expect(upgradeSavedGame(findGame, { ...old, room: { ...old.room, seats } }, () => SECRET)).toMatchObject({
      ok: false,
      error: { code: 'store.corrupt', detail: 'seats' },
    });
  });
});

describe('an older entry in the library', () => {
  it('is upgraded once, and goes on from there', async () => {
    const store = sharedStore();
    const { entry } = FIXTURES.find(({ entry: { id } }) => id === 'taluva-composing')!;
    await store.browser.put('games', entry);
    const first = await store().load(entry.id);
    expect(await store.browser.get('games', entry.id)).toMatchObject({ form: 3, revision: entry.revision + 1 });
    const second = await store().load(entry.id);
    expect(second.ok && second.value.stored).toEqual(first.ok && first.value.stored);
    expect(first.ok && first.value.room.drawn).toHaveLength(1);
  });

  it('draws the same again when its last turns are taken back', async () => {
    for (const { entry, shows } of FIXTURES.filter(({ shows: { undoable } }) => undoable > 0)) {
      const library = sharedStore()();
      await library.create(upgraded(entry));
      const saved = await library.load(entry.id);
      if (!saved.ok) throw new Error(saved.error.code);
      const match = LocalMatch.open(saved.value, { ...around(shows.at), library });
      if (!match.ok) throw new Error(match.error.code);
      await match.value.undo();
      const { turns, open, position } = match.value.model.peek().history;
      const { drawn } = open;
      expect(turns).toHaveLength(shows.turns.length - shows.undoable);
      const again = shows.turns[turns.length]!;
      expect(again.slice(0, drawn.length)).toEqual(drawn);
      expect(position.actor).not.toBe(CHANCE);
    }
  });
});
