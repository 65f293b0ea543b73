import type { ComponentChildren, JSX } from 'preact';
import { useId, useRef } from 'preact/hooks';
import { Icon, type IconName } from './icons.tsx';

export interface MenuItem {
  readonly icon?: IconName;
  readonly label: string;
  readonly onSelect: () => void;
  readonly danger?: boolean;
  /** Of a menu that is a choice: whether this is chosen. */
  readonly chosen?: boolean;
  /** The language of the label, where it is not that of the page. */
  readonly lang?: string;
  readonly disabled?: boolean;
}

interface MenuProps {
  readonly label: string;
  readonly icon: IconName;
  readonly items: readonly MenuItem[];
  /** Stands in the button instead of the icon alone. */
  readonly children?: ComponentChildren;
  /** The button's classes, where it is none of the usual ones. */
  readonly look?: string;
}

const ROOM = 8;

/** A button with a list of things to do. */
export const Menu = ({
  label,
  icon,
  items,
  children,
  look = 'icon-button icon-button-bare',
}: MenuProps): JSX.Element => {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);

  const entries = (): HTMLElement[] => [
    ...(list.current?.querySelectorAll<HTMLElement>('button:not(:disabled)') ?? []),
  ];
  /** Opens below the button, or above it where there is more room, within the window. */
  const place = (): void => {
    const menu = list.current!;
    const at = button.current!.getBoundingClientRect();
    const below = innerHeight - at.bottom - ROOM;
    const up = menu.offsetHeight > below && at.top > below;
    menu.style.maxHeight = `${(up ? at.top : below) - ROOM}px`;
    menu.style.top = up ? 'auto' : `${at.bottom + 4}px`;
    menu.style.bottom = up ? `${innerHeight - at.top + 4}px` : 'auto';
    menu.style.left = `${Math.max(ROOM, Math.min(at.right - menu.offsetWidth, innerWidth - menu.offsetWidth - ROOM))}px`;
  };
  const walk = (event: KeyboardEvent): void => {
    const all = entries();
    const at = all.indexOf(document.activeElement as HTMLElement);
    const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: all.length - 1 }[event.key];
    if (to !== undefined) {
      event.preventDefault();
      all[(to + all.length) % all.length]?.focus();
    } else if (event.key === 'Tab') list.current?.hidePopover();
  };
  return (
    <>
      <button
        ref={button}
        class={look}
        type="button"
        aria-label={label}
        title={label}
        aria-haspopup="menu"
        popovertarget={id}
      >
        {children ?? <Icon name={icon} />}
      </button>
      <div
        ref={list}
        id={id}
        class="menu"
        role="menu"
        aria-label={label}
        popover="auto"
        onKeyDown={walk}
        onToggle={event => {
          if (event.newState !== 'open') return;
          place();
          (entries().find(entry => entry.ariaChecked === 'true') ?? entries()[0])?.focus();
        }}
      >
        {items.map(item => (
          <button
            key={item.label}
            type="button"
            {...(item.chosen === undefined
              ? { role: 'menuitem' }
              : { role: 'menuitemradio', 'aria-checked': item.chosen })}
            class={item.danger ? 'menu-item menu-item-danger' : 'menu-item'}
            lang={item.lang}
            disabled={item.disabled ?? false}
            tabIndex={-1}
            onClick={() => {
              list.current?.hidePopover();
              item.onSelect();
            }}
          >
            {item.icon && <Icon name={item.icon} size={18} />}
            <span>{item.label}</span>
            {item.chosen && <Icon name="check" size={18} />}
          </button>
        ))}
      </div>
    </>
  );
};
