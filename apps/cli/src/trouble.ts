import type { Fault, FaultCode } from '@threefold/core';
import { explain } from '@threefold/words/explain';
import type { Catalogue } from './catalogue.ts';
import { EXIT, type ExitCode } from './exit.ts';
import { quoteRule, ruleSentence } from './rulebook.ts';

/** What keeps a command from doing as it was told. A value, never thrown. */
export interface Trouble {
  /** A fault's code, or one of this command's own. */
  readonly code: FaultCode | CommandCode;
  readonly sentence: string;
  /** What the person in front of it can do. */
  readonly hint: string;
  readonly exit: ExitCode;
}

export type Tried<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly trouble: Trouble };

/** The codes that only the command line has. */
export type CommandCode = 'usage' | 'file.missing' | 'file.directory' | 'file.denied' | 'file.exists' | 'file.broken';

export const stop = (trouble: Trouble): { readonly ok: false; readonly trouble: Trouble } => ({ ok: false, trouble });

export const wrongUsage = (sentence: string, hint: string): Trouble => ({
  code: 'usage',
  sentence,
  hint,
  exit: EXIT.usage,
});

/** A refusal of the core, with the sentence of the rule that it names and the place where it happened. */
export const fromFault = (catalogue: Catalogue, fault: Fault, game?: string, place = ''): Trouble => {
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

/** What the system said about a file. Anything else that was thrown is a bug, and goes on. */
export const fromSystem = (error: unknown, path: string): Trouble => {
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
  'server.unbuilt': '"npm run build" builds it.',
  'server.port': 'Choose another one: --port 0 takes any that is free.',
  'server.data': 'Give a folder that you may write to and that no other server uses: --data FOLDER.',
  'server.database': 'Check DATABASE_URL, and that the database runs.',
  'server.newer': 'Use the version that wrote it, or a newer one.',
  'perft.draws': 'Give draws that are still in the bag, separated by commas: --draws CJ,JS.',
};
