import { type Branch, branchOf, type Moment, openPlace, type Reason } from '@threefold-games/learn';
import { must } from '@threefold-games/testkit';
import { coach, voice } from '../learn/coach.ts';
import { lessons } from '../learn/lessons.ts';
import { type TaluvaView, taluva } from '../rules/index.ts';
import { FLAT, type Island, island, MOUNTAIN, type Picture } from './island.ts';

export const NAMES = ['Ada', 'Ben', 'Cem', 'Dan'];
export const english = await voice('en');

/** Where a task of a lesson begins. */
export const lesson = (id: string, task: string): Island => {
  const { place } = lessons.find(each => each.id === id)!.tasks.find(each => each.id === task)!;
  return must(taluva.decode(must(openPlace(taluva, place)).position.encode()));
};

/** `4,-1/0 H@1,0; JJ -1,0/3 H@3,0`: a turn, and the answer to it with its draw. */
export const branch = (before: Island, text: string): Branch<TaluvaView> => {
  const [steps, ...line] = text.split('; ').map(turn => turn.split(' '));
  return must(branchOf(taluva, before, { steps: steps!, line }));
};

const momentOf = (before: Island, better: string, played?: string): Moment<TaluvaView> => ({
  game: taluva,
  seat: before.actor,
  better: branch(before, better),
  ...(played !== undefined && { played: branch(before, played) }),
});

/** What one of the rules finds, whatever the others do. */
const find = (id: string, moment: Moment<TaluvaView>): Reason | undefined => {
  const rule = coach.reasons.find(each => each.id === id);
  if (!rule) throw new Error(`no reason ${id}`);
  const { played } = moment;
  const found = rule.about === 'better' ? rule.find(moment) : played && rule.find({ ...moment, played });
  return found && { id, values: found.values, ground: found.ground };
};

/** What is said of a choice in a picture, or of the hint to play a turn. */
export const said = (id: string, place: Picture | Island, better: string, played?: string): string | undefined => {
  const reason = find(id, momentOf(openIsland(place), better, played));
  return reason && english.reason(reason, NAMES).text;
};

/** Three fields of a seat, at the western end of the flat island; 2,1 is the one free field next to them. */
export const three = (seat: number) => ({ '0,1': `H${seat}`, '1,0': `H${seat}`, '1,1': `H${seat}` });
export const two = (seat: number) => ({ '0,1': `H${seat}`, '1,0': `H${seat}` });

/** A picture of the flat island. */
export const flat = (pieces: Readonly<Record<string, string>>, more: Partial<Picture> = {}): Picture => ({
  tiles: FLAT,
  pieces,
  hand: 'LC',
  ...more,
});
export const mountain = (pieces: Readonly<Record<string, string>>, more: Partial<Picture> = {}): Picture => ({
  ...flat(pieces, more),
  tiles: MOUNTAIN,
});
export const COAST = ['CJ 0,0/0', 'SC -1,1/1'];

/** At the eastern end, far from everything: the tile, and with it a hut. */
export const EAST = '4,-1/0';
/** An answer of Ebony at the western end that changes nothing, up to its build. */
export const WEST = 'JJ -1,0/3';

/** An island, as a picture or as it is. */
export const openIsland = (place: Picture | Island): Island => ('tiles' in place ? island(place) : place);
