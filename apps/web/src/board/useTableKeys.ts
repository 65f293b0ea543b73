import { useEffect } from 'preact/hooks';

/** Whether a key belongs to what has the focus. */
const isBusy = (target: EventTarget | null, key: string): boolean => {
  if (!(target instanceof Element)) return false;
  if (target.closest('input, textarea, select, dialog, [popover], [role="tablist"]')) return true;
  return key === 'Enter' && target.closest('a, button:not(.board *)') !== null;
};

/** Lets a whole game be played by keys. */
export const useTableKeys = (controller: { press(key: string): boolean }): void => {
  useEffect(() => {
    const pressed = (event: KeyboardEvent): void => {
      const { key } = event;
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isBusy(event.target, key)) return;
      if (controller.press(key)) event.preventDefault();
    };
    addEventListener('keydown', pressed);
    return () => removeEventListener('keydown', pressed);
  }, [controller]);
};
