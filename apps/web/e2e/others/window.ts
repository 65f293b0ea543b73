import type { Spot } from '../touch.ts';

/** A window of a browser that knows nothing of other windows. So much of it every browser can be asked for. */
export interface Window {
  goto(url: string): Promise<void>;
  reload(): Promise<void>;
  /** Runs a function in the page, and waits for what it promises. What goes there and back is plain data. */
  run<A, T>(work: (given: A) => T | Promise<T>, given: A): Promise<T>;
  click(at: Spot): Promise<void>;
  /** Presses keys one after the other, by the names that `KeyboardEvent.key` has for them. */
  press(...keys: readonly string[]): Promise<void>;
  /** The page as a PNG. */
  picture(): Promise<Buffer>;
  /** What the page has reported as errors. */
  errors(): Promise<readonly string[]>;
}

/** A browser that was started. */
export interface OtherBrowser {
  readonly version: string;
  open(): Promise<Window>;
  close(): Promise<void>;
}

/** A browser that may be on this machine. */
export interface Candidate {
  readonly name: string;
  /** What is missing for it to be started, and how that is mended; undefined where nothing is. */
  readonly missing: string | undefined;
  start(): Promise<OtherBrowser>;
}

/** The size of every window. */
export const SIZE = { width: 1280, height: 800 };

/** Keys without a letter, as WebDriver writes them. */
const KEYS: Readonly<Record<string, string>> = {
  Tab: '\uE004',
  Enter: '\uE007',
  Escape: '\uE00C',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
};

/** The actions of WebDriver, which both of its protocols have alike. */
export const clickAt = ({ x, y }: Spot): unknown => ({
  type: 'pointer',
  id: 'mouse',
  parameters: { pointerType: 'mouse' },
  actions: [
    { type: 'pointerMove', duration: 0, x: Math.round(x), y: Math.round(y) },
    { type: 'pointerDown', button: 0 },
    { type: 'pointerUp', button: 0 },
  ],
});

export const pressKey = (key: string): unknown => {
  const value = KEYS[key] ?? key;
  return {
    type: 'key',
    id: 'keys',
    actions: [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ],
  };
};

/** A function as text that takes and gives JSON: drivers have each their own way to write other values. */
export const overText = (work: (given: never) => unknown): string =>
  `async text => JSON.stringify([await (${String(work)})(JSON.parse(text)[0])])`;
