import type { ComponentChildren, JSX } from 'preact';

interface PageHeadProps {
  readonly title: string;
  /** One sentence. */
  readonly lead?: string;
  /** At most two actions. */
  readonly children?: ComponentChildren;
}

/** The head of a page; phones show the title in the title bar. */
export const PageHead = ({ title, lead, children }: PageHeadProps): JSX.Element => (
  <div class="page-head">
    <div>
      <h1 class="desk-only">{title}</h1>
      {lead && <p>{lead}</p>}
    </div>
    {children && <div class="page-head-actions">{children}</div>}
  </div>
);
