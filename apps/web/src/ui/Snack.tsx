import type { JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { Button } from './Button.tsx';

interface Said {
  readonly text: string;
  readonly button?: { readonly label: string; readonly act: () => void | Promise<void> } | undefined;
}

export interface SnackState {
  readonly said: Said | undefined;
  /** Says a sentence for a while, with at most one thing to do about it. */
  readonly show: (text: string, time?: number, button?: Said['button']) => void;
}

export const useSnack = (): SnackState => {
  const [said, set] = useState<Said>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const show: SnackState['show'] = (text, time = 5000, button) => {
    clearTimeout(timer.current);
    set({ text, button });
    timer.current = setTimeout(() => set(undefined), time);
  };
  return { said, show };
};

/** A short sentence above the lower edge; never over a board. */
export const Snack = ({ snack: { said } }: { readonly snack: SnackState }): JSX.Element => (
  <div class="snack-place" role="status">
    {said && (
      <div class="snack">
        <span>{said.text}</span>
        {said.button && <Button onClick={() => void said.button?.act()}>{said.button.label}</Button>}
      </div>
    )}
  </div>
);
