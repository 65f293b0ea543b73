import { createHash, type Hash } from 'node:crypto';

/** The first line of a backup. */
export interface BackupHead {
  readonly threefold: 'backup';
  readonly version: 1;
  /** When it was made. */
  readonly at: number;
  /** How far the schema was. */
  readonly migrations: readonly string[];
  /** What secrets.json of the data folder held. */
  readonly secrets: string | null;
}

/** Begins a table; its rows follow, each an array in the order of the columns. */
export interface BackupTable {
  readonly table: string;
  readonly columns: readonly string[];
}

/** The last line. */
export interface BackupEnd {
  /** How many rows each table has. */
  readonly rows: Readonly<Record<string, number>>;
  /** Of all lines before, each with its end, as hexadecimal. */
  readonly sha256: string;
}

export type BackupLine = BackupHead | BackupTable | BackupEnd | readonly unknown[];

/** What a backup held. */
export interface BackupSummary {
  /** When it was made. */
  readonly at: number;
  /** How many rows each table has. */
  readonly rows: Readonly<Record<string, number>>;
  readonly secrets: string | null;
}

/** Sums up lines as they are written or read. */
export class LineSum {
  private readonly hash: Hash = createHash('sha256');

  add(line: string): void {
    this.hash.update(`${line}\n`);
  }

  end(): string {
    return this.hash.digest('hex');
  }
}
