import {
  type Action,
  type GameRecord,
  legalActions,
  type Pick,
  parseStep,
  readOptions,
  tagValue,
} from '@threefold-games/core';
import { speaker } from '@threefold-games/speech';
import { type Look, STILL } from '@threefold-games/stage';
import { amount, must, vectorsIn } from '@threefold-games/testkit';
import { taluva } from '../rules/index.ts';
import { open } from '../scene/index.ts';
import { words } from '../words/en/game.ts';
import { type Island, start } from './island.ts';

export const face = open(words, speaker('en'));

/** Games of two, three and four seats, the long ones among them. */
export const records: readonly GameRecord[] = vectorsIn(new URL('../vectors/', import.meta.url), 'play');

export const seatsOf = (record: GameRecord): number => tagValue(record, 'Seats')!.split(';').length;

/** The games that tests go through: in a usual run one for each number of seats. */
export const walked: readonly GameRecord[] = amount(
  taluva.seats.map(seats => records.find(record => seatsOf(record) === seats)!),
  records,
);

/** Goes through a game; what is visited before each step is the position that it is played in. */
export const walk = (record: GameRecord, visit: (position: Island, next: string | undefined) => void): Island => {
  const position = start(seatsOf(record), must(readOptions(tagValue(record, 'Options') ?? '')));
  for (const text of record.turns.flat()) {
    visit(position, text);
    position.make(must(parseStep(taluva, position, text)));
  }
  visit(position, undefined);
  return position;
};

/** The position after so many steps of a game. */
export const after = (record: GameRecord, steps: number): Island =>
  walk({ ...record, turns: [record.turns.flat().slice(0, steps)] }, () => {});

/** Every legal step with what is pointed at for it. */
export const legalSteps = (position: Island): { readonly text: string; readonly picks: readonly Pick[] }[] =>
  legalActions(taluva, position).map((action: Action) => ({
    text: position.format(action),
    picks: position.picks(action),
  }));

/** The look of the one who acts. */
export const acting = (position: Island, more: Partial<Look> = {}): Look => {
  const steps = legalSteps(position);
  const { spin } = more;
  const fitting =
    spin === undefined
      ? steps
      : steps.filter(({ picks }) => picks.some(pick => pick.at === 'choice' && pick.choice === spin));
  return {
    ...STILL,
    legalSteps: steps.map(({ text }) => text),
    open: fitting.flatMap(({ picks: [first] }) => (first?.at === 'cell' ? [first.cell] : [])),
    whyNot: text => position.whyNot(text),
    ...more,
  };
};

/** Cells that steps are tried on: some land, some sea. */
export const somewhere = (position: Island): readonly string[] => {
  const fields = position.view().fields.map(({ name }) => name);
  return ['0,0', '3,1', '40,40', ...fields.filter((_, i) => i % 3 === 0)];
};
