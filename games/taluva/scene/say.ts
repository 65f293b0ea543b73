import { type Look, oncePer } from '@threefold-games/stage';
import type { TaluvaField, TaluvaView } from '@threefold-games/taluva';
import { readStep } from '@threefold-games/taluva/display';
import { landFor } from './land.ts';
import { acts, pickedCell } from './laying.ts';
import { expansionsAt, settlementAt } from './steps.ts';
import { tileCells } from './tile.ts';
import { lavaName, row, seatName, sitterName, type Voice } from './voice.ts';

/** What can be done and what was done, by cell: the same for all of them. */
const factsOf = oncePer((look: Look) => {
  const steps = look.legalSteps.flatMap(text => readStep(text) ?? []);
  const last = look.last.flatMap(text => readStep(text) ?? []);
  return {
    texts: new Set(look.legalSteps),
    lays: new Set(steps.flatMap(step => (step.does === 'lay' ? [step.cell] : []))),
    covered: new Set(steps.flatMap(step => (step.does === 'lay' ? tileCells(step.cell, step.rotation) : []))),
    builds: steps.flatMap(step => (step.does === 'build' ? [step] : [])),
    last: new Set([
      ...(look.lastCells ?? []),
      ...last.flatMap(step =>
        step.does === 'lay' ? tileCells(step.cell, step.rotation) : step.does === 'build' ? [step.cell] : [],
      ),
    ]),
  };
});

/** What a cell is: where, how high, what grows and what stands there. */
export const sayField = (
  voice: Voice,
  cell: string,
  field: TaluvaField | undefined,
  boardRotation: number,
  nameOf: (seat: number) => string = seat => seatName(voice, seat),
): readonly string[] => {
  const { words, speak } = voice;
  if (!field) return [cell, speak(words.say.sea)];
  const { terrain, piece } = field;
  const ground =
    terrain === null
      ? [speak(words.volcano), lavaName(voice, field.rotation, boardRotation)]
      : [speak(words.terrain[terrain])];
  const seat = piece ? nameOf(piece.seat) : '';
  const pieces = !piece
    ? []
    : piece.kind === 'hut'
      ? [speak(words.say.huts, { n: piece.huts, seat })]
      : [speak(words.say[piece.kind], { seat })];
  return [cell, speak(words.say.level, { n: field.level }), ...ground, ...pieces];
};

export const say = (voice: Voice, view: TaluvaView, cell: string, look: Look): string => {
  const { words, speak } = voice;
  const field = landFor(view, look.rotation).fields.get(cell);
  const settlement = settlementAt(view, cell);
  return row(voice, [
    ...sayField(voice, cell, field, look.rotation, seat => sitterName(voice, look, seat)),
    ...(settlement ? [speak(words.say.settlement, { n: settlement.size })] : []),
    ...(pickedCell(look.picked) === cell ? [speak(words.say.picked)] : []),
    ...(!acts(look) ? [] : view.phase === 'lay' ? sayLay(voice, cell, field, look) : sayBuild(voice, view, cell, look)),
    ...(factsOf(look).last.has(cell) ? [speak(words.say.lastLaid)] : []),
  ]);
};

/** Whether a tile fits with its volcano there, or may cover the cell. */
const sayLay = ({ words, speak }: Voice, cell: string, field: TaluvaField | undefined, look: Look): string[] => {
  const rotation = look.spin ?? '0';
  const { texts, lays, covered } = factsOf(look);
  if (texts.has(`${cell}/${rotation}`)) return [speak(words.say.fits)];
  if (lays.has(cell)) return [speak(words.say.fitsRotated)];
  return field && covered.has(cell) ? [speak(words.say.coverable)] : [];
};

const sayBuild = ({ words, speak }: Voice, view: TaluvaView, cell: string, look: Look): string[] => {
  const may = { hut: words.say.hut, temple: words.say.templeHere, tower: words.say.towerHere };
  const terrains = expansionsAt(view, cell)
    .filter(({ affordable }) => affordable)
    .map(({ terrain }) => speak(words.terrain[terrain]));
  return [
    ...factsOf(look).builds.flatMap(step => (step.cell === cell ? [speak(may[step.kind])] : [])),
    ...(terrains.length > 0 ? [speak(words.say.expand, { terrains: speak.list(terrains, 'disjunction') })] : []),
  ];
};
