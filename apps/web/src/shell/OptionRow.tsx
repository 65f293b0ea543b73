import type { ComponentChildren, JSX } from 'preact';

interface OptionRowProps {
  readonly name: string;
  /** One sentence. */
  readonly about?: string;
  /** The control; on phones it goes below where it is wide. */
  readonly children: ComponentChildren;
  /** Whether the control is wide; switches are not. */
  readonly wide?: boolean;
}

export const OptionRow = ({ name, about, children, wide = false }: OptionRowProps): JSX.Element => (
  <div class={`option-row${wide ? ' option-row-wide' : ''}`}>
    <div class="option-words">
      <div class="option-name">{name}</div>
      {about && <div class="small">{about}</div>}
    </div>
    <div class="option-control">{children}</div>
  </div>
);
