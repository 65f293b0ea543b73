import type { Token } from './palette.ts';

export const kebab = (name: string): string => name.replace(/[A-Z]|\d+/g, part => `-${part.toLowerCase()}`);

/** The custom property of a colour: `--ink-2` for `ink2`. Apart from the colours themselves, which a flat board has from its style sheet. */
export const cssName = (token: Token): string => `--${kebab(token)}`;
