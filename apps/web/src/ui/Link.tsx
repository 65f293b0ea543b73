import type { ComponentChildren, JSX } from 'preact';
import { href, type Route } from './route.ts';

interface LinkProps {
  readonly to: Route;
  readonly children: ComponentChildren;
  readonly class?: string;
  /** All of it for those who listen. */
  readonly label?: string;
  /** Whether it leads to where one is. */
  readonly here?: boolean;
  /** Somebody follows it. */
  onClick?(): void;
}

/** A link to another place of the app; a plain click stays on this page. */
export const Link = ({ to, children, class: look, label, here = false, onClick }: LinkProps): JSX.Element => (
  <a class={look} href={href(to)} aria-label={label} aria-current={here ? 'page' : undefined} onClick={onClick}>
    {children}
  </a>
);
