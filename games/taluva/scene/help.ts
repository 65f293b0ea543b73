import { legalActions, type Outcome, type Position, type Seat } from '@threefold-games/core';
import type { Ending, Help, Warning } from '@threefold-games/stage';
import { handedTo, type TaluvaPieceKind, type TaluvaPlayer, type TaluvaView, taluva } from '@threefold-games/taluva';
import { readStep } from '@threefold-games/taluva/display';
import { loadHelpWords } from '../words/help.ts';
import { seatName, type Voice } from './voice.ts';

/** A temple needs a settlement of so many fields (TL-6.6). */
const TEMPLE_SIZE = 3;

/** What Taluva says to those who play with help. */
export const helpOf = async (voice: Voice): Promise<Help<TaluvaView>> => {
  const { speak } = voice;
  const words = await loadHelpWords(speak.lang);
  return {
    mayEnd: view => view.tilesLeft < view.seats || view.players.some(isNear),
    handedTo,
    explain,
    ownEnd,
    dangers: () => [],
    effects: (before, after, seat) => [
      ...erupted(before.view(), after.view(), seat),
      ...(isStuck(after, seat) ? [{ code: 'stuck', values: {} }] : []),
    ],
    say: ({ code, values }, _when, names) => {
      const { by = 0, kind, n = 0 } = values;
      const name = names[Number(by)] || seatName(voice, Number(by));
      if (code === 'win') return speak(words.win[kind as TaluvaPieceKind], { name });
      if (code === 'shrink') return speak(words.shrink, { n: Number(n) });
      if (code === 'tiles' || code === 'lastTile') return speak(words[code], { name });
      return speak(words[code as 'split' | 'out' | 'stuck']);
    },
  };
};

/** TL-8.1: one kind is complete, and a single building can complete another. */
const isNear = ({ left: { temples, towers, huts } }: TaluvaPlayer): boolean => {
  const [first, second] = [temples, towers, huts].sort((a, b) => a - b);
  return first === 0 && second! <= (second === huts ? MOST_HUTS : 1);
};
/** No usual expansion takes more huts. */
const MOST_HUTS = 6;

const explain = ({ by, steps, outcome }: Ending<TaluvaView>): Warning => {
  const step = readStep(steps.at(-1)?.step ?? '');
  if (outcome.rule !== 'TL-8.1' || !step || step.does === 'draw' || step.does === 'lay')
    return { code: 'lastTile', values: { by } };
  const kind = step.does === 'build' ? step.kind : 'hut';
  return { code: 'win', values: { by, kind }, threat: { to: step.cell } };
};

/** TL-7.1: nothing can be built any more; TL-8.3: the tiles have run out. */
const ownEnd = (
  before: TaluvaView,
  after: TaluvaView,
  outcome: Outcome | undefined,
  seat: Seat,
): Warning | undefined => {
  if (after.out.includes(seat) && !before.out.includes(seat)) return { code: 'out', values: {} };
  if (outcome?.shares[seat] !== 0) return undefined;
  return { code: 'tiles', values: { by: outcome.shares.findIndex(share => share > 0) } };
};

/** TL-5.3: what a tile that covers huts of the seat leaves of its settlements. */
const erupted = (before: TaluvaView, after: TaluvaView, seat: Seat): readonly Warning[] => {
  const levels = new Map(before.fields.map(({ name, level }) => [name, level]));
  const stands = new Set(
    after.fields
      .filter(({ name, level, piece }) => piece?.seat === seat && level === levels.get(name))
      .map(({ name }) => name),
  );
  return before.settlements.flatMap(({ seat: owner, cells, temples }): Warning[] => {
    const kept = cells.filter(cell => stands.has(cell));
    if (owner !== seat || kept.length === cells.length) return [];
    const parts = after.settlements.filter(part => part.cells.some(cell => kept.includes(cell)));
    const stake = kept[0] === undefined ? {} : { stake: kept[0] };
    if (parts.length > 1) return [{ code: 'split', values: {}, ...stake }];
    const n = parts[0]?.size ?? 0;
    const mattered = cells.length >= TEMPLE_SIZE && n < TEMPLE_SIZE && temples === 0;
    return mattered ? [{ code: 'shrink', values: { n }, ...stake }] : [];
  });
};

/** TL-7.1: whether the seat could build nothing after its next tile, wherever that lies. */
const isStuck = (after: Position<TaluvaView>, seat: Seat): boolean => {
  const next = after.atTurnStart ? handedTo(after, seat) : undefined;
  const [draw] = next ? legalActions(taluva, next) : [];
  if (!next || draw === undefined) return false;
  next.make(draw);
  return legalActions(taluva, next).every(laying => {
    next.make(laying);
    const builds = next.actor === seat;
    next.unmake();
    return !builds;
  });
};
