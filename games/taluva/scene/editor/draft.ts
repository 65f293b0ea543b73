import { decodeHead, type Options, parseOptions } from '@threefold-games/core';
import { type TaluvaField, type TaluvaView, taluva } from '@threefold-games/taluva';
import { KIND_COUNTS, KIND_NAMES } from '@threefold-games/taluva/display';
import { HEAD } from '@threefold-games/taluva/head';

/** An island that is being set up; plain data, and not always one that a game can reach. */
export interface Draft {
  readonly seats: number;
  readonly options: Options;
  readonly phase: TaluvaView['phase'];
  readonly seat: number;
  readonly drawn: string | null;
  /** How many tiles of each kind are neither laid nor drawn, in the order of the kinds. */
  readonly unseen: readonly number[];
  /** By seat: huts that lie under tiles. */
  readonly covered: readonly number[];
  /** By seat: `in`, or how it has left, such as `out1` or `done2`. */
  readonly standings: readonly string[];
  /** By cell: its fields from the lowest that is known up to the one that is seen. */
  readonly stacks: Readonly<Record<string, readonly TaluvaField[]>>;
  /** The cell of the tile that was laid just now and is rotated by laying it again. */
  readonly fresh: string | null;
}

export const IN_PLAY = 'in';

/** An empty table. */
export const emptyDraft = (seats: number): Draft => {
  const options = parseOptions(HEAD.options, seats, {});
  return {
    seats,
    options: options.ok ? options.value : {},
    phase: 'draw',
    seat: 0,
    drawn: null,
    unseen: KIND_COUNTS,
    covered: Array(seats).fill(0),
    standings: Array(seats).fill(IN_PLAY),
    stacks: {},
    fresh: null,
  };
};

/** A draft to begin with: a position, or an empty table where there is none that can be read. */
export const openDraft = (seats: number, position?: string): Draft => {
  const head = position === undefined ? undefined : decodeHead(HEAD, position);
  const read = position === undefined ? undefined : taluva.decode(position);
  if (!head?.ok || !read?.ok) return emptyDraft(seats);
  const view = read.value.view();
  const { unseen, fields, players, out, finished } = view;
  const standing = (seat: number): number =>
    fields.reduce((sum, { piece }) => sum + (piece?.seat === seat ? piece.huts : 0), 0);
  return {
    ...emptyDraft(view.seats),
    options: head.value.setup.options,
    phase: view.phase,
    seat: view.seat ?? 0,
    drawn: view.drawn,
    unseen: KIND_NAMES.map(kind => unseen.find(({ tile }) => tile === kind)?.count ?? 0),
    covered: players.map(({ built }, seat) => built.huts - standing(seat)),
    standings: players.map((_, seat) =>
      out.includes(seat)
        ? `out${out.indexOf(seat) + 1}`
        : finished.includes(seat)
          ? `done${finished.indexOf(seat) + 1}`
          : IN_PLAY,
    ),
    stacks: Object.fromEntries(fields.map(field => [field.name, [field]])),
  };
};

/** The field that is seen on a cell. */
export const topOf = (draft: Draft, cell: string): TaluvaField | undefined => draft.stacks[cell]?.at(-1);

/** All fields that are seen, by q, then by r. */
export const fieldsOf = (draft: Draft): readonly TaluvaField[] =>
  Object.values(draft.stacks)
    .flatMap(stack => stack.at(-1) ?? [])
    .sort((a, b) => a.q - b.q || a.r - b.r);
