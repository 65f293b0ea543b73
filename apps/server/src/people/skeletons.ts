import type { Kysely } from 'kysely';
import type { Tables } from '../store/tables.ts';
import { skeletonOf } from './names.ts';

/** Names that are read at once. */
const BATCH = 1_000;

/**
 * Notes how names look that were taken before that was asked, or by a version that does not ask. Of two that look alike the older one has
 * the looks to itself, and the other keeps its name without them.
 */
export const fillSkeletons = async (db: Kysely<Tables>): Promise<void> => {
  for (;;) {
    const rows = await db
      .selectFrom('persons')
      .select(['id', 'name', 'folded'])
      .where('kind', '<>', 'guest')
      .where('deleted', 'is', null)
      .where(it => it.or([it('skeletonOf', 'is', null), it('skeletonOf', '<>', it.ref('folded'))]))
      .orderBy('created')
      .orderBy('id')
      .limit(BATCH)
      .execute();
    for (const { id, name, folded } of rows) {
      const skeleton = skeletonOf(name);
      const other = await db
        .selectFrom('persons')
        .select('id')
        .where('skeleton', '=', skeleton)
        .where('kind', '<>', 'guest')
        .where('deleted', 'is', null)
        .where('id', '<>', id)
        .executeTakeFirst();
      await db
        .updateTable('persons')
        .set({ skeleton: other ? null : skeleton, skeletonOf: folded })
        .where('id', '=', id)
        .where('folded', '=', folded)
        .execute();
    }
    if (rows.length < BATCH) return;
  }
};
