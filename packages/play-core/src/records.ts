import {
  formatRecord,
  type GameRecord,
  type History,
  KNOWN_TAGS,
  makeRecord,
  type Replay,
  rewriteRecord,
  type Setup,
  type Tag,
} from '@threefold-games/core';
import { ThreefoldError } from './errors.ts';
import { textOf } from './text.ts';

/** A record that a game was opened from. */
export interface OpenedRecord {
  readonly replay: Replay;
  /** As a writer writes it. */
  readonly record: GameRecord;
}

export const openedRecord = (record: GameRecord, replay: Replay): OpenedRecord => ({
  replay,
  record: rewriteRecord(record, replay),
});

/**
 * A game as text. One that stands as it was opened is written as it was, with the end of a game that somebody left; else its own tags
 * and the comments on what still stands are kept.
 */
export const writeGame = (
  {
    setup,
    names,
    opened,
  }: { readonly setup: Setup; readonly names: readonly string[]; readonly opened: OpenedRecord | undefined },
  history: History,
  given: Readonly<Record<string, string>>,
): string => {
  const own = Object.entries(given).map(([name, value]) => checkTag({ name, value: textOf(value) }));
  const record = opened && isAsOpened(opened, history) ? opened.record : goneOn(setup, names, opened, history);
  const kept = record.tags.filter(({ name }) => !own.some(tag => tag.name === name));
  return formatRecord({ ...record, tags: [...kept, ...own] });
};

const goneOn = (
  setup: Setup,
  names: readonly string[],
  opened: OpenedRecord | undefined,
  history: History,
): GameRecord => {
  const { texts, game } = history;
  const before = opened?.record.turns ?? [];
  const stands = (turn: number, steps: number): boolean =>
    before.slice(0, turn).every((turnBefore, i) => {
      const counted = i === turn - 1 ? turnBefore.slice(0, steps) : turnBefore;
      return counted.every((step, j) => step === texts[i]?.[j]);
    });
  return makeRecord(game, setup, names, texts, {
    outcome: history.position.outcome(),
    tags: opened?.record.tags.filter(({ name }) => isFree(name)) ?? [],
    comments: opened?.record.comments.filter(({ turn, step }) => turn <= texts.length && stands(turn, step)) ?? [],
  });
};

/** Whether nothing has changed but what was drawn for the next turn. */
const isAsOpened = ({ replay, record }: OpenedRecord, { length, open, texts }: History): boolean =>
  length === replay.history.length &&
  open.steps.length === replay.history.open.steps.length &&
  record.turns.every((turn, i) => turn.every((step, j) => step === texts[i]?.[j]));

/** Whether a tag is left to whoever writes a record. */
const isFree = (name: string): boolean => name === 'Date' || !KNOWN_TAGS.includes(name);

const checkTag = (tag: Tag): Tag => {
  if (/^[^\s"[\]]+$/.test(tag.name) && isFree(tag.name) && !/[\p{Cc}\p{Zl}\p{Zp}]/u.test(tag.value)) return tag;
  throw new ThreefoldError('record.tag', `A record cannot have this tag of your own: ${tag.name} "${tag.value}".`);
};
