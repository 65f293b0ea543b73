import { fail, ok, quote, type Result } from '@threefold-games/core';

/** What a file of weights says about itself. */
export interface WeightsHead {
  /** The game that it plays. */
  readonly game: string;
  /** Which of that game's nets it is. */
  readonly name: string;
  /** How it is built, such as `graph`. */
  readonly architecture: string;
  /** The sizes of that architecture, such as `channels`. */
  readonly sizes: Readonly<Record<string, number>>;
}

/** A tensor as the head announces it. */
export interface Plan {
  readonly name: string;
  /** How its numbers are written. */
  readonly type: 'f16' | 'i8';
  readonly shape: readonly number[];
}

const MOST_BYTES = 65536;
const MOST_TENSORS = 4096;
/** No net of ours comes near; the numbers of a file with more would not fit into memory. */
const MOST_ELEMENTS = 2 ** 28;

export const elements = (shape: readonly number[]): number => shape.reduce((product, size) => product * size, 1);

/** How many bytes a tensor takes in a file. */
export const tensorBytes = ({ type, shape }: Plan): number =>
  type === 'f16' ? 2 * elements(shape) : elements(shape) + (4 * elements(shape)) / (shape.at(-2) ?? 1);

/** Reads a head and believes nothing: it may come from anywhere. */
export const parseHead = (bytes: Uint8Array): Result<WeightsHead & { readonly plans: readonly Plan[] }> => {
  if (bytes.length > MOST_BYTES) return fail('net.size', `a head of ${bytes.length} bytes`);
  const head = parseJson(bytes);
  if (!isRecord(head)) return fail('net.head', 'no JSON object');
  const { game, name, architecture, sizes, tensors } = head;
  if (!isWord(game) || !isWord(name) || !isWord(architecture)) return fail('net.head', 'game, name or architecture');
  if (!isRecord(sizes) || !Object.values(sizes).every(isCount)) return fail('net.head', 'sizes');
  if (!Array.isArray(tensors) || tensors.length > MOST_TENSORS) return fail('net.head', 'tensors');
  const plans: Plan[] = [];
  const names = new Set<string>();
  for (const tensor of tensors as unknown[]) {
    const plan = parsePlan(tensor);
    if (!plan.ok) return plan;
    if (names.has(plan.value.name)) return fail('net.head', `two tensors ${quote(plan.value.name)}`);
    names.add(plan.value.name);
    plans.push(plan.value);
  }
  if (plans.reduce((sum, plan) => sum + elements(plan.shape), 0) > MOST_ELEMENTS) return fail('net.size', 'tensors');
  return ok({ game, name, architecture, sizes: sizes as Record<string, number>, plans });
};

const parsePlan = (tensor: unknown): Result<Plan> => {
  if (!isRecord(tensor) || !isWord(tensor.name)) return fail('net.head', 'a tensor without a name');
  const { name, type, shape } = tensor;
  if (type !== 'f16' && type !== 'i8') return fail('net.head', `the type of tensor ${quote(name)}`);
  if (!Array.isArray(shape) || shape.length < 1 || shape.length > 4 || !shape.every(isSize))
    return fail('net.head', `the shape of tensor ${quote(name)}`);
  return ok({ name, type, shape });
};

const parseJson = (bytes: Uint8Array): unknown => {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return undefined;
  }
};

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isWord = (value: unknown): value is string => typeof value === 'string' && /^[\w.-]{1,64}$/.test(value);
const isCount = (value: unknown): value is number =>
  Number.isSafeInteger(value) && (value as number) >= 0 && (value as number) <= MOST_ELEMENTS;
const isSize = (value: unknown): value is number => isCount(value) && value >= 1;
