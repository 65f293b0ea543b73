import { fail, ok, quote, type Result } from './result.ts';

/** One option of a game. */
export interface OptionSpec {
  /** The values that it can have, as they are written in a record; `on` and `off` for switches. */
  readonly values: readonly string[];
  /** The value when nothing is said, for a number of seats. */
  readonly standard: (seats: number) => string;
  /** A house rule: where it has its standard value nothing says so, and the game is written as if there were no such option. */
  readonly house?: true;
  /** Why another value than the standard one does not go with so many seats or with the other options; undefined where it does. */
  readonly clash?: (seats: number, options: Options) => string | undefined;
}

/** Every option of a game by name, in the order in which they are written. */
export type OptionTable = Readonly<Record<string, OptionSpec>>;

/** A value for every option of a game; one that is a house rule is there only where it is on. */
export type Options = Readonly<Record<string, string>>;

/** Checks options from outside and fills in what was left out. Switches may be booleans, numbers numbers. */
export const parseOptions = (table: OptionTable, seats: number, given: unknown): Result<Options> => {
  if (given === null || typeof given !== 'object' || Array.isArray(given)) {
    return fail('options.syntax', 'an object of names and values is expected');
  }
  const entries = Object.entries(given).map(([name, value]) => [name, written(value)] as const);
  for (const [name, value] of entries) {
    const spec = Object.hasOwn(table, name) ? table[name] : undefined;
    if (!spec) return fail('options.unknown', quote(name));
    if (value === undefined || !spec.values.includes(value)) {
      return fail(
        'options.value',
        `${name}=${value === undefined ? 'nothing of the kind' : quote(value)}, not one of ${spec.values.join(' ')}`,
      );
    }
  }
  const said = new Map(entries);
  const options: Options = Object.freeze(
    Object.fromEntries(
      Object.entries(table).flatMap(([name, spec]) => {
        const value = said.get(name) ?? spec.standard(seats);
        return spec.house && value === spec.standard(seats) ? [] : [[name, value]];
      }),
    ),
  );
  for (const [name, value] of Object.entries(options)) {
    const spec = table[name]!;
    const why = value === spec.standard(seats) ? undefined : spec.clash?.(seats, options);
    if (why !== undefined) return fail('options.clash', `${name}=${value} with ${why}`);
  }
  return ok(options);
};

/** The value that an option has: the one that is said, or the standard one. */
export const optionValue = (table: OptionTable, seats: number, options: Options, name: string): string =>
  options[name] ?? table[name]!.standard(seats);

/** Reads `name=value name=value`. Nothing is checked but the form; no name twice. */
export const readOptions = (text: string): Result<Readonly<Record<string, string>>> => {
  const given = new Map<string, string>();
  for (const part of text.split(/[ \t]+/).filter(Boolean)) {
    const found = /^([A-Za-z][A-Za-z0-9]*)=([A-Za-z0-9.]+)$/.exec(part);
    if (!found || given.has(found[1]!)) return fail('options.syntax', quote(part));
    given.set(found[1]!, found[2]!);
  }
  return ok(Object.fromEntries(given));
};

/** Options as `parseOptions` reads them: `setup=fixed swap=on`. */
export const formatOptions = (options: Options, separator = ' '): string =>
  Object.entries(options)
    .map(([name, value]) => `${name}=${value}`)
    .join(separator);

/** Options as JSON has them: switches as booleans, numbers as numbers. */
export const plainOptions = (options: Options): Readonly<Record<string, string | number | boolean>> =>
  Object.fromEntries(
    Object.entries(options).map(([name, value]) => [
      name,
      value === 'on' ? true : value === 'off' ? false : /^\d+(?:\.\d+)?$/.test(value) ? Number(value) : value,
    ]),
  );

/** A value as a record writes it; undefined for what is none. */
const written = (value: unknown): string | undefined => {
  if (typeof value === 'boolean') return value ? 'on' : 'off';
  return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
};
