import type { JSX } from 'preact';

/** Rows that are still being fetched: still, and not before a moment has passed. */
export const GreyRows = ({ count, label }: { readonly count: number; readonly label: string }): JSX.Element => (
  <div role="status" aria-label={label}>
    {Array.from({ length: count }, (_, i) => (
      <div key={i} class="beside player-grey coming">
        <span class="grey grey-badge" />
        <span class="grey" />
      </div>
    ))}
  </div>
);
