import type { Manifest } from './stage.mjs';

/** A package as it was packed, with its sizes and what they may be, in bytes. */
export interface Packed {
  readonly name: string;
  readonly folder: string;
  readonly manifest: Manifest;
  /** Built files only, without exports and dependencies. */
  readonly built: boolean;
  /** Dependencies that no import names. */
  readonly runtime: readonly string[];
  readonly tarball: string;
  readonly limits: { readonly packed: number; readonly unpacked: number };
  readonly bytes: { readonly packed: number; readonly unpacked: number };
}

export declare const packOnce: () => readonly Packed[];
