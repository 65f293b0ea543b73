import type { JSX } from 'preact';
import { Icon, type IconName } from './icons.tsx';

export interface BarItem {
  readonly icon: IconName;
  readonly label: string;
  readonly onSelect: () => void;
  /** Whether it is what is shown now. */
  readonly on?: boolean;
  readonly disabled?: boolean;
  /** How much there is to be seen. */
  readonly badge?: string | undefined;
}

/** A bottom bar of phones with what one does on that page. */
export const BottomBar = ({
  label,
  items,
}: {
  readonly label: string;
  readonly items: readonly BarItem[];
}): JSX.Element => (
  <div class="bar" role="toolbar" aria-label={label}>
    {items.map(item => (
      <button
        key={item.label}
        class="bar-item"
        type="button"
        aria-pressed={item.on}
        disabled={item.disabled ?? false}
        onClick={item.onSelect}
      >
        <Icon name={item.icon} />
        <span>{item.label}</span>
        {item.badge && <span class="badge">{item.badge}</span>}
      </button>
    ))}
  </div>
);
