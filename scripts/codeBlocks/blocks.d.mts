export interface Block {
  readonly lang: string;
  readonly file: string | undefined;
  readonly from: string | undefined;
  readonly slow: boolean;
  readonly notRun: string | undefined;
  /** Where it begins. */
  readonly line: number;
  readonly text: string;
}

export declare const blocksOf: (text: string) => readonly Block[];
export declare const partOf: (text: string, title: string) => string;
