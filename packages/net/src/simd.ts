import type { Kernel, KernelMaker } from './kernel.ts';
import { plainKernel } from './plain.ts';
import { KERNEL } from './simd.generated.ts';

/** The part of WebAssembly that is used here, for compilers that are told of no browser. */
declare const WebAssembly: {
  readonly Memory: new (size: { readonly initial: number }) => { readonly buffer: ArrayBuffer };
  readonly Module: new (bytes: Uint8Array) => object;
  readonly Instance: new (module: object, imports: object) => { readonly exports: unknown };
  validate(bytes: Uint8Array): boolean;
};

const PAGE = 65536;

/** Compiled once; undefined where the machine knows no SIMD, or the page's policy forbids to compile. */
let compiled: object | undefined;

const compile = (): object | undefined => {
  try {
    const bytes = Uint8Array.from(atob(KERNEL), letter => letter.charCodeAt(0));
    return WebAssembly.validate(bytes) ? new WebAssembly.Module(bytes) : undefined;
  } catch {
    return undefined;
  }
};

/** Makes kernels that use the processor's vectors; undefined where that is not possible. */
export const simdKernel = (): KernelMaker | undefined => {
  compiled ??= compile();
  if (!compiled) return undefined;
  const module = compiled;
  return size => {
    const memory = new WebAssembly.Memory({ initial: Math.ceil((4 * size) / PAGE) });
    const { exports } = new WebAssembly.Instance(module, { env: { memory } });
    const floats = new Float32Array(memory.buffer);
    const ints = new Int32Array(memory.buffer);
    return { ...(exports as Omit<Kernel, 'floats' | 'ints'>), floats, ints };
  };
};

/** How a net may compute. */
export interface KernelChoice {
  /** Whether to use vectors where the machine has them; so it does when nothing is said. */
  readonly simd?: boolean;
}

/** The fastest kernel that the machine and the caller allow. */
export const chooseKernel = ({ simd = true }: KernelChoice = {}): KernelMaker =>
  (simd ? simdKernel() : undefined) ?? plainKernel;
