import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { useMyGamesWords } from './myGamesWords.ts';

interface Use {
  readonly used: number;
  readonly all: number;
}

const UNITS = ['kilobyte', 'megabyte', 'gigabyte'] as const;

/** How much of the browser's storage is used, as far as the browser tells. */
export const StorageUse = (): JSX.Element | null => {
  const { myGames, speak } = useMyGamesWords();
  const [use, set] = useState<Use>();
  useEffect(() => {
    void navigator.storage?.estimate?.().then(
      ({ usage, quota }) => usage !== undefined && quota !== undefined && set({ used: usage, all: quota }),
      () => undefined,
    );
  }, []);
  const size = (bytes: number): string => {
    const step = bytes < 1e6 ? 0 : bytes < 1e9 ? 1 : 2;
    const value = bytes / 1000 ** (step + 1);
    return speak.number(value, {
      style: 'unit',
      unit: UNITS[step],
      unitDisplay: 'short',
      maximumFractionDigits: value < 10 ? 1 : 0,
    });
  };
  return use ? <p class="games-use">{speak(myGames.storage, { used: size(use.used), all: size(use.all) })}</p> : null;
};
