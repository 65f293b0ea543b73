import type { JSX } from 'preact';
import './greyRows.css';

/** Rows that are still being fetched: still, and not before a moment has passed. */
export const GreyRows = ({ count, label }: { readonly count: number; readonly label: string }): JSX.Element => (
  <div class="player-grey" role="status" aria-label={label}>
    {Array.from({ length: count }, (_, i) => (
      <div key={i} class="player-grey-row">
        <span class="player-grey-badge" />
        <span class="player-grey-line" />
      </div>
    ))}
  </div>
);
