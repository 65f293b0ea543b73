import type { StepEvent } from '@threefold-games/core';
import type { Motion } from '@threefold-games/stage';
import type { TaluvaView } from '@threefold-games/taluva';
import { readStep, type Said } from '@threefold-games/taluva/display';
import { expansionsAt } from './steps.ts';
import { tileCells } from './tile.ts';
import { seatName, tileName, type Voice } from './voice.ts';

/** From how many huts an expansion is worth finding again. */
const LARGE = 4;

export const motion = (view: TaluvaView, step: string): readonly Motion[] => {
  const said = readStep(step);
  if (said?.does === 'lay') return [{ kind: 'drop', cells: tileCells(said.cell, said.rotation) }];
  if (said?.does === 'build') return [{ kind: 'place', cells: [said.cell] }];
  const expansion = expansionOf(view, said);
  return expansion ? [{ kind: 'place', cells: expansion.cells }] : [];
};

export const notable = (view: TaluvaView, step: string, events: readonly StepEvent[]): boolean => {
  const said = readStep(step);
  if (events.length > 0) return true;
  if (said?.does === 'build') return said.kind !== 'hut';
  return (expansionOf(view, said)?.huts ?? 0) >= LARGE;
};

export const tell = (voice: Voice, view: TaluvaView, step: string, events: readonly StepEvent[]): string =>
  [
    tellStep(voice, view, readStep(step)),
    ...tellCovered(voice, view, readStep(step)),
    ...events.map(({ name, value }) =>
      voice.speak(name === 'out' ? voice.words.tell.out : voice.words.tell.finished, { seat: seatName(voice, value) }),
    ),
  ].join(' ');

const expansionOf = (view: TaluvaView, said: Said | undefined) =>
  said?.does === 'expand' ? expansionsAt(view, said.cell).find(({ terrain }) => terrain === said.terrain) : undefined;

const tellStep = (voice: Voice, view: TaluvaView, said: Said | undefined): string => {
  const { words, speak } = voice;
  const seat = seatName(voice, view.seat ?? 0);
  if (said?.does === 'draw') return speak(words.tell.draw, { seat, tile: tileName(voice, said.tile) });
  if (said?.does === 'build') return speak(words.tell[said.kind], { seat, cell: said.cell });
  if (said?.does === 'lay') {
    const below = view.fields.find(({ name }) => name === said.cell);
    return below
      ? speak(words.tell.erupt, { seat, cell: said.cell, level: below.level + 1 })
      : speak(words.tell.lay, { seat, cell: said.cell });
  }
  const expansion = expansionOf(view, said);
  return expansion
    ? speak(words.tell.expand[expansion.terrain], { seat, n: expansion.huts, cells: speak.list(expansion.cells) })
    : seat;
};

/** A step as advice: what to do, and what it brings. */
export const advise = (voice: Voice, view: TaluvaView, step: string, events: readonly StepEvent[]): string =>
  [
    adviseStep(voice, view, readStep(step)),
    ...tellCovered(voice, view, readStep(step)),
    ...events.flatMap(({ name }) => (name === 'finished' ? [voice.speak(voice.words.advise.finished)] : [])),
  ].join(' ');

const adviseStep = (voice: Voice, view: TaluvaView, said: Said | undefined): string => {
  const { words, speak } = voice;
  if (said?.does === 'lay') {
    const below = view.fields.find(({ name }) => name === said.cell);
    return below
      ? speak(words.advise.erupt, { cell: said.cell, level: below.level + 1 })
      : speak(words.advise.lay, { cell: said.cell });
  }
  if (said?.does === 'build') {
    const { cell, kind } = said;
    if (kind === 'hut') return speak(words.advise.hut, { cell });
    const n = view.players[view.seat ?? 0]!.left[`${kind}s`] - 1;
    return n === 0 ? speak(words.advise[`${kind}Last`], { cell }) : speak(words.advise[kind], { cell, n });
  }
  const expansion = expansionOf(view, said);
  if (said?.does !== 'expand' || !expansion) return tellStep(voice, view, said);
  const terrain = speak(words.terrain[expansion.terrain]);
  return speak(words.advise.expand, { cell: said.cell, terrain, n: expansion.huts });
};

/** The huts that a laying takes from the island, seat by seat. */
const tellCovered = (voice: Voice, view: TaluvaView, said: Said | undefined): string[] => {
  if (said?.does !== 'lay') return [];
  const covered = tileCells(said.cell, said.rotation);
  const huts = view.players.map(() => 0);
  for (const { name, piece } of view.fields) if (piece && covered.includes(name)) huts[piece.seat]! += piece.huts;
  return huts.flatMap((n, seat) =>
    n > 0 ? [voice.speak(voice.words.tell.covered, { n, seat: seatName(voice, seat) })] : [],
  );
};
