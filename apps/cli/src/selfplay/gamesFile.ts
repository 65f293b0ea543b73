import { type Game, ok, parseRecord, type Result, replay, splitRecords, tagValue } from '@threefold/core';
import { type CommandFault, refuse, systemFault, wrongUsage } from '../faults.ts';
import type { Io } from '../io.ts';
import { type SelfplayPlan, selfplayTag } from './plan.ts';

/** How games stand in a file. */
export type Writing = 'records' | 'json';

/** A file that games are added to, one by one. */
export interface GamesFile {
  /** The number of the last game that it holds; 0 where there is none. */
  readonly last: number;
  /** Adds a game; what went wrong, if something did. */
  add(text: string): Promise<CommandFault | undefined>;
}

/** Makes the file, or with `resume` takes over the games of the same plan that it holds and cuts off one that is torn. */
export const openGames = async (
  io: Io,
  game: Game,
  plan: SelfplayPlan,
  writing: Writing,
  path: string,
  resume: boolean,
): Promise<Result<GamesFile, CommandFault>> => {
  try {
    const text = resume ? await readText(io, path) : '';
    const held = wholeGames(game, plan, writing, text);
    if (!held) return refuse(otherGames(path));
    if (!resume || held.text !== text) await io.writeFile(path, held.text, resume);
    return ok({
      last: held.last,
      add: async added => {
        try {
          await io.appendFile(path, added);
          return undefined;
        } catch (error) {
          return systemFault(error, path);
        }
      },
    });
  } catch (error) {
    return refuse(systemFault(error, path));
  }
};

const readText = async (io: Io, path: string): Promise<string> => {
  const chunks: Uint8Array[] = [];
  try {
    for await (const chunk of io.readFile(path)) chunks.push(chunk);
  } catch (error) {
    if (systemFault(error, path).code !== 'file.missing') throw error;
  }
  return Buffer.concat(chunks).toString('utf8');
};

/** The games at the beginning of a text; undefined where something else stands in it. Only its end can be torn. */
const wholeGames = (
  game: Game,
  plan: SelfplayPlan,
  writing: Writing,
  text: string,
): { readonly text: string; readonly last: number } | undefined => {
  const pieces = writing === 'json' ? text.split(/(?<=\n)/) : splitRecords(text);
  const read = writing === 'json' ? readLine : readPiece(game);
  let last = 0;
  let kept = '';
  for (const [i, piece] of pieces.entries()) {
    const found = piece.endsWith('\n') ? read(piece) : undefined;
    if (found && found.plan !== headOf(game, plan)) return undefined;
    if (!found && (i < pieces.length - 1 || !beginsLike(piece, game, writing))) return undefined;
    if (!found) break;
    last = found.number;
    kept += piece;
  }
  return { text: kept, last };
};

/** What must be the same in all games of a file. */
const headOf = (game: Game, plan: SelfplayPlan): string => `${game.id} ${plan.seats} ${selfplayTag(plan)}`;

interface Found {
  readonly plan: string;
  readonly number: number;
}

const readPiece =
  (game: Game) =>
  (piece: string): Found | undefined => {
    const record = parseRecord(piece);
    const replayed = record.ok ? replay(id => (id === game.id ? game : undefined), record.value) : record;
    if (!record.ok || !replayed.ok || !replayed.value.history.position.outcome()) return undefined;
    const [tag, round] = ['Selfplay', 'Round'].map(name => tagValue(record.value, name) ?? '');
    return { plan: `${game.id} ${replayed.value.setup.seats} ${tag}`, number: Number(round) };
  };

const readLine = (piece: string): Found | undefined => {
  try {
    const { game, seats, selfplay, round } = JSON.parse(piece) as Readonly<Record<string, unknown>>;
    return { plan: `${String(game)} ${String(seats)} ${String(selfplay)}`, number: Number(round) };
  } catch {
    return undefined;
  }
};

/** Whether a torn piece begins as a game does, as far as it goes: nothing but such a one may be cut off. */
const beginsLike = (piece: string, game: Game, writing: Writing): boolean => {
  const begin = writing === 'json' ? `{"game":"${game.id}"` : `[Game "${game.id}"]`;
  return piece.startsWith(begin) || begin.startsWith(piece);
};

const otherGames = (path: string): CommandFault =>
  wrongUsage(
    `${path} holds other games.`,
    'Resume with the same game, seats, player and seed and in the same format, or choose another file.',
  );
