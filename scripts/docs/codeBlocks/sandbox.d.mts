export interface Sandbox {
  readonly folder: string;
  /** The folder of its programs. */
  readonly bin: string;
  /** Our packages in it. */
  readonly names: readonly string[];
}

export declare const openSandbox: (folder: string) => Sandbox;
