import type { JSX } from 'preact';

/** The first letter of a name, whatever its script; empty where it has none. */
const initialOf = (name: string): string => [...name.trim()][0]?.toUpperCase() ?? '';

/** Who somebody is at a glance: the first letter of the name in a hexagon. The name stands beside it. */
export const Hexagon = ({ name }: { readonly name: string }): JSX.Element => (
  <svg class="player-hexagon" viewBox="0 0 64 64" aria-hidden="true">
    <path d="M28 3.3a8 8 0 0 1 8 0l18.6 10.8a8 8 0 0 1 4 6.9v22a8 8 0 0 1-4 6.9L36 60.7a8 8 0 0 1-8 0L9.4 49.9a8 8 0 0 1-4-6.9V21a8 8 0 0 1 4-6.9z" />
    <text x="32" y="32">
      {initialOf(name)}
    </text>
  </svg>
);
