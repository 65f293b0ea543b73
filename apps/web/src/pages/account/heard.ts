/** Somebody whom one has blocked or muted. */
export interface Unheard {
  readonly person: string;
  readonly kind: 'block' | 'mute';
}

/** Reads them from the export of one's own data; what is not understood is left out. */
export const readUnheard = (blocks: readonly unknown[]): readonly Unheard[] =>
  blocks.flatMap(raw => {
    const { other, kind } = (raw ?? {}) as { readonly other?: unknown; readonly kind?: unknown };
    return typeof other === 'string' && (kind === 'block' || kind === 'mute') ? [{ person: other, kind }] : [];
  });
