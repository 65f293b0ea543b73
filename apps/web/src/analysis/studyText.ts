import {
  fail,
  formatRecord,
  type Game,
  type GameRecord,
  type History,
  ok,
  parseRecord,
  quote,
  type Result,
  splitRecords,
  turnTexts,
} from '@threefold-games/core';
import { type OpenedStudy, recordOfStudy, studyOfPosition, studyOfRecord } from './studyRecord.ts';
import { grow, historyAt, type NodeId, nodeAt, pathTo, ROOT, type Study, turnAt } from './tree.ts';

/**
 * A study as text: a line that says so, where one stands and what is composed there, the position that it begins with or the tags
 * of its record, then all turns in one line: steps by blanks, a turn ended by ";", and what was tried instead of a turn in brackets after it.
 */
const HEAD = 'threefold-study 1';
/** No text of a study is longer than this many characters, has more turns, or more brackets within brackets: links come from anywhere. */
const LIMIT = 1 << 20;
const MOST_TURNS = 2000;
const DEEPEST = 200;

export const formatStudy = ({ study, at, composed }: OpenedStudy): string => {
  const { start } = study;
  const record = recordOfStudy(study);
  return [
    HEAD,
    ['at', ...indexesTo(study, at)].join(' '),
    ['composed', ...composed].join(' '),
    ...(start.kind === 'position' || !record
      ? [`position ${start.kind === 'position' ? start.position : ''}`]
      : [formatRecord({ ...record, turns: [], comments: [], tags: record.tags.filter(isKept) }).trim()]),
    `turns ${formatBranch(study, ROOT)}`,
    '',
  ].join('\n');
};

/** The result follows from the turns. */
const isKept = ({ name }: { readonly name: string }): boolean => !['Result', 'End', 'Ranking'].includes(name);

/** Reads what `formatStudy` wrote; a turn that the rules refuse refuses it all. */
export const parseStudy = (findGame: (id: string) => Game | undefined, text: string): Result<OpenedStudy> => {
  if (text.length > LIMIT) return fail('record.size', `more than ${LIMIT} characters`);
  const lines = text.split(/\r?\n/);
  if (lines[0] !== HEAD) return fail('record.syntax', quote(lines[0] ?? ''));
  const value = (key: string): string | undefined =>
    lines.find(line => line === key || line.startsWith(`${key} `))?.slice(key.length + 1);
  const opened = openHead(findGame, value('position'), lines.filter(line => line.startsWith('[')).join('\n'));
  if (!opened.ok) return opened;
  const branch = parseBranch(opened.value.study, value('turns') ?? '');
  if (!branch.ok) return branch;
  const study = branch.value;
  const at = nodeBy(study, words(value('at') ?? '').map(Number));
  return ok({ study, at, composed: playable(historyAt(study, at), words(value('composed') ?? '')) });
};

/** The study without its turns: in a position, or as the tags say. */
const openHead = (
  findGame: (id: string) => Game | undefined,
  position: string | undefined,
  tags: string,
): Result<OpenedStudy> => {
  if (position !== undefined) return studyOfPosition(findGame, position);
  const record = parseRecord(tags);
  return record.ok ? studyOfRecord(findGame, record.value) : record;
};

/** All that follows a node: its first turn, then the others in brackets, then what follows the first. */
const formatBranch = (study: Study, id: NodeId): string => {
  const parts: string[] = [];
  for (let at: NodeId | undefined = id; at !== undefined; at = nodeAt(study, at).children[0]) {
    const [main, ...others] = nodeAt(study, at).children;
    if (main === undefined) break;
    parts.push(`${textOf(study, main)};`);
    for (const other of others) {
      const rest = formatBranch(study, other);
      parts.push(`( ${textOf(study, other)};${rest === '' ? '' : ` ${rest}`} )`);
    }
  }
  return parts.join(' ');
};

const parseBranch = (bare: Study, text: string): Result<Study> => {
  const tree = grow(bare);
  // Where the next turn is added, and what a bracket goes back to.
  let at: NodeId = ROOT;
  const open: NodeId[] = [];
  let turns = 0;
  for (const [piece] of text.matchAll(/[()]|[^();]+;/g)) {
    const { study } = tree;
    if (turns > MOST_TURNS || open.length > DEEPEST) return fail('record.size');
    if (piece === '(') {
      const { parent } = nodeAt(study, at);
      if (parent === undefined) return fail('record.syntax', quote(text));
      open.push(at);
      at = parent;
    } else if (piece === ')') {
      const left = open.pop();
      if (left === undefined) return fail('record.syntax', quote(text));
      at = left;
    } else {
      turns++;
      const played = historyAt(study, at).with(words(piece.slice(0, -1)));
      if (!played.ok) return played;
      at = tree.add(at, played.value.turns.at(-1)!);
    }
  }
  return open.length === 0 ? ok(tree.study) : fail('record.syntax', quote(text));
};

/** Which child is taken at each turn on the way to a node. */
const indexesTo = (study: Study, id: NodeId): readonly number[] =>
  pathTo(study, id).map(at => nodeAt(study, nodeAt(study, at).parent!).children.indexOf(at));

/** As far as these children are there. */
const nodeBy = (study: Study, indexes: readonly number[]): NodeId => {
  let at: NodeId = ROOT;
  for (const index of indexes) {
    const next = nodeAt(study, at).children[index];
    if (next === undefined) break;
    at = next;
  }
  return at;
};

/** The steps of an unfinished turn, where the rules allow them. */
const playable = (history: History, steps: readonly string[]): readonly string[] => {
  const begun = history.withOpen(steps);
  return begun.ok && begun.value.isOpen ? steps : [];
};

const textOf = (study: Study, id: NodeId): string => turnTexts(turnAt(study, id)).join(' ');

const words = (text: string): readonly string[] => text.split(' ').filter(Boolean);

/** What a text was opened as. */
interface OpenedText extends OpenedStudy {
  /** How many games it holds; the first is open. */
  readonly games: number;
}

/** Opens whatever somebody brings: a study, a position, a record of ours or of other programs. */
export const openText = (games: readonly Game[], text: string): Result<OpenedText> => {
  const findGame = (id: string): Game | undefined => games.find(game => game.id === id);
  const trimmed = text.replace(/^\ufeff/, '').trim();
  if (trimmed.startsWith('threefold-study ')) return one(parseStudy(findGame, `${trimmed}\n`));
  if (/^[a-z]+\/\d+ /.test(trimmed)) return one(studyOfPosition(findGame, trimmed));
  const found = recordsOf(games, text);
  const [first] = found;
  if (!first) return fail('record.empty');
  const opened = first.ok ? studyOfRecord(findGame, first.value) : first;
  return opened.ok ? ok({ ...opened.value, games: found.length }) : opened;
};

/** The games of a text, each read or refused. */
export const recordsOf = (games: readonly Game[], text: string): readonly Result<GameRecord>[] => {
  const formats = games.flatMap(game => game.formats);
  // A text of ours may quote anything in its comments: a Game tag goes first.
  const foreign = /^\s*\[Game\s/m.test(text) ? undefined : formats.find(format => format.detect(text));
  return foreign ? foreign.split(text).map(each => foreign.read(each)) : splitRecords(text).map(parseRecord);
};

const one = (opened: Result<OpenedStudy>): Result<OpenedText> =>
  opened.ok ? ok({ ...opened.value, games: 1 }) : opened;
