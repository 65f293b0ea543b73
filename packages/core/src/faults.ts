/** The codes that core and the rules of games raise. Every code has its sentence in `packages/words`, in seven languages. */
export type CoreFault =
  | 'step.unreadable'
  | 'step.illegal'
  | 'turn.unfinished'
  | 'turn.over'
  | 'game.over'
  | 'game.unknown'
  | 'seats.count'
  | 'options.unknown'
  | 'options.value'
  | 'options.clash'
  | 'options.syntax'
  | 'setup.missing'
  | 'setup.unexpected'
  | 'setup.invalid'
  | 'position.syntax'
  | 'position.version'
  | 'position.impossible'
  | 'record.empty'
  | 'record.level'
  | 'record.size'
  | 'record.encoding'
  | 'record.syntax'
  | 'record.tag'
  | 'record.version'
  | 'record.number'
  | 'record.result'
  | 'record.end'
  | 'record.ranking'
  | 'perft.draws';

/** The fault codes of each package. Open: a package that raises codes of its own adds them in its `faults.ts`. */
export interface FaultCodes {
  readonly core: CoreFault;
}

/** Every code of the packages that are imported. */
export type FaultCode = FaultCodes[keyof FaultCodes];
