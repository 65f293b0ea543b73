import type { Face } from '@threefold/stage';
import { useEffect } from 'preact/hooks';
import { openChoices } from '../../board/ComposeBar.tsx';
import type { PageController } from './pageController.ts';
import type { TableLook } from './tableLook.ts';

/** Whether a key belongs to what has the focus. */
const isBusy = (target: EventTarget | null, key: string): boolean => {
  if (!(target instanceof Element)) return false;
  if (target.closest('input, textarea, select, dialog, [popover], [role="tablist"]')) return true;
  return key === 'Enter' && target.closest('a, button:not(.board *)') !== null;
};

/** Lets the whole game be played by keys. */
export const useTableKeys = (controller: PageController, face: Face, { view, look }: TableLook): void => {
  useEffect(() => {
    const pressed = (event: KeyboardEvent): void => {
      const { key } = event;
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isBusy(event.target, key)) return;
      const choices = () => openChoices(face, controller.composer, view, look);
      if (controller.press(key, choices)) event.preventDefault();
    };
    addEventListener('keydown', pressed);
    return () => removeEventListener('keydown', pressed);
  }, [controller, face, view, look]);
};
