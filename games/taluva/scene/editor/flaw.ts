import { flawIn } from '@threefold-games/games/taluva/decode';
import type { LateVoice } from '../lateVoice.ts';
import { seatName } from '../voice.ts';
import type { Draft } from './draft.ts';
import { encode } from './encode.ts';

/** What keeps a draft from being a position of a game, as a sentence. */
export const flawOf = (voice: LateVoice, draft: Draft): string | undefined => {
  const flaw = flawIn(encode(draft));
  if (flaw?.kind === undefined) return undefined;
  const { kind, seat = 0, n = 0 } = flaw;
  const { speak } = voice;
  const { flaws } = voice.words.editor;
  switch (kind) {
    case 'tiles':
      return speak(flaws.tiles, { n });
    case 'standing':
    case 'gone':
    case 'turn':
    case 'stock':
    case 'settlement':
    case 'stuck':
      return speak(flaws[kind], { seat: seatName(voice, seat) });
    default:
      return speak(flaws[kind]);
  }
};
