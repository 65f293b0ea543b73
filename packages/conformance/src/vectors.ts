import {
  type Fault,
  type Game,
  type GameRecord,
  parseRecord,
  perft,
  type Result,
  replay,
  splitRecords,
  stepsOf,
  tagValue,
} from '@threefold-games/core';

/**
 * Vectors are records with tags of their own, so that every program which reads records reads them:
 * `.play` a complete game, with Legal (the number of legal steps at every step, `?` where it is not known) and Detail (JSON);
 * `.refuse` a game whose last turn breaks a rule, with Refused (why);
 * `.perft` a game that leads to a position, with Perft (counts from depth 1) and, where tiles are drawn, Draws.
 */
export const readVectors = (text: string): readonly GameRecord[] =>
  splitRecords(text).map(piece => {
    const record = parseRecord(piece);
    if (!record.ok) throw new Error(`a vector cannot be read: ${record.error.detail}`);
    return record.value;
  });

/** What a vector is about, for a test's title. */
export const vectorName = (record: GameRecord): string =>
  tagValue(record, 'Id') ?? tagValue(record, 'Refused') ?? `${record.turns.length} turns`;

/** The numbers of legal steps that a `.play` vector gives, beside those that the game has; `?` matches all. */
export const playCounts = (
  game: Game,
  record: GameRecord,
): { readonly given: string[]; readonly counted: string[]; readonly detail: unknown } => {
  const played = replay(only(game), record);
  if (!played.ok) throw new Error(`${vectorName(record)}: ${JSON.stringify(played.error)}`);
  const given = (tagValue(record, 'Legal') ?? '').split(' ');
  const { position } = played.value.history;
  const { steps, events } = stepsOf(played.value.history);
  const counted = steps.map(({ legal }, i) => (given[i] === '?' ? '?' : String(legal)));
  if (position.outcome() === undefined) throw new Error(`${vectorName(record)}: the game is not over`);
  return { given, counted, detail: game.detail(position.view(), events) };
};

/** The fault of a `.refuse` vector's last turn; all before it must be legal. */
export const refusedTurn = (game: Game, record: GameRecord): Fault => {
  const before = replay(only(game), { ...record, turns: record.turns.slice(0, -1) });
  if (!before.ok) throw new Error(`${vectorName(record)}: an earlier turn is refused: ${JSON.stringify(before.error)}`);
  const after = replay(only(game), record);
  if (after.ok) throw new Error(`${vectorName(record)}: nothing is refused`);
  return after.error;
};

/** A row of a `.perft` vector. */
export interface PerftRow {
  readonly name: string;
  readonly depth: number;
  readonly expected: number;
  count(): Result<number>;
}

/** What a `.perft` vector claims, by depth, each with its count to hold against it. */
export const perftRows = (game: Game, record: GameRecord): readonly PerftRow[] =>
  tagValue(record, 'Perft')!
    .split(' ')
    .map((expected, i) => ({
      name: vectorName(record),
      depth: i + 1,
      expected: Number(expected),
      count: () => {
        const played = replay(only(game), record);
        return played.ok
          ? perft(game, played.value.history.position.copy(), i + 1, tagValue(record, 'Draws')?.split(' '))
          : played;
      },
    }));

const only = (game: Game) => (id: string) => (id === game.id ? game : undefined);
