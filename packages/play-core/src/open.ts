import { decodeHead, History, parseRecord, quote, replay, splitRecords, tagValue } from '@threefold-games/core';
import { seatNames } from './begin.ts';
import { freshSeed } from './chance.ts';
import { errorAt, errorOf, ThreefoldError } from './errors.ts';
import { GameInPlay } from './gameInPlay.ts';
import type { Kit } from './kit.ts';
import type { Opening, PlayedGame } from './playedGame.ts';
import { openedRecord } from './records.ts';
import { nearest, textOf } from './text.ts';

/** The games of a text with records, also in the formats of other programs. */
export const openAll = <Id extends string, View>(
  kits: readonly Kit[],
  text: string,
  { seed = freshSeed() }: Opening = {},
): PlayedGame<Id, View>[] => {
  const all = textOf(text);
  const formats = kits.flatMap(({ game }) => game.formats);
  const foreign = formats.find(format => format.detect(all));
  const pieces = foreign ? foreign.split(all) : splitRecords(all);
  return (pieces.length === 0 ? [''] : pieces).map(piece => {
    const record = foreign ? foreign.read(piece) : parseRecord(piece);
    if (!record.ok) throw errorAt(record.error);
    const replayed = replay(id => kits.find(({ game }) => game.id === id)?.game, record.value);
    if (!replayed.ok)
      throw errorAt(replayed.error, kits.find(({ game }) => game.id === tagValue(record.value, 'Game'))?.rules);
    const { setup, names, history } = replayed.value;
    const kit = kits.find(({ game }) => game === history.game)!;
    return new GameInPlay<Id, View>(
      { kit, setup, names, seed, opened: openedRecord(record.value, replayed.value) },
      history,
    );
  });
};

/** The game of a text with one record. */
export const openOne = <Id extends string, View>(
  kits: readonly Kit[],
  text: string,
  opening?: Opening,
): PlayedGame<Id, View> => {
  const [game, ...more] = openAll<Id, View>(kits, text, opening);
  if (more.length > 0)
    throw new ThreefoldError(
      'record.several',
      `There are ${more.length + 1} records here: openRecords reads them all.`,
    );
  return game!;
};

/** A game that begins at a position. */
export const openAt = <Id extends string, View>(
  kits: readonly Kit[],
  text: string,
  { seed = freshSeed() }: Opening = {},
): PlayedGame<Id, View> => {
  const id = /^\s*([^/\s]*)/.exec(textOf(text))![1]!;
  const kit = kitOf(kits, id);
  const position = kit.game.decode(text.trim());
  const head = decodeHead(kit.game, text);
  if (!position.ok) throw errorOf(position.error, kit.rules);
  if (!head.ok) throw errorOf(head.error, kit.rules);
  const setup = { ...head.value.setup, layout: '' };
  const names = seatNames(kit, setup.seats);
  return new GameInPlay<Id, View>(
    { kit, setup, names, seed, opened: 'position' },
    History.from(kit.game, position.value),
  );
};

/** The kit of a game. Throws, and says which games there are, where there is no such one. */
export const kitOf = (kits: readonly Kit[], id: string): Kit => {
  const kit = kits.find(({ game }) => game.id === id);
  if (kit) return kit;
  const ids = kits.map(({ game }) => game.id);
  const fault = { code: 'game.unknown', detail: `${quote(textOf(id))}, not one of ${ids.join(', ')}` } as const;
  throw errorOf(fault, {}, { suggestion: nearest(textOf(id), ids) });
};
