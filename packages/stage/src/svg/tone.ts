import type { Token } from '../palette.ts';
import type { Tone } from '../scene.ts';

/** The colours of one seat. */
export interface ToneTokens {
  readonly face: Token;
  readonly side: Token;
  readonly rim: Token;
  readonly mark: Token;
  /** The line between the layers of a stack. */
  readonly layer: Token;
  /** The outline of a building, dark in every theme. */
  readonly outline: Token;
}

const of = (tone: Tone, layer: Token): ToneTokens => ({
  face: tone,
  side: `${tone}Side`,
  rim: `${tone}Rim`,
  mark: `${tone}Mark`,
  layer,
  outline: `${tone}Outline`,
});

export const TONE_TOKENS: Readonly<Record<Tone, ToneTokens>> = {
  ivory: of('ivory', 'ivoryLayer'),
  ebony: of('ebony', 'ebonyLayer'),
  ember: of('ember', 'emberRim'),
  plum: of('plum', 'plumRim'),
  stone: of('stone', 'stoneRim'),
};
