import {
  type Comment,
  type ForeignFormat,
  fail,
  type Game,
  type GameRecord,
  History,
  makeRecord,
  oddsOf,
  ok,
  quote,
  type Result,
  replay,
  type Setup,
  tagValue,
  unfinished,
} from '@threefold-games/core';
import { formatLayout, parseLayout } from './notation.ts';
import type { TzaarPosition } from './position.ts';
import {
  escapeSgf,
  formatSgf,
  isSgfValue,
  parseSgf,
  type SgfNode,
  type SgfProperty,
  splitSgf,
  unescapeSgf,
} from './sgf.ts';
import { FIXED_LAYOUT, SPACE_COORDINATES, SPACE_INDEX, SPACE_NAMES, SPACES } from './tables.ts';

const LETTERS = 'klmnopqrs';
/** Two letters a space, x then y, k..s for -4..4, y growing downwards. */
const SQUARES = SPACE_COORDINATES.map(([q, r]) => `${LETTERS[q + 4]}${LETTERS[4 - q - r]}`);

/** POS lists the columns left to right, each from top to bottom. */
const POS_ORDER = SPACE_COORDINATES.map((_, space) => space).sort(
  (a, b) => SPACE_COORDINATES[a]![0] - SPACE_COORDINATES[b]![0] || SPACE_COORDINATES[b]![1] - SPACE_COORDINATES[a]![1],
);
/** White's, then Black's Tzaar, Tzarra, Tott. */
const POS_LETTERS = 'abcABC';

/** What a side writes instead of its steps when it gives up. */
const RESIGN = 'resign';

/** Root properties that a record has a place for; all others become tags with the prefix. */
const TRANSLATED = ['FF', 'VA', 'POS', 'PW', 'PB', 'C'];
const PREFIX = 'LittleGolem_';

