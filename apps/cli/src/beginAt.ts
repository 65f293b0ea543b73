import type { Game, Position } from '@threefold/core';
import { lastReplay } from './lastReplay.ts';
import { type Beginning, openGame } from './openGame.ts';
import type { Context } from './output.ts';
import { fromFault, stop, type Tried, type Trouble, wrongUsage } from './trouble.ts';

/** Where to begin: the start of a game, a position of it, or (of a file) the end of its last record. */
export interface BeginAt extends Beginning {
  /** A position as `Position.encode` writes it. */
  readonly position?: string | undefined;
}

export interface Begun {
  readonly game: Game;
  readonly position: Position;
}

export const beginAt = async (context: Context, what: string, how: BeginAt): Promise<Tried<Begun>> => {
  const game = context.catalogue.findGame(what);
  if (
    (!game || how.position !== undefined) &&
    [how.seats, how.option, how.setup, how.seed].some(x => x !== undefined)
  ) {
    const sentence = 'A record or a position has its seats, options and set-up in itself.';
    return stop(wrongUsage(sentence, 'Leave --seats, --option, --setup and --seed away.'));
  }
  if (!game) return how.position === undefined ? atEnd(context, what) : stop(POSITION_OF_FILE);
  if (how.position === undefined) {
    const setup = openGame(context, game, how);
    return setup.ok ? { ok: true, value: { game, position: game.start(setup.value) } } : setup;
  }
  const position = game.decode(how.position);
  return position.ok
    ? { ok: true, value: { game, position: position.value } }
    : stop(fromFault(context.catalogue, position.error, game.id));
};

const POSITION_OF_FILE = wrongUsage(
  'A position goes with a game, not with a file.',
  'Give the game in place of the file.',
);

const atEnd = async (context: Context, file: string): Promise<Tried<Begun>> => {
  const last = await lastReplay(context, file);
  return last.ok ? { ok: true, value: last.value.replay } : stop(neither(context, last.trouble));
};

/** What became of a word that is a game or a file: where there is no such file it is no game either. */
export const neither = ({ catalogue }: Context, trouble: Trouble): Trouble =>
  trouble.code === 'file.missing'
    ? { ...trouble, hint: `It is not a game either; the games are ${catalogue.games.map(game => game.id).join(', ')}.` }
    : trouble;
