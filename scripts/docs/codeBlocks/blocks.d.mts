export interface Block {
  readonly lang: string;
  readonly file: string | undefined;
  readonly from: string | undefined;
  /** Further words: `slow`, `continued`. */
  readonly flags: readonly string[];
  readonly notRun: string | undefined;
  /** Where it begins. */
  readonly line: number;
  readonly text: string;
  /** What is run. */
  readonly code: string;
}

export declare const blocksOf: (text: string) => readonly Block[];
export declare const partOf: (text: string, title: string) => string;
