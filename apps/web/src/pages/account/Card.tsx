import type { ComponentChildren, JSX } from 'preact';
import { Icon, type IconName } from '../../shell/icons.tsx';

interface CardProps {
  readonly title: string;
  /** One or two sentences. */
  readonly text?: string;
  readonly children?: ComponentChildren;
}

/** A part of the page. */
export const Card = ({ title, text, children }: CardProps): JSX.Element => (
  <section class="card account-card">
    <h2>{title}</h2>
    {text && <p class="quiet account-text">{text}</p>}
    {children}
  </section>
);

interface ListRowProps {
  readonly icon: IconName;
  readonly name: ComponentChildren;
  readonly about: string;
  /** What can be done about it. */
  readonly children: ComponentChildren;
}

/** A row of a list on a card. */
export const ListRow = ({ icon, name, about, children }: ListRowProps): JSX.Element => (
  <li>
    <Icon name={icon} size={18} />
    <div class="words">
      {name}
      <span class="small">{about}</span>
    </div>
    {children}
  </li>
);
