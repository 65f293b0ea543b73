import { useEffect } from 'preact/hooks';

/** Closes what is open above the bar when somebody points elsewhere or presses Escape. */
export const useCloseOutside = (
  inside: readonly { readonly current: Element | null }[],
  open: boolean,
  close: () => void,
): void => {
  useEffect(() => {
    if (!open) return undefined;
    const onPointer = ({ target }: PointerEvent): void => {
      if (target instanceof Node && !inside.some(({ current }) => current?.contains(target))) close();
    };
    const onKey = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      close();
    };
    addEventListener('pointerdown', onPointer, { capture: true });
    addEventListener('keydown', onKey, { capture: true });
    return () => {
      removeEventListener('pointerdown', onPointer, { capture: true });
      removeEventListener('keydown', onKey, { capture: true });
    };
  }, [open]);
};
