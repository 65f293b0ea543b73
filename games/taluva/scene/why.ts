import type { RuleId } from '@threefold-games/core';
import type { TaluvaView } from '@threefold-games/taluva';
import { readStep, type Said } from '@threefold-games/taluva/display';
import { expansionsAt, settlementAt } from './steps.ts';
import { tileCells } from './tile.ts';
import { seatName, type Voice } from './voice.ts';

/** What a reason is made of. */
interface Case {
  readonly voice: Voice;
  readonly view: TaluvaView;
  readonly said: Said | undefined;
  readonly cells: readonly string[];
}

/** Why an attempt is refused, with the facts. */
export const why = (voice: Voice, view: TaluvaView, attempt: string, rule: RuleId, cells: readonly string[]): string =>
  (REASONS[rule] ?? plain(words => words.why.other))({ voice, view, said: readStep(attempt), cells });

type Reason = (about: Case) => string;

/** A sentence without facts. */
const plain =
  (sentence: (words: Voice['words']) => Voice['words']['why']['over']): Reason =>
  ({ voice }) =>
    voice.speak(sentence(voice.words));

const levelAt = (view: TaluvaView, cell: string): number => view.fields.find(({ name }) => name === cell)?.level ?? 0;

const saidCell = ({ said }: Case): string => (said && said.does !== 'draw' ? said.cell : '');

const turnOrder: Reason = ({ voice: { words, speak }, view }) =>
  speak(view.phase === 'draw' ? words.why.draw : view.phase === 'lay' ? words.why.lay : words.why.build);

const unevenLevels: Reason = ({ voice: { words, speak }, view, said }) => {
  const below = (said?.does === 'lay' ? tileCells(said.cell, said.rotation) : []).map(cell => levelAt(view, cell));
  const levels = [...new Set(below)].sort((a, b) => a - b);
  return speak(words.why.levels, { levels: speak.list(levels.map(level => speak.number(level))) });
};

const coversBuilding: Reason = ({ voice: { words, speak }, view, cells }) => {
  const tower = view.fields.find(({ name }) => name === cells[0])?.piece?.kind === 'tower';
  return speak(tower ? words.why.coverTower : words.why.coverTemple);
};

const wipesOut: Reason = ({ voice, view, cells }) =>
  voice.speak(voice.words.why.wipeOut, { seat: seatName(voice, settlementAt(view, cells[0] ?? '')?.seat ?? 0) });

const notFree: Reason = ({ voice, view, cells }) => {
  const { words, speak } = voice;
  const field = view.fields.find(({ name }) => name === cells[0]);
  if (field?.piece) return speak(words.why.taken, { seat: seatName(voice, field.piece.seat) });
  return speak(field ? words.why.onVolcano : words.why.noField);
};

const tooSmall: Reason = ({ voice: { words, speak }, view, cells }) =>
  speak(words.why.templeSmall, { n: settlementAt(view, cells[0] ?? '')?.size ?? cells.length });

/** A settlement that can expand onto another terrain was meant for the one that was named. */
const noneFree: Reason = ({ voice: { words, speak }, view, said }) =>
  said?.does === 'expand' && expansionsAt(view, said.cell).length > 0
    ? speak(words.why.noneFree[said.terrain])
    : speak(words.why.noneFreeAtAll);

const tooFewHuts: Reason = ({ voice: { words, speak }, view, said, cells }) => {
  const terrain = said?.does === 'expand' ? said.terrain : undefined;
  const wanted = said?.does === 'expand' ? expansionsAt(view, said.cell) : [];
  const n =
    wanted.find(expansion => expansion.terrain === terrain)?.huts ??
    cells.reduce((sum, cell) => sum + levelAt(view, cell), 0);
  return speak(words.why.needs, { n, left: view.players[view.seat ?? 0]?.left.huts ?? 0 });
};

const noneLeft: Reason = ({ voice: { words, speak }, said }) => {
  const kind = said?.does === 'build' ? said.kind : 'hut';
  return speak({ hut: words.why.noHut, temple: words.why.noTemple, tower: words.why.noTower }[kind]);
};

const REASONS: Readonly<Record<RuleId, Reason>> = {
  'TL-2.1': turnOrder,
  'TL-2.2': plain(words => words.why.noTile),
  'TL-3.1': plain(words => words.why.first),
  'TL-3.2': ({ voice: { words, speak }, cells }) => speak(words.why.half, { n: cells.length }),
  'TL-3.3': plain(words => words.why.shore),
  'TL-4.1': plain(words => words.why.noVolcano),
  'TL-4.2': plain(words => words.why.sameWay),
  'TL-4.3': unevenLevels,
  'TL-4.6': coversBuilding,
  'TL-4.7': wipesOut,
  'TL-6.2': notFree,
  'TL-6.3': about => about.voice.speak(about.voice.words.why.hutLevel, { n: levelAt(about.view, saidCell(about)) }),
  'TL-6.4': plain(words => words.why.hutOwn),
  'TL-6.5': plain(words => words.why.templeAlone),
  'TL-6.6': tooSmall,
  'TL-6.7': plain(words => words.why.templeTwo),
  'TL-6.8': about => about.voice.speak(about.voice.words.why.towerLevel, { n: levelAt(about.view, saidCell(about)) }),
  'TL-6.9': plain(words => words.why.towerAlone),
  'TL-6.10': plain(words => words.why.towerTwo),
  'TL-6.11': plain(words => words.why.notOwn),
  'TL-6.13': noneFree,
  'TL-6.14': tooFewHuts,
  'TL-6.15': noneLeft,
  'TL-8.5': plain(words => words.why.over),
  'TL-10.1': plain(words => words.why.notation),
};
