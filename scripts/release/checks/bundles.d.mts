export interface Bundle {
  readonly name: string;
  readonly code: string;
  /** In bytes. */
  readonly limit: number;
}

export declare const BUNDLES: readonly Bundle[];
export declare const withEsbuild: (folder: string, bundle: Bundle) => Promise<number>;
