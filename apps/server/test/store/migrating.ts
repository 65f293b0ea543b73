import { readFileSync } from 'node:fs';
import { must } from '@threefold-games/testkit';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { openStore, openToFill } from '../../src/store/database.ts';
import { appliedMigrations, migrate } from '../../src/store/migrate.ts';
import { MIGRATIONS } from '../../src/store/migrations/index.ts';
import { roomsOf } from '../../src/store/roomQueries.ts';
import type { Store } from '../../src/store/store.ts';
import { systemTime } from '../../src/time.ts';
import { type BackEnd, opened } from './backEnd.ts';
import { backupOf, restoreText } from './backup.ts';
import { entryOf } from './samples.ts';

/** A database of the first version with a game in it, as text. */
const firstVersion = (kind: Store['kind']): readonly string[] =>
  readFileSync(new URL(`./fixtures/version1.${kind}.sql`, import.meta.url), 'utf8')
    .split(/;\n/)
    .map(statement => statement.trim())
    .filter(Boolean);

/** The schema goes forward, from the first version on. */
export const migratesForward = (backEnd: BackEnd): void => {
  describe('the schema', () => {
    test('comes forward from the first version, with all that is in it', async () => {
      const place = await backEnd.place();
      await backEnd.execute(place, firstVersion(backEnd.kind));
      const store = await opened(place);
      expect(await appliedMigrations(store.db)).toEqual(MIGRATIONS.map(([name]) => name));
      const stored = await store.journal.load('aaaa-2222');
      expect(stored?.snapshot).toMatchObject({ id: 'aaaa-2222', seq: 0, host: 'p_ann' });
      expect(stored?.events.map(({ seq, at }) => [seq, at])).toEqual([
        [1, 2001],
        [2, 2002],
      ]);
      expect(await store.journal.append(entryOf('aaaa-2222', 3))).toBe('stored');
      expect((await roomsOf(store.db, ['p_ben'], { limit: 9 })).map(({ id }) => id)).toEqual(['aaaa-2222']);
      expect((await store.db.selectFrom('chat').select('text').execute())[0]?.text).toBe("It's your turn.");
      await store.close();
    });

    test('lets accounts keep names that look alike, and the older one the looks', async () => {
      const place = await backEnd.place();
      const bare = must(await openToFill(place));
      const before = MIGRATIONS.filter(([name]) => name < '0005');
      must(await migrate(bare.db, { kind: backEnd.kind, now: 1, steps: before }));
      const common = { seen: 1, holidayUsed: 0, holidayYear: 0 };
      const rows = ['Emma account 20', 'Ernma bot 10', 'Ernrna guest 5', 'Otto account 30'].map(text => {
        const [name = '', kind, created] = text.split(' ');
        return {
          id: `p_${name}`,
          name,
          folded: name.toLowerCase(),
          kind: kind as 'bot',
          created: Number(created),
          ...common,
        };
      });
      await bare.db.insertInto('persons').values(rows).execute();
      await bare.close();
      const store = await opened(place);
      const kept = await store.db.selectFrom('persons').select(['name', 'skeleton']).orderBy('created').execute();
      expect(kept).toEqual([
        { name: 'Ernrna', skeleton: null },
        { name: 'Ernma', skeleton: 'ernrna' },
        { name: 'Emma', skeleton: null },
        { name: 'Otto', skeleton: 'otto' },
      ]);
      await store.close();
    });

    test('keeps what accounts know of puzzles, also from a backup of the version before', async () => {
      const place = await backEnd.place();
      const bare = must(await openToFill(place));
      const before = MIGRATIONS.filter(([name]) => name < '0010');
      must(await migrate(bare.db, { kind: backEnd.kind, now: 1, steps: before }));
      const own = { person: 'p_ann', outcome: 'solved' as const, at: 9, tries: 2, day: '2026-11-18' };
      const first = { person: 'p_ann', at: 5, turn: 'a1 b2', solved: 0, hinted: 0, skill: '{}' };
      await bare.db
        .insertInto('ownPuzzles')
        .values([
          { ...own, puzzle: 'both' },
          { ...own, puzzle: 'told', day: null },
        ])
        .execute();
      await bare.db
        .insertInto('puzzleTries')
        .values([
          { ...first, puzzle: 'both' },
          { ...first, puzzle: 'judged' },
        ])
        .execute();
      await bare.close();
      const text = await backupOf(place);
      const restored = await backEnd.place();
      expect(await restoreText(restored, text)).toMatchObject({ ok: true });
      const [{ at: _, ...judged }, nothing] = [
        { ...first, firstAt: first.at },
        { firstAt: null, turn: null, solved: null, hinted: null, skill: null },
      ];
      for (const each of [place, restored]) {
        const store = await opened(each);
        expect(await store.db.selectFrom('puzzleAttempts').selectAll().orderBy('puzzle').execute()).toEqual([
          { ...own, ...judged, puzzle: 'both' },
          { ...judged, puzzle: 'judged', outcome: null, at: null, tries: null, day: null },
          { ...own, ...nothing, puzzle: 'told', day: null },
        ]);
        await store.close();
      }
    });

    test('is not touched where a newer version has written it', async () => {
      const place = await backEnd.place();
      const store = await opened(place);
      await sql`insert into migrations (name, applied) values ('9999-future', 1)`.execute(store.db);
      await store.close();
      const again = await openStore(place, { ...systemTime, now: () => 1, processId: 'old' });
      expect(again).toEqual({ ok: false, error: { code: 'server.newer', detail: '9999-future' } });
    });
  });
};
