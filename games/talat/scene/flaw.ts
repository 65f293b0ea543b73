import { flawIn } from '@threefold-games/games/talat/decode';
import type { Draft } from './draft.ts';
import { encodeDraft } from './drafting.ts';
import { colourName, type Voice } from './voice.ts';

/** What keeps a draft from being a position of a game, as a sentence. */
export const flawOf = (voice: Voice, draft: Draft): string | undefined => {
  const flaw = flawIn(encodeDraft(draft));
  if (flaw?.kind === undefined) return undefined;
  const { kind, seat = 0, board = 0, n = 0, due = 0 } = flaw;
  const { speak } = voice;
  const { flaws } = voice.words.editor;
  const name = colourName(voice, seat, draft.seats);
  switch (kind) {
    case 'placed':
      return speak(flaws.placed, { name, done: n, due });
    case 'actor':
    case 'missing':
      return speak(flaws[kind], { name });
    case 'crowded':
      return speak(flaws.crowded, { name, board });
    case 'empty':
      return speak(flaws.empty, { board });
    default:
      return speak(flaws[kind]);
  }
};
