import type { Fault } from './result.ts';

/** Every refusal there is, with its sentence; what exactly was wrong follows it. */
export const FAULTS = {
  'step.unreadable': 'No step is written like this',
  'step.illegal': 'The rules do not allow this step here',
  'turn.unfinished': 'The turn is not finished',
  'turn.over': 'The turn is already over before this step',
  'game.over': 'The game is already over before this step',
  'game.unknown': 'There is no such game',
  'seats.count': 'This number of seats is not possible',
  'options.unknown': 'There is no such option',
  'options.value': 'An option cannot have this value',
  'options.syntax': 'Options are written name=value, separated by blanks',
  'setup.missing': 'A set-up is needed',
  'setup.unexpected': 'A set-up has no place here',
  'setup.invalid': 'The set-up is not possible',
  'position.syntax': 'The position cannot be read',
  'position.version': 'The position is of another game or version',
  'position.impossible': 'No such position exists',
  'record.empty': 'There is no record here',
  'record.size': 'The record is too large',
  'record.encoding': 'The text is not UTF-8',
  'record.syntax': 'The record cannot be read',
  'record.tag': 'A tag of the record is missing or wrong',
  'record.version': 'The record was written for another version of the rules',
  'record.number': 'The turns are not numbered 1, 2, 3',
  'record.result': 'The result contradicts the rules',
  'record.end': 'The end contradicts the rules',
  'record.ranking': 'The ranking contradicts the rules',
  'perft.draws': 'The given draws do not fit',
  'net.format': 'This is no file of weights',
  'net.version': 'The weights are written in another version of the format',
  'net.damaged': 'The file of weights is damaged',
  'net.head': 'The head of the weights cannot be read',
  'net.size': 'The weights are too large',
  'net.unfit': 'The weights do not fit',
  'net.fetch': 'The weights cannot be loaded',
  'engine.crashed': 'The engine broke down',
  'engine.stopped': 'The engine was stopped before it began to think',
  'engine.level': 'There is no such level',
  'engine.idle': 'Nobody is to act here',
  'store.stale': 'The game was saved elsewhere in the meantime',
  'store.blocked': 'Nothing can be stored here',
  'store.full': 'The storage is full',
  'store.missing': 'There is no such saved game',
  'store.corrupt': 'The saved game is damaged',
  'server.unbuilt': 'The web app is not built',
  'server.port': 'The server cannot listen',
} as const;

export type FaultCode = keyof typeof FAULTS;

/** The fault as an English sentence. */
export const explain = (fault: Fault): string =>
  fault.detail === '' ? `${FAULTS[fault.code]}.` : `${FAULTS[fault.code]}: ${fault.detail}.`;
