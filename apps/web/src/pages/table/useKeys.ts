import { useEffect, useRef } from 'preact/hooks';

/** What keys do at the table; each tells whether it did anything, else the key keeps its usual meaning. */
export interface TableKeys {
  confirm(): boolean;
  takeBack(): boolean;
  escape(): boolean;
  turn(): boolean;
  command(): boolean;
  hint(): boolean;
  help(): boolean;
  /** The key of a choice. */
  choice(key: string): boolean;
}

/** Whether a key belongs to what has the focus. */
const isBusy = (target: EventTarget | null, key: string): boolean => {
  if (!(target instanceof Element)) return false;
  if (target.closest('input, textarea, select, dialog, [popover], [role="tablist"]')) return true;
  return key === 'Enter' && target.closest('a, button:not(.board *)') !== null;
};

export const useKeys = (keys: TableKeys): void => {
  const now = useRef(keys);
  now.current = keys;
  useEffect(() => {
    const pressed = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isBusy(event.target, event.key))
        return;
      const { current } = now;
      const acts: Readonly<Record<string, () => boolean>> = {
        Enter: current.confirm,
        Backspace: current.takeBack,
        Escape: current.escape,
        r: current.turn,
        R: current.turn,
        h: current.hint,
        H: current.hint,
        '/': current.command,
        '?': current.help,
      };
      const act = acts[event.key];
      if (act ? act() : current.choice(event.key)) event.preventDefault();
    };
    addEventListener('keydown', pressed);
    return () => removeEventListener('keydown', pressed);
  }, []);
};
