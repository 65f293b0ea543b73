import type { PeopleDeps } from '../people/deps.ts';

/** The puzzles that were found to be wrong, in the order of their names. */
export const withdrawnPuzzles = async ({ db }: Pick<PeopleDeps, 'db'>): Promise<readonly string[]> => {
  const rows = await db.selectFrom('puzzleReports').select('puzzle').where('verdict', '=', 'withdrawn').execute();
  return rows.map(({ puzzle }) => puzzle).toSorted();
};

/** Whether a puzzle was found to be wrong. */
export const isWithdrawn = async ({ db }: Pick<PeopleDeps, 'db'>, puzzle: string): Promise<boolean> => {
  const row = await db.selectFrom('puzzleReports').select('verdict').where('puzzle', '=', puzzle).executeTakeFirst();
  return row?.verdict === 'withdrawn';
};

/** Keeps what a report has led to. What was withdrawn stays so, whatever else is reported. */
export const keepVerdict = async (
  { db, now }: Pick<PeopleDeps, 'db' | 'now'>,
  puzzle: string,
  verdict: 'withdrawn' | 'open',
  turn: readonly string[],
): Promise<void> => {
  const row = { verdict, turn: turn.join(' '), at: now() };
  await db
    .insertInto('puzzleReports')
    .values({ puzzle, ...row })
    .onConflict(conflict =>
      verdict === 'open'
        ? conflict.doNothing()
        : conflict.column('puzzle').doUpdateSet(row).where('puzzleReports.verdict', '<>', 'withdrawn'),
    )
    .execute();
};

/** What operators should look at, the latest first. */
export const reportedPuzzles = ({ db }: Pick<PeopleDeps, 'db'>) =>
  db
    .selectFrom('puzzleReports')
    .select(['puzzle as id', 'verdict', 'turn', 'at'])
    .orderBy('at', 'desc')
    .orderBy('puzzle')
    .execute();
