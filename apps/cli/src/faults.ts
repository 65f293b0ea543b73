import type { Fault, FaultCode, Result } from '@threefold-games/core';
import { explain } from '@threefold-games/words/explain';
import { type Catalogue, quoteRule, ruleSentence } from './catalogue.ts';

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

/** What keeps a command from doing as it was told. A value, never thrown. */
export interface CommandFault {
  /** A fault's code, or one of this command's own. */
  readonly code: FaultCode | CommandCode;
  readonly sentence: string;
  /** What the person in front of it can do. */
  readonly hint: string;
  readonly exit: ExitCode;
}

/** The codes that only the command line has. */
type CommandCode = 'usage' | 'file.missing' | 'file.directory' | 'file.denied' | 'file.exists' | 'file.broken';

export const refuse = (fault: CommandFault): Result<never, CommandFault> => ({ ok: false, error: fault });

export const wrongUsage = (sentence: string, hint: string): CommandFault => ({
  code: 'usage',
  sentence,
  hint,
  exit: EXIT.usage,
});

/** Refuses to do what the command line says. */
export const misuse = (sentence: string, hint: string): Result<never, CommandFault> =>
  refuse(wrongUsage(sentence, hint));

/** A refusal of the core, with the sentence of the rule that it names and the place where it happened. */
export const commandFault = (catalogue: Catalogue, fault: Fault, game?: string, place = ''): CommandFault => {
  const at = [
    place,
    fault.turn === undefined ? '' : `turn ${fault.turn}`,
    fault.step === undefined ? '' : `step ${fault.step}`,
  ]
    .filter(Boolean)
    .join(', ');
  return {
    code: fault.code,
    sentence: `${at === '' ? '' : `${at}: `}${explainWithRule(catalogue, fault, game)}`,
    hint: HINTS[fault.code] ?? 'Mend the text at the place that is named.',
    exit: EXIT.refused,
  };
};

/** The fault as a sentence, and the rule that it breaks. Where the game is not known, its rule tells which it is. */
export const explainWithRule = (catalogue: Catalogue, fault: Fault, game: string | undefined): string => {
  const { rule } = fault;
  if (rule === undefined) return explain(fault);
  const id = game ?? catalogue.games.find(each => ruleSentence(catalogue, each.id, rule) !== undefined)?.id;
  return id === undefined ? explain(fault) : `${explain(fault)} ${quoteRule(catalogue, id, rule)}`;
};

/** A refused record, position or board as its line of JSON. */
export const errorJson = (catalogue: Catalogue, fault: Fault, game: string | undefined): unknown => ({
  error: {
    code: fault.code,
    rule: fault.rule ?? null,
    turn: fault.turn ?? null,
    step: fault.step ?? null,
    message: explainWithRule(catalogue, fault, game),
  },
});

/** What the system said about a file. Anything else that was thrown is a bug, and goes on. */
export const systemFault = (error: unknown, path: string): CommandFault => {
  if (!(error instanceof Error && 'code' in error && typeof error.code === 'string')) throw error;
  const { code } = error;
  const [kind, sentence, hint] = SYSTEM[code] ?? [
    'file.broken',
    'cannot be read or written',
    `The system says ${code}.`,
  ];
  return { code: kind, sentence: `${path}: ${sentence}.`, hint, exit: EXIT.file };
};

const SYSTEM: Readonly<Record<string, readonly [CommandCode, string, string]>> = {
  ENOENT: ['file.missing', 'There is no such file or folder', 'Check the name and the folder that you are in.'],
  ENOTDIR: ['file.missing', 'There is no such file', 'A part of the path is a file and not a folder.'],
  EISDIR: ['file.directory', 'This is a folder, not a file', 'Give the files in it by name.'],
  EACCES: ['file.denied', 'It may not be opened', 'Check the rights of the file.'],
  EPERM: ['file.denied', 'It may not be opened', 'Check the rights of the file.'],
  EEXIST: ['file.exists', 'There is such a file already', 'Choose another name; nothing is overwritten.'],
};

const HINTS: Readonly<Partial<Record<FaultCode, string>>> = {
  'step.unreadable':
    '"threefold rules GAME" says how steps are written; "threefold legal FILE" lists those that are possible.',
  'step.illegal': '"threefold legal FILE" lists what is possible at the end of a record.',
  'turn.unfinished': 'Add the missing steps, or set [Result "*"] if the game was left in the middle of its last turn.',
  'turn.over': 'Begin the next turn on a line of its own, with its number.',
  'game.over': 'Delete what comes after the end of the game.',
  'game.unknown': '"threefold games" lists the games.',
  'seats.count': '"threefold games" lists the games with their seats.',
  'options.unknown': '"threefold games" lists the options of each game.',
  'options.value': '"threefold games" lists the values of each option.',
  'options.clash': 'Leave one of them out.',
  'options.syntax': 'Write, for example, --option setup=fixed, and repeat --option for the next one.',
  'setup.missing': 'Give the set-up: --setup TEXT, or the Setup tag of a record.',
  'setup.unexpected': 'Leave the set-up away, or choose the option that asks for one.',
  'position.version': 'Position texts are written by this program and begin with the game and its version.',
  'record.empty': 'A record begins with its Game tag: [Game "tzaar"].',
  'record.size': 'No game is that long; check that the file is what you think it is.',
  'record.encoding': 'Save the file as UTF-8.',
  'record.number': 'Number the turns 1, 2, 3, each on a line of its own.',
  'record.result': 'Set [Result "*"] to leave the result open.',
  'record.end': 'Delete the End tag to leave the end to the rules.',
  'deal.missing': 'Records of games on a server have it once the game is over; see docs/dealing.md.',
  'deal.scheme': 'A newer version of this program may know it.',
  'deal.hash': 'The record was changed, or the server did not keep to what it had promised.',
  'deal.draw': 'The record was changed, or the server did not keep to what it had promised.',
  'deal.seats': 'The record was changed, or the server did not keep to what it had promised.',
  'people.missing': '"threefold admin who NAME" finds people, guests too.',
  'people.account': 'Only an account can be an operator: they make one on their account page.',
  'people.needed': 'The token of this data folder is not that of the server: check --data and --server.',
  'http.missing': 'It may have been done already: "threefold admin log" shows what was.',
  'http.input': '"threefold admin --help" shows what is possible.',
  'wire.offline': 'Start it with "threefold serve", or say where it is: --server ADDRESS.',
  'server.unbuilt': '"npm run build" builds it.',
  'server.port': 'Choose another one: --port 0 takes any that is free.',
  'server.data': 'Give a folder that you may write to and that no other server uses: --data FOLDER.',
  'server.database': 'Check DATABASE_URL, and that the database runs.',
  'server.sqlite': 'Install a current Node: "threefold serve --version" shows which SQLite it contains.',
  'server.newer': 'Use the version that wrote it, or a newer one.',
  'perft.draws': 'Give draws that are still in the bag, separated by commas: --draws CJ,JS.',
};
