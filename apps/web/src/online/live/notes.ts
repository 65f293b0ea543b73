import { type Signal, signal } from '@preact/signals';
import type { Seat } from '@threefold-games/core';
import type { Effect, OfferKind } from '@threefold-games/room';
import type { Speak } from '@threefold-games/speech';
import { type Face, tellTurn } from '@threefold-games/stage';
import type { OnlineWords } from '@threefold-games/words';
import type { Happened } from '../net/room.ts';
import { type LiveMatch, nameAt } from './liveMatch.ts';

/** So many notes are kept. */
const KEPT = 200;

/** Something that happened at a table, told among the messages of the chat. */
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

/** What happens at a networked table. */
export class Notes {
  readonly all: Signal<readonly Note[]> = signal([]);
  private readonly match: LiveMatch;
  private readonly face: () => Face;
  private last = 0;

  constructor(match: LiveMatch, face: () => Face) {
    this.match = match;
    this.face = face;
    const room = match.room.peek();
    for (const { effects, at } of match.mirror.past)
      this.add(
        notesOf(effects, seat => nameAt(room, seat)),
        at,
      );
  }

  /** Begins to listen. Returns what ends it. */
  start(): () => void {
    return this.match.mirror.onHappened(happened => this.hear(happened));
  }

  private hear({ effects, before, after, at }: Happened): void {
    const notes = [...notesOf(effects, seat => nameAt(before, seat))];
    if (before.now.paused === undefined && after.now.paused !== undefined) notes.push({ kind: 'paused' });
    if (before.now.paused !== undefined && after.now.paused === undefined && after.now.phase === 'playing')
      notes.push({ kind: 'resumed' });
    const lost = before.turns.length - after.turns.length;
    if (lost > 0) notes.push({ kind: 'rewound', n: lost });
    this.add([...notes, ...this.notableSince(before.turns.length)], at);
  }

  /** Turns that one will want to find again. */
  private notableSince(count: number): readonly Unsaid[] {
    const { history } = this.match.model.peek();
    const face = this.face();
    return history.turns.slice(count).flatMap((_, i) =>
      tellTurn(history, count + i)
        .filter(({ view, step, events }) => face.notable(view, step, events))
        .map(told => ({ kind: 'turn', turn: count + i + 1, text: face.tell(told.view, told.step, told.events) })),
    );
  }

  private add(notes: readonly Unsaid[], at: number): void {
    if (notes.length === 0) return;
    const said = notes.map((note): Note => ({ ...note, id: ++this.last, at }));
    this.all.value = [...this.all.peek(), ...said].slice(-KEPT);
  }
}

/** What an effect is worth telling. Who leaves a seat to a bot is told once. */
const notesOf = (effects: readonly Effect[], nameOf: (seat: Seat) => string): readonly Unsaid[] =>
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

type SayKind = { readonly [Kind in Note['kind']]: (note: Extract<Note, { readonly kind: Kind }>) => string };

/** Something that happened, in words. */
export const sayNote = (note: Note, { live }: OnlineWords, speak: Speak): string => {
  const say: SayKind = {
    started: () => speak(live.noteStarted),
    over: () => speak(live.noteOver),
    paused: () => speak(live.notePaused),
    resumed: () => speak(live.noteResumed),
    gone: ({ name }) => speak(live.noteGone, { name }),
    back: ({ name }) => speak(live.noteBack, { name }),
    left: ({ name }) => speak(live.noteLeft, { name }),
    standIn: ({ name, level }) => speak(live.noteStandIn, { name, level }),
    offered: ({ offer, name }) => speak(live.askedTitle[offer], { name }),
    declined: ({ offer, name }) => speak(live.noteDeclined[offer], { name }),
    turn: ({ turn, text }) => speak(live.noteTurn, { turn, text }),
    rewound: ({ n }) => speak(live.noteRewound, { n }),
  };
  return (say[note.kind] as (note: Note) => string)(note);
};
