import {
  type Game,
  NOBODY,
  type Options,
  ok,
  type Position,
  parseOptions,
  parseRecord,
  parseSeats,
  parseStep,
  playTurn,
  quote,
  type Result,
  readOptions,
  replay,
  seededRandom,
} from '@threefold/core';
import type { Catalogue } from '../catalogue.ts';
import { type ProtocolFault, refuse, refuseFault } from './faults.ts';

/** The game that is talked about, and where it stands. Every method does what it is told, or refuses and changes nothing. */
export class EngineGame {
  private readonly catalogue: Catalogue;
  private chosen: { readonly game: Game; readonly seats: number; readonly options: Options } | undefined;
  private current: { readonly game: Game; readonly position: Position } | undefined;

  constructor(catalogue: Catalogue) {
    this.catalogue = catalogue;
  }

  /** The game and the position to think about. */
  at(): Result<{ readonly game: Game; readonly position: Position }, ProtocolFault> {
    return this.current ? ok(this.current) : refuse('protocol.position', 'There is no position yet.');
  }

  /** `ID [seats N] [name=value ...]` */
  choose(words: readonly string[]): Result<void, ProtocolFault> {
    const [id = '', ...rest] = words;
    const game = this.catalogue.findGame(id);
    if (!game) return refuseFault({ code: 'game.unknown', detail: quote(id) });
    const seated = rest[0] === 'seats';
    const seats = parseSeats(game, seated ? (rest[1] ?? '') : Math.min(...game.seats));
    if (!seats.ok) return refuseFault(seats.error);
    const given = readOptions(rest.slice(seated ? 2 : 0).join(' '));
    if (!given.ok) return refuseFault(given.error);
    const options = parseOptions(game.options, seats.value, given.value);
    if (!options.ok) return refuseFault(options.error);
    this.chosen = { game, seats: seats.value, options: options.value };
    this.current = undefined;
    return ok(undefined);
  }

  /** `[setup TEXT] [steps STEP ...]`; chance lays out what no set-up says. */
  start(words: readonly string[], seed: string): Result<void, ProtocolFault> {
    if (!this.chosen) return refuse('protocol.game', 'There is no game yet.');
    const { game, seats, options } = this.chosen;
    const cut = words.indexOf('steps');
    const head = cut < 0 ? words : words.slice(0, cut);
    if (head.length > 0 && head[0] !== 'setup') {
      return refuse('protocol.argument', `position start knows no ${quote(head[0]!)}.`);
    }
    const setup =
      head.length === 0
        ? ok(game.setup(options, seats, seededRandom(seed)))
        : game.parseSetup(seats, options, head.slice(1).join(' '));
    if (!setup.ok) return refuseFault(setup.error);
    const position = game.start(setup.value);
    const played = cut < 0 ? ok(undefined) : playSteps(game, position, words.slice(cut + 1));
    if (played.ok) this.current = { game, position };
    return played;
  }

  /** A position as `Position.encode` writes it. */
  decode(text: string): Result<void, ProtocolFault> {
    const id = /^[^/\s]*/.exec(text)![0];
    const game = this.catalogue.findGame(id);
    if (!game) return refuseFault({ code: 'game.unknown', detail: quote(id) });
    const position = game.decode(text);
    if (!position.ok) return refuseFault(position.error);
    this.current = { game, position: position.value };
    return ok(undefined);
  }

  /** The end of a record. */
  replay(text: string): Result<void, ProtocolFault> {
    const record = parseRecord(text);
    const replayed = record.ok ? replay(id => this.catalogue.findGame(id), record.value) : record;
    if (!replayed.ok) return refuseFault(replayed.error);
    const { game, position } = replayed.value.history;
    this.current = { game, position: position.copy() };
    return ok(undefined);
  }

  /** Plays any number of steps. */
  steps(words: readonly string[]): Result<void, ProtocolFault> {
    const at = this.at();
    return at.ok ? playSteps(at.value.game, at.value.position, words) : at;
  }

  /** Plays just the rest of a turn. */
  turn(words: readonly string[]): Result<void, ProtocolFault> {
    const at = this.at();
    if (!at.ok) return at;
    const { game, position } = at.value;
    if (position.actor === NOBODY) return refuseFault({ code: 'game.over', detail: '', rule: game.rules.over });
    const played = playTurn(game, position, words);
    return played.ok ? ok(undefined) : refuseFault(played.error);
  }
}

const playSteps = (game: Game, position: Position, steps: readonly string[]): Result<void, ProtocolFault> => {
  for (const [done, text] of steps.entries()) {
    const action = parseStep(game, position, text);
    if (action.ok) {
      position.make(action.value);
      continue;
    }
    for (let i = 0; i < done; i++) position.unmake();
    return refuseFault({ ...action.error, step: done + 1 });
  }
  return ok(undefined);
};