/** TZ-6.3: the files of Little Golem, `(;FF[TZAAR]VA[RANDOM]POS[...];W[npmq];B[prqq-kplp])`. */
export const littleGolem = (game: () => Game): ForeignFormat => ({
  name: 'littlegolem',
  about: 'The game files of Little Golem; they know random set-ups alone.',
  detect: text => /^\ufeff?\s*\(\s*;/.test(text),

  split: splitSgf,

  read(text) {
    const nodes = parseSgf(text.replace(/^\ufeff/, ''));
    if (!nodes.ok) return nodes;
    const [root = [], ...turns] = nodes.value;
    const setup = readSetup(game(), root);
    return setup.ok ? readGame(game(), setup.value, root, turns) : setup;
  },

  write(record) {
    const played = replay(id => (id === game().id ? game() : undefined), record);
    if (!played.ok) return played;
    const { setup, names, history } = played.value;
    if (setup.options.setup === 'tournament')
      return fail('setup.unexpected', 'Little Golem knows no tournament set-up');
    if (oddsOf(setup.options)) return fail('setup.unexpected', 'Little Golem knows no odds');
    if (history.isOpen) return fail('turn.unfinished', 'Little Golem writes whole turns');
    const tops = parseLayout(setup.layout || FIXED_LAYOUT)!;
    const root: SgfNode = [
      { id: 'FF', raw: 'TZAAR' },
      { id: 'VA', raw: 'RANDOM' },
      { id: 'PW', raw: escapeSgf(names[0]!) },
      { id: 'PB', raw: escapeSgf(names[1]!) },
      ...record.tags.flatMap(tag => keptProperty(tag.name, tag.value)),
      { id: 'POS', raw: POS_ORDER.map(space => POS_LETTERS[tops[space]! - 1]).join('') },
      ...writeComments(record, 0),
    ];
    const left = /^resign (\d)$/.exec(tagValue(record, 'End') ?? '');
    const turns = record.turns.map((steps, i) => [
      { id: 'WB'[i % 2]!, raw: steps.map(writeStep).join('-') },
      ...writeComments(record, i + 1),
    ]);
    return ok(formatSgf([root, ...turns, ...(left ? [[{ id: 'WB'[Number(left[1])]!, raw: RESIGN }]] : [])]));
  },
});

const readSetup = (game: Game, root: SgfNode): Result<Setup> => {
  const value = (id: string): string => root.find(property => property.id === id)?.raw ?? '';
  if (value('FF') !== 'TZAAR') return fail('record.tag', `FF is ${quote(value('FF'))}, not TZAAR`);
  if (value('VA') !== 'RANDOM') return fail('record.tag', `VA is ${quote(value('VA'))}, not RANDOM`);
  const pos = value('POS').replace(/\s/g, '');
  if (pos.length !== SPACES) return fail('setup.missing', `POS has ${pos.length} letters, not ${SPACES}`);
  const tops = Array<number>(SPACES);
  for (const [i, space] of POS_ORDER.entries()) tops[space] = POS_LETTERS.indexOf(pos[i]!) + 1;
  if (tops.includes(0)) return fail('setup.invalid', `POS ${quote(pos)}`);
  return game.parseSetup(2, { setup: 'random' }, formatLayout(tops));
};

const readGame = (game: Game, setup: Setup, root: SgfNode, nodes: readonly SgfNode[]): Result<GameRecord> => {
  let history = History.of(game, setup);
  const comments = readComments(root, 0, 0);
  let resigned: number | undefined;
  for (const node of nodes) {
    const turn = history.length + 1;
    if (resigned !== undefined) return fail('record.end', 'play goes on after a resignation', { turn });
    const giver = node.find(({ id, raw }) => (id === 'W' || id === 'B') && raw.trim() === RESIGN);
    if (giver) resigned = giver.id === 'W' ? 0 : 1;
    else {
      const read = readTurn(history, turn, node);
      if (!read.ok) return read;
      history = read.value;
    }
    const { texts } = history;
    comments.push(...readComments(node, texts.length, texts.at(-1)?.length ?? 0));
  }
  const names = ['PW', 'PB'].map((id, seat) => {
    const name = fold(unescapeSgf(root.find(property => property.id === id)?.raw ?? ''));
    return name === '' ? ['White', 'Black'][seat]! : name;
  });
  const tags = root
    .filter(property => !TRANSLATED.includes(property.id))
    .map(({ id, raw }) => ({ name: PREFIX + id, value: fold(raw) }));
  const record = makeRecord(game, setup, names, history.texts, { outcome: history.position.outcome(), tags, comments });
  if (resigned === undefined) return ok(record);
  const ended = record.tags.map(tag => (tag.name === 'Result' ? { ...tag, value: ['0-1', '1-0'][resigned]! } : tag));
  return ok({ ...record, tags: [...ended, { name: 'End', value: `resign ${resigned}` }] });
};

/** Plays while it reads, since the board alone tells a capture from a stacking. */
const readTurn = (history: History, turn: number, node: SgfNode): Result<History> => {
  if (history.isOpen) return { ok: false, error: { ...unfinished(history.game), turn, step: 2 } };
  const id = 'BW'[turn % 2]!;
  const moved = node.find(property => property.id === id);
  if (!moved) return fail('record.syntax', `a node without ${id}`, { turn });
  const steps: string[] = [];
  let read: Result<History> = ok(history);
  for (const squares of moved.raw.split('-')) {
    if (!read.ok) break;
    steps.push(readStep(read.value.position as TzaarPosition, squares.trim()));
    read = history.withOpen(steps);
  }
  return read;
};

/** `npmq` in our notation; what is none is left as it is, to be refused. */
const readStep = (position: TzaarPosition, text: string): string => {
  if (text === 'pass') return '-';
  const [from, to] = [SQUARES.indexOf(text.slice(0, 2)), SQUARES.indexOf(text.slice(2))];
  if (from < 0 || to < 0) return text;
  return `${SPACE_NAMES[from]}${position.isOwn(position.actor, to) ? '+' : 'x'}${SPACE_NAMES[to]}`;
};

const writeStep = (step: string): string =>
  step === '-'
    ? 'pass'
    : step
        .split(/[x+]/)
        .map(name => SQUARES[SPACE_INDEX.get(name.trim())!])
        .join('');

/** A text on one line. */
const fold = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** A closing brace would end a comment of a record: it is written as a percent sign and its number. */
const hideBraces = (text: string): string => text.replaceAll('}', '%7D');
const showBraces = (text: string): string => text.replaceAll('%7D', '}');

/** A node's remarks; what else stands there is kept as one, too. */
const readComments = (node: SgfNode, turn: number, step: number): Comment[] =>
  node
    .filter(({ id }) => id === 'C' || (turn > 0 && id !== 'W' && id !== 'B'))
    .map(({ id, raw }) => ({
      turn,
      step,
      text: hideBraces(id === 'C' ? fold(unescapeSgf(raw)) : `[%${PREFIX}${id} ${fold(raw)}]`),
    }));

const writeComments = (record: GameRecord, turn: number): SgfProperty[] =>
  record.comments
    .filter(comment => comment.turn === turn)
    .flatMap(({ text }) => {
      const [, name = '', raw = ''] = /^\[%(\w+) ([\s\S]*)\]$/.exec(text) ?? [];
      const kept = keptProperty(name, showBraces(raw));
      return kept.length > 0 ? kept : [{ id: 'C', raw: escapeSgf(showBraces(text)) }];
    });

/** The property that a tag or a comment was made from; none where it is not one that a file can have. */
const keptProperty = (name: string, raw: string): SgfProperty[] => {
  const id = name.startsWith(PREFIX) ? name.slice(PREFIX.length) : '';
  const readable = /^[A-Z][A-Z0-9]*$/.test(id) && !['W', 'B', ...TRANSLATED].includes(id) && isSgfValue(raw);
  return readable ? [{ id, raw }] : [];
};
