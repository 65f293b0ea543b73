import { fail, ok, quote, type Result } from './result.ts';

/** One option of a game. */
interface OptionSpec {
  /** The values that it can have, as they are written in a record; `on` and `off` for switches. */
  readonly values: readonly string[];
  /** The value when nothing is said, for a number of seats. */
  readonly standard: (seats: number) => string;
  /** What it does, in one English sentence. */
  readonly about: string;
}

/** Every option of a game by name, in the order in which they are written. */
export type OptionTable = Readonly<Record<string, OptionSpec>>;

/** A value for every option of a game. */
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
  return ok(
    Object.freeze(
      Object.fromEntries(Object.entries(table).map(([name, spec]) => [name, said.get(name) ?? spec.standard(seats)])),
    ),
  );
};

/** Reads `name=value name=value`. Nothing is checked but the form; no name twice. */
export const readOptions = (text: string): Result<Readonly<Record<string, string>>> => {
  const given = new Map<string, string>();
  for (const part of text.split(/[ \t]+/).filter(Boolean)) {
    const found = /^([A-Za-z][A-Za-z0-9]*)=([A-Za-z0-9]+)$/.exec(part);
    if (!found || given.has(found[1]!)) return fail('options.syntax', quote(part));
    given.set(found[1]!, found[2]!);
  }
  return ok(Object.fromEntries(given));
};

export const formatOptions = (options: Options, separator = ' '): string =>
  Object.entries(options)
    .map(([name, value]) => `${name}=${value}`)
    .join(separator);

/** Options as JSON has them: switches as booleans, numbers as numbers. */
export const plainOptions = (options: Options): Readonly<Record<string, string | number | boolean>> =>
  Object.fromEntries(
    Object.entries(options).map(([name, value]) => [
      name,
      value === 'on' ? true : value === 'off' ? false : /^\d+$/.test(value) ? Number(value) : value,
    ]),
  );

/** A value as a record writes it; undefined for what is none. */
const written = (value: unknown): string | undefined => {
  if (typeof value === 'boolean') return value ? 'on' : 'off';
  return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
};
