import type { Seat } from '@threefold/core';
import type { Effect, OfferKind } from '@threefold/room';

/** Something that happened at a table, told among the lines of the chat. */
export type Note = { readonly id: number; readonly at: number } & (
  | { readonly kind: 'started' | 'over' | 'paused' | 'resumed' }
  | { readonly kind: 'gone' | 'back' | 'left'; readonly seat: Seat; readonly name: string }
  | { readonly kind: 'standIn'; readonly seat: Seat; readonly name: string; readonly level: number }
  | { readonly kind: 'offered' | 'declined'; readonly offer: OfferKind; readonly name: string }
  /** A turn worth a look, in the words of the game. */
  | { readonly kind: 'turn'; readonly turn: number; readonly text: string }
  | { readonly kind: 'rewound'; readonly n: number }
);

type Unsaid = Note extends infer Each ? (Each extends Note ? Omit<Each, 'id' | 'at'> : never) : never;

/** What an effect is worth telling. Who leaves a seat to a bot is told once. */
export const notesOf = (effects: readonly Effect[], nameOf: (seat: Seat) => string): readonly Unsaid[] =>
  effects.flatMap((effect): readonly Unsaid[] => {
    switch (effect.kind) {
      case 'started':
      case 'over':
        return [{ kind: effect.kind }];
      case 'gone':
      case 'back':
        return [{ kind: effect.kind, seat: effect.seat, name: nameOf(effect.seat) }];
      case 'left':
        return effects.some(other => other.kind === 'standIn' && other.seat === effect.seat)
          ? []
          : [{ kind: 'left', seat: effect.seat, name: nameOf(effect.seat) }];
      case 'standIn':
        return [{ kind: 'standIn', seat: effect.seat, name: nameOf(effect.seat), level: effect.level }];
      case 'offered':
      case 'declined':
        return [{ kind: effect.kind, offer: effect.offer, name: nameOf(effect.seat) }];
      default:
        return [];
    }
  });

export type { Unsaid };
