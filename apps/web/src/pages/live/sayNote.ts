import type { Speak } from '@threefold-games/speech';
import type { OnlineWords } from '@threefold-games/words';
import type { Note } from '../../match/notes.ts';

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
