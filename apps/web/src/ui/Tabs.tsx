import type { ComponentChildren, JSX } from 'preact';
import { Icon, type IconName } from './icons.tsx';

interface TabsProps<Id extends string> {
  readonly label: string;
  readonly tabs: readonly {
    readonly id: Id;
    readonly label: string;
    readonly icon?: IconName;
    readonly badge?: string;
  }[];
  readonly value: Id;
  readonly onChange: (id: Id) => void;
}

const tabOf = (id: string): string => `tab-${id}`;
const panelOf = (id: string): string => `tab-panel-${id}`;

/** A choice of what a panel shows; the ids are unique on the page. */
export const Tabs = <Id extends string>({ label, tabs, value, onChange }: TabsProps<Id>): JSX.Element => {
  const walk = (event: KeyboardEvent): void => {
    const at = tabs.findIndex(tab => tab.id === value);
    const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: tabs.length - 1 }[event.key];
    const tab = to === undefined ? undefined : tabs[(to + tabs.length) % tabs.length];
    if (!tab) return;
    event.preventDefault();
    onChange(tab.id);
    document.getElementById(tabOf(tab.id))?.focus();
  };
  return (
    <div class="tabs" role="tablist" aria-label={label} onKeyDown={walk}>
      {tabs.map(tab => (
        <button
          key={tab.id}
          id={tabOf(tab.id)}
          class="tab"
          type="button"
          role="tab"
          aria-selected={tab.id === value}
          aria-controls={tab.id === value ? panelOf(tab.id) : undefined}
          tabIndex={tab.id === value ? 0 : -1}
          onClick={() => onChange(tab.id)}
        >
          {tab.icon && <Icon name={tab.icon} size={18} />}
          <span>{tab.label}</span>
          {tab.badge && <span class="badge">{tab.badge}</span>}
        </button>
      ))}
    </div>
  );
};

/** What the chosen tab shows. */
export const TabPanel = ({
  id,
  children,
}: {
  readonly id: string;
  readonly children: ComponentChildren;
}): JSX.Element => (
  <div class="tab-panel" id={panelOf(id)} role="tabpanel" aria-labelledby={tabOf(id)}>
    {children}
  </div>
);
