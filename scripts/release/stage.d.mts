/** The package.json of a staged package, as far as it is asked for. */
export interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly exports?: Readonly<Record<string, string | Readonly<Record<string, string>>>>;
  readonly dependencies?: Readonly<Record<string, string>>;
}

export declare const root: string;
export declare const out: string;
export declare const version: string;
