import { type Game, parseRecord, type Result, replay, tagValue } from '@threefold-games/core';
import { type CommandFault, wrongUsage } from '../faults.ts';
import type { Io } from '../io.ts';
import { FOREIGN, JSON_LINES, openResumable, RECORDS, type ResumableFile } from '../resumableFile.ts';
import { type SelfplayPlan, selfplayTag } from './plan.ts';

/** How games stand in a file. */
export type Writing = 'records' | 'json';

/** Makes the file, or with `resume` takes over the numbers of the games of the same plan that it holds and cuts off one that is torn. */
export const openGames = (
  io: Io,
  game: Game,
  plan: SelfplayPlan,
  writing: Writing,
  path: string,
  resume: boolean,
): Promise<Result<ResumableFile<number>, CommandFault>> => {
  const { split, isWhole } = writing === 'json' ? JSON_LINES : RECORDS;
  const read = writing === 'json' ? readLine : readRecord(game);
  const head = `${game.id} ${plan.seats} ${selfplayTag(plan)}`;
  return openResumable(io, path, resume, {
    split,
    begin: writing === 'json' ? `{"game":"${game.id}"` : `[Game "${game.id}"]`,
    read: entry => {
      const found = isWhole(entry) ? read(entry) : undefined;
      return found && (found.head === head ? found.number : FOREIGN);
    },
    refusal: wrongUsage(
      `${path} holds other games.`,
      'Resume with the same game, seats, player and seed and in the same format, or choose another file.',
    ),
  });
};

interface Found {
  /** What must be the same in all games of a file. */
  readonly head: string;
  readonly number: number;
}

const readRecord =
  (game: Game) =>
  (entry: string): Found | undefined => {
    const record = parseRecord(entry);
    const replayed = record.ok ? replay(id => (id === game.id ? game : undefined), record.value) : record;
    if (!record.ok || !replayed.ok || !replayed.value.history.position.outcome()) return undefined;
    const [tag, round] = ['Selfplay', 'Round'].map(name => tagValue(record.value, name) ?? '');
    return { head: `${game.id} ${replayed.value.setup.seats} ${tag}`, number: Number(round) };
  };

const readLine = (entry: string): Found | undefined => {
  try {
    const { game, seats, selfplay, round } = JSON.parse(entry) as Readonly<Record<string, unknown>>;
    return { head: `${String(game)} ${String(seats)} ${String(selfplay)}`, number: Number(round) };
  } catch {
    return undefined;
  }
};
