import type { ComponentChildren, JSX } from 'preact';
import { Icon, type IconName } from './icons.tsx';

export type ButtonKind = 'primary' | 'plain' | 'quiet' | 'danger';

interface ButtonProps {
  /** `plain` unless told: an edge, no fill. */
  readonly kind?: ButtonKind;
  readonly icon?: IconName;
  readonly children: ComponentChildren;
  readonly disabled?: boolean;
  readonly onClick?: (event: MouseEvent) => void;
  /** Over the full width. */
  readonly wide?: boolean;
  readonly type?: 'button' | 'submit';
  /** Makes it a link. */
  readonly href?: string;
  /** All of it for those who listen, where the text alone says too little; it begins with that text. */
  readonly label?: string;
}

export const Button = ({
  kind = 'plain',
  icon,
  children,
  disabled = false,
  onClick,
  wide = false,
  type = 'button',
  href,
  label,
}: ButtonProps): JSX.Element => {
  const look = `button button-${kind}${wide ? ' button-wide' : ''}`;
  const inside = (
    <>
      {icon && <Icon name={icon} size={18} />}
      <span>{children}</span>
    </>
  );
  return href === undefined ? (
    <button class={look} type={type} disabled={disabled} onClick={onClick} aria-label={label}>
      {inside}
    </button>
  ) : (
    <a class={look} href={href} onClick={onClick} aria-label={label}>
      {inside}
    </a>
  );
};

interface IconButtonProps {
  readonly icon: IconName;
  /** Its name, also shown on hover. */
  readonly label: string;
  readonly onClick?: (event: MouseEvent) => void;
  /** Of a button that stays down. */
  readonly pressed?: boolean;
  readonly disabled?: boolean;
  /** `edged` stands alone on a board. */
  readonly kind?: 'bare' | 'edged' | 'primary' | 'danger';
  /** Makes it a link. */
  readonly href?: string;
  /** Whether it leads to where one is. */
  readonly here?: boolean;
}

export const IconButton = ({
  icon,
  label,
  onClick,
  pressed,
  disabled = false,
  kind = 'bare',
  href,
  here = false,
}: IconButtonProps): JSX.Element =>
  href === undefined ? (
    <button
      class={`icon-button icon-button-${kind}`}
      type="button"
      aria-label={label}
      title={label}
      aria-pressed={pressed}
      disabled={disabled}
      onClick={onClick}
    >
      <Icon name={icon} />
    </button>
  ) : (
    <a
      class={`icon-button icon-button-${kind}`}
      href={href}
      aria-label={label}
      title={label}
      aria-current={here ? 'page' : undefined}
      onClick={onClick}
    >
      <Icon name={icon} />
    </a>
  );
