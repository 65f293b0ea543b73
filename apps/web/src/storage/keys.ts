/** Every key of this app, so that no two subjects take the same. Those that end in a variable are one for each room or request. */
export type KeyName =
  | 'account'
  | 'chatAloud'
  | 'chatMuted'
  | 'cursor'
  | 'deals'
  | 'lang'
  | 'learned'
  | 'learning'
  | 'settings'
  | 'skills'
  | 'study'
  | 'study-before'
  | 'together'
  | 'unsynced'
  | 'withdrawn'
  | `composed-${string}`
  | `plan-${string}`
  | `unsent-${string}`;

const PREFIX = 'threefold-';

/** Texts of this browser or of this tab by key. What cannot be stored is kept in memory until the page is closed. */
class Texts {
  private readonly area: () => Storage;
  private readonly unstored = new Map<string, string | null>();

  constructor(area: () => Storage) {
    this.area = area;
  }

  read(name: KeyName): string | null {
    const held = this.unstored.get(name);
    if (held !== undefined) return held;
    try {
      return this.area().getItem(PREFIX + name);
    } catch {
      return null;
    }
  }

  /** Stores a text; null deletes it. */
  write(name: KeyName, text: string | null): void {
    this.unstored.delete(name);
    try {
      if (text === null) this.area().removeItem(PREFIX + name);
      else this.area().setItem(PREFIX + name, text);
    } catch {
      this.unstored.set(name, text);
    }
  }

  /** All texts whose keys begin so. */
  startingWith(start: string): readonly string[] {
    const names = new Set(this.unstored.keys());
    try {
      for (const key of Object.keys(this.area())) if (key.startsWith(PREFIX)) names.add(key.slice(PREFIX.length));
    } catch {
      // Forbidden: there is only what is in memory.
    }
    return [...names].filter(name => name.startsWith(start)).flatMap(name => this.read(name as KeyName) ?? []);
  }

  /** Another tab has stored a text: it counts. */
  replaced(name: string): void {
    this.unstored.delete(name);
  }
}

/** What all tabs share. */
export const localTexts = new Texts(() => localStorage);
/** What only this tab knows, through a reload. */
export const tabTexts = new Texts(() => sessionStorage);

/** A value of this browser. */
export interface Key<Value> {
  get(): Value;
  set(value: Value): void;
  /** Calls `listener` with every value that another tab stores. */
  watch(listener: (value: Value) => void): void;
}

const makeKey = <Value>(
  name: KeyName,
  parse: (text: string | null) => Value,
  format: (value: Value) => string,
): Key<Value> => ({
  get: () => parse(localTexts.read(name)),
  set: value => localTexts.write(name, format(value)),
  watch(listener) {
    globalThis.addEventListener?.('storage', ({ key, newValue }) => {
      if (key !== PREFIX + name) return;
      localTexts.replaced(name);
      listener(parse(newValue));
    });
  },
});

/**
 * A key whose value is stored as JSON. `read` makes a value of whatever is stored: undefined if there is nothing, or no JSON. `toRaw` converts
 * values that JSON cannot hold, such as sets.
 */
export const jsonKey = <Value>(
  name: KeyName,
  read: (raw: unknown) => Value,
  toRaw: (value: Value) => unknown = value => value,
): Key<Value> => {
  const parse = (text: string | null): Value => {
    let raw: unknown;
    try {
      raw = JSON.parse(text ?? '');
    } catch {
      // As if nothing were stored.
    }
    return read(raw);
  };
  return makeKey(name, parse, value => JSON.stringify(toRaw(value)));
};

/** A key whose value is its text; empty if nothing is stored. */
export const textKey = (name: KeyName): Key<string> => makeKey(name, text => text ?? '', String);

/** A key that is on or off. */
export const flagKey = (name: KeyName): Key<boolean> =>
  makeKey(
    name,
    text => text === 'yes',
    value => (value ? 'yes' : ''),
  );
