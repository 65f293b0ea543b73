import type { Seat } from '@threefold-games/core';
import type { Count, Headline } from '@threefold-games/stage';
import type { TaluvaPieceKind, TaluvaPlayer, TaluvaView } from '@threefold-games/taluva';
import { figureOf } from './seats.ts';
import { piecesName, type Voice } from './voice.ts';

export const counts = ({ words, speak }: Voice, view: TaluvaView, seat: Seat): readonly Count[] => {
  const { left, built } = view.players[seat]!;
  const figures = (kind: 'temple' | 'tower', stay: number, used: number) => [
    ...Array.from({ length: stay }, () => figureOf(kind, seat)),
    ...Array.from({ length: used }, () => ({ ...figureOf(kind, seat), faint: true })),
  ];
  return [
    {
      figures: [figureOf('hut', seat)],
      value: left.huts,
      label: speak(words.count.left),
      say: speak(words.count.sayHuts, { n: left.huts }),
    },
    {
      figures: figures('temple', left.temples, built.temples),
      label: speak(words.count.temples),
      say: speak(words.count.sayTemples, { n: left.temples }),
    },
    {
      figures: figures('tower', left.towers, built.towers),
      label: speak(words.count.towers),
      say: speak(words.count.sayTowers, { n: left.towers }),
    },
  ];
};

/** How many pieces of a kind are left. */
const leftOf = ({ left }: TaluvaPlayer, kind: TaluvaPieceKind): number =>
  ({ hut: left.huts, temple: left.temples, tower: left.towers })[kind];

/** The nearest early win, or what became of the seat. */
export const headline = (voice: Voice, view: TaluvaView, seat: Seat): Headline => {
  const { words, speak } = voice;
  const player = view.players[seat]!;
  const place = player.place === null ? {} : { text: speak(words.count.place, { n: player.place }) };
  if (view.out.includes(seat)) return { label: speak(words.count.out), ...place };
  if (view.finished.includes(seat)) return { label: speak(words.count.finished), ...place };
  const [first, second] = player.nearest.kinds
    .filter(kind => leftOf(player, kind) > 0)
    .map(kind => piecesName(voice, kind, leftOf(player, kind)));
  const text = second === undefined ? first! : speak(words.count.both, { first: first!, second });
  return { label: speak(words.count.early), text };
};

export const progress = ({ words, speak }: Voice, view: TaluvaView): string =>
  speak(words.count.tilesLeft, { n: view.tilesLeft });
