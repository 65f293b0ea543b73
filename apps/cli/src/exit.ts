/** What the exit code of the command says. */
export const EXIT = {
  /** All went well. */
  fine: 0,
  /** A record, a position or another input was refused. */
  refused: 1,
  /** The command was called in a way that it does not know. */
  usage: 2,
  /** A file cannot be read or written. */
  file: 3,
  /** Stopped with Ctrl-C. */
  interrupted: 130,
} as const;

export type ExitCode = (typeof EXIT)[keyof typeof EXIT];

export const EXIT_HELP = `Exit codes:
  0    all went well
  1    a record, a position or another input was refused
  2    the command was called wrongly
  3    a file cannot be read or written
  130  interrupted with Ctrl-C`;
