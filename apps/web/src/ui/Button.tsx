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
  const shared = { class: look, onClick, 'aria-label': label };
  return href === undefined ? (
    <button {...shared} type={type} disabled={disabled}>
      {inside}
    </button>
  ) : (
    <a {...shared} href={href}>
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
}: IconButtonProps): JSX.Element => {
  const shared = { class: `icon-button icon-button-${kind}`, 'aria-label': label, title: label, onClick };
  return href === undefined ? (
    <button {...shared} type="button" aria-pressed={pressed} disabled={disabled}>
      <Icon name={icon} />
    </button>
  ) : (
    <a {...shared} href={href} aria-current={here ? 'page' : undefined}>
      <Icon name={icon} />
    </a>
  );
};
