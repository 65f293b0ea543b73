import { optionValue, parseOptions } from '@threefold-games/core';
import type { EditorField } from '@threefold-games/stage';
import { PHASES, type TaluvaView } from '@threefold-games/taluva';
import { KIND_NAMES, PIECES } from '@threefold-games/taluva/display';
import { HEAD } from '@threefold-games/taluva/head';
import type { EditorWords } from '../../words/editor.ts';
import { houseWords } from '../house.ts';
import { optionWords } from '../options.ts';
import { seatName, tileName, type Voice } from '../voice.ts';
import { type Draft, emptyDraft, IN_PLAY } from './draft.ts';
import { inTurn, left, take } from './tiles.ts';

const HUTS = PIECES[2]!;
const NONE = '-';

const seatsOf = (draft: Draft): readonly number[] => Array.from({ length: draft.seats }, (_, seat) => seat);

/** The voice of the game, with what the editor says. */
export interface EditorVoice extends Voice {
  readonly said: EditorWords;
}

/** What is settled beside the island. */
export const fields = (voice: EditorVoice, draft: Draft): readonly EditorField[] => {
  const { said, speak } = voice;
  const numbers = (values: readonly number[]) => values.map(n => ({ value: String(n), label: speak.number(n) }));
  const names = seatsOf(draft).map(seat => ({ value: String(seat), label: seatName(voice, seat) }));
  const tiles = KIND_NAMES.filter(tile => tile === draft.drawn || left(draft, tile) > 0);
  return [
    field('seats', speak(said.seats), String(draft.seats), numbers(HEAD.seats)),
    field(
      'phase',
      speak(said.phase),
      draft.phase,
      PHASES.map(phase => ({ value: phase, label: speak(said.phases[phase]) })),
    ),
    field('seat', speak(said.seat), String(draft.seat), names),
    field('drawn', speak(said.drawn), draft.drawn ?? NONE, [
      { value: NONE, label: speak(said.noDrawn) },
      ...tiles.map(tile => ({ value: tile, label: tileName(voice, tile) })),
    ]),
    ...seatsOf(draft).flatMap(seat => [
      field(
        `covered:${seat}`,
        speak(said.covered, { seat: seatName(voice, seat) }),
        String(draft.covered[seat]),
        numbers(Array.from({ length: HUTS + 1 }, (_, n) => n)),
      ),
      field(
        `standing:${seat}`,
        speak(said.standing, { seat: seatName(voice, seat) }),
        draft.standings[seat]!,
        standings(voice, draft),
      ),
    ]),
    ...Object.entries({ ...optionWords(voice), ...houseWords(voice) }).map(([name, option]) =>
      field(
        name,
        option.name,
        optionValue(HEAD.options, draft.seats, draft.options, name),
        HEAD.options[name]!.values.flatMap(value =>
          withOption(draft, name, value) ? [{ value, label: option.values[value]! }] : [],
        ),
      ),
    ),
  ];
};

const field = (id: string, label: string, value: string, values: EditorField['values']): EditorField => ({
  id,
  label,
  value,
  values,
});

/** In play, or left as the first, the second, ... */
const standings = ({ said, speak }: EditorVoice, draft: Draft): EditorField['values'] => [
  { value: IN_PLAY, label: speak(said.playing) },
  ...seatsOf(draft)
    .slice(1)
    .map(n => ({ value: `out${n}`, label: speak(said.out, { n }) })),
  ...seatsOf(draft)
    .slice(1)
    .map(n => ({ value: `done${n}`, label: speak(said.done, { n }) })),
];

export const set = (draft: Draft, id: string, value: string): Draft => {
  const [name, at] = id.split(':');
  if (name === 'seats') return inTurn(withSeats(draft, Number(value)));
  if (name === 'seat') return { ...draft, seat: Number(value) };
  if (name === 'phase') return inTurn(withPhase(draft, value as TaluvaView['phase']));
  if (name === 'drawn') return inTurn(withDrawn(draft, value === NONE ? null : value));
  if (name === 'covered') return { ...draft, covered: draft.covered.with(Number(at), Number(value)) };
  if (name === 'standing') return inTurn({ ...draft, standings: draft.standings.with(Number(at), value) });
  return withOption(draft, id, value) ?? draft;
};

/** The draft with another value of an option; undefined where that does not go with the others. */
const withOption = (draft: Draft, name: string, value: string): Draft | undefined => {
  const options = parseOptions(HEAD.options, draft.seats, { ...draft.options, [name]: value });
  return options.ok ? { ...draft, options: options.value } : undefined;
};

/** For fewer seats the pieces of those that are gone leave the island. */
const withSeats = (draft: Draft, seats: number): Draft => ({
  ...draft,
  seats,
  options: parseOptions(HEAD.options, seats, draft.options).ok ? draft.options : emptyDraft(seats).options,
  seat: Math.min(draft.seat, seats - 1),
  covered: Array.from({ length: seats }, (_, seat) => draft.covered[seat] ?? 0),
  standings: Array.from({ length: seats }, (_, seat) => draft.standings[seat] ?? IN_PLAY),
  stacks: Object.fromEntries(
    Object.entries(draft.stacks).map(([cell, stack]) => [
      cell,
      stack.map(part => (part.piece && part.piece.seat >= seats ? { ...part, piece: null } : part)),
    ]),
  ),
});

/** A tile is in hand while it is to be laid, and only then. */
const withPhase = (draft: Draft, phase: TaluvaView['phase']): Draft => {
  if (phase !== 'lay') return { ...withDrawn(draft, null), phase };
  return draft.drawn === null ? withDrawn(draft, KIND_NAMES.find(tile => left(draft, tile) > 0) ?? null) : draft;
};

const withDrawn = (draft: Draft, drawn: string | null): Draft => {
  const unseen = draft.drawn === null ? draft.unseen : take(draft.unseen, draft.drawn, -1);
  if (drawn !== null) return { ...draft, drawn, unseen: take(unseen, drawn, 1), phase: 'lay' };
  return { ...draft, drawn, unseen, phase: draft.phase === 'lay' ? 'draw' : draft.phase };
};
