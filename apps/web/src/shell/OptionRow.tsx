import type { ComponentChildren, ComponentProps, JSX } from 'preact';
import { Segments, type SegmentsProps } from './Segments.tsx';
import { Switch } from './Switch.tsx';

interface OptionRowProps {
  readonly name: string;
  /** One sentence. */
  readonly about?: string | undefined;
  /** The control; on phones it goes below where it is wide. */
  readonly children: ComponentChildren;
  /** Whether the control is wide; switches are not. */
  readonly wide?: boolean;
}

export const OptionRow = ({ name, about, children, wide = false }: OptionRowProps): JSX.Element => (
  <div class={`beside option-row${wide ? ' option-row-wide' : ''}`}>
    <div class="option-words">
      <div class="option-name">{name}</div>
      {about && <div class="small">{about}</div>}
    </div>
    <div class="option-control">{children}</div>
  </div>
);

/** What is on or off. */
export const SwitchRow = ({
  name,
  about,
  ...control
}: Pick<OptionRowProps, 'name' | 'about'> & Omit<ComponentProps<typeof Switch>, 'label'>): JSX.Element => (
  <OptionRow name={name} about={about}>
    <Switch label={name} {...control} />
  </OptionRow>
);

/** A choice of a few. */
export const ChoiceRow = <Value extends string>({
  name,
  about,
  wide = true,
  ...control
}: Omit<OptionRowProps, 'children'> & Omit<SegmentsProps<Value>, 'label' | 'wide'>): JSX.Element => (
  <OptionRow name={name} about={about} wide={wide}>
    <Segments label={name} {...control} />
  </OptionRow>
);
