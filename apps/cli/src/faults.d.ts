import type { Fault, FaultCode, Result } from '@threefold/core';
import { type Catalogue } from './catalogue.ts';
/** What the exit code of the command says. */
export declare const EXIT: {
    /** All went well. */
    readonly fine: 0;
    /** A record, a position or another input was refused. */
    readonly refused: 1;
    /** The command was called in a way that it does not know. */
    readonly usage: 2;
    /** A file cannot be read or written. */
    readonly file: 3;
    /** Stopped with Ctrl-C. */
    readonly interrupted: 130;
};
export type ExitCode = (typeof EXIT)[keyof typeof EXIT];
export declare const EXIT_HELP = "Exit codes:\n  0    all went well\n  1    a record, a position or another input was refused\n  2    the command was called wrongly\n  3    a file cannot be read or written\n  130  interrupted with Ctrl-C";
/** What keeps a command from doing as it was told. A value, never thrown. */
export interface CommandFault {
    /** A fault's code, or one of this command's own. */
    readonly code: FaultCode | CommandCode;
    readonly sentence: string;
    /** What the person in front of it can do. */
    readonly hint: string;
    readonly exit: ExitCode;
}
/** What keeps a command from speaking to a server. */
declare module '@threefold/core' {
    interface FaultCodes {
        readonly commandLine: 'wire.offline';
    }
}
/** The codes that only the command line has. */
type CommandCode = 'usage' | 'file.missing' | 'file.directory' | 'file.denied' | 'file.exists' | 'file.broken';
export declare const refuse: (fault: CommandFault) => Result<never, CommandFault>;
export declare const wrongUsage: (sentence: string, hint: string) => CommandFault;
/** Refuses to do what the command line says. */
export declare const misuse: (sentence: string, hint: string) => Result<never, CommandFault>;
/** A refusal of the core, with the sentence of the rule that it names and the place where it happened. */
export declare const commandFault: (catalogue: Catalogue, fault: Fault, game?: string, place?: string) => CommandFault;
/** The fault as a sentence, and the rule that it breaks. Where the game is not known, its rule tells which it is. */
export declare const explainWithRule: (catalogue: Catalogue, fault: Fault, game: string | undefined) => string;
/** A refused record, position or board as its line of JSON. */
export declare const errorJson: (catalogue: Catalogue, fault: Fault, game: string | undefined) => unknown;
/** What the system said about a file. Anything else that was thrown is a bug, and goes on. */
export declare const systemFault: (error: unknown, path: string) => CommandFault;
export {};
//# sourceMappingURL=faults.d.ts.map