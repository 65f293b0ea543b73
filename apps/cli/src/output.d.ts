import type { Catalogue } from './catalogue.ts';
import type { CommandFault, ExitCode } from './faults.ts';
import type { Io } from './io.ts';
/** What every command gets: the world outside and the games. */
export interface Context {
    readonly io: Io;
    readonly catalogue: Catalogue;
}
/** Says on standard error what went wrong, and gives the exit code for it. */
export declare const report: (io: Io, fault: CommandFault) => ExitCode;
export declare const writeLine: (io: Io, line: string) => void;
export declare const writeJson: (io: Io, value: unknown) => void;
/** Words in columns that fit into `width` characters, read line by line. */
export declare const columns: (words: readonly string[], width: number) => string;
/** A line on the terminal's standard error that tells how far long work has come; silent anywhere else. */
export declare const progress: (io: Io) => {
    show(text: () => string): void;
    clear(): void;
};
//# sourceMappingURL=output.d.ts.map