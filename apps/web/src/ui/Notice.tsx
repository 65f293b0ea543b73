import type { ComponentChildren, JSX } from 'preact';
import { Icon, type IconName } from './icons.tsx';

interface NoticeProps {
  readonly icon: IconName;
  readonly title: string;
  /** One or two sentences. */
  readonly text: string;
  /** One or two buttons. */
  readonly children?: ComponentChildren;
  /** 1 where it is all of the page; 2 unless told. */
  readonly level?: 1 | 2;
}

/** What stands where a list or a page would be: empty, broken, offline. */
export const Notice = ({ icon, title, text, children, level = 2 }: NoticeProps): JSX.Element => (
  <div class="notice">
    <div class="notice-tile">
      <Icon name={icon} size={26} />
    </div>
    {level === 1 ? <h1 class="notice-title">{title}</h1> : <h2 class="notice-title">{title}</h2>}
    <p class="notice-text">{text}</p>
    {children && <div class="notice-actions">{children}</div>}
  </div>
);
