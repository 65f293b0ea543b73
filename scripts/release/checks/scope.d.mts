/** What npm answers: a value, or the code of an error. */
export type Answer = { readonly value: unknown } | { readonly code: string; readonly detail: string };
export type Ask = (...args: string[]) => Promise<Answer>;
interface Repository {
  readonly url: string;
}

export declare const SCOPE: string;
export declare const checkScope: (
  names: readonly string[],
  repository: Repository,
  ask?: Ask,
) => Promise<{ readonly faults: readonly string[]; readonly unknown: readonly string[] }>;
export declare const faultsOfScope: (
  names: readonly string[],
  repository: Repository,
  options: { readonly isPublished: boolean; readonly say: (text: string) => void; readonly ask?: Ask },
) => Promise<readonly string[]>;
