import {
  CHANCE,
  chooseByLot,
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
  type Random,
  type Result,
  readOptions,
  replay,
  seededRandom,
} from '@threefold-games/core';
import type { Catalogue } from '../catalogue.ts';
import { type ProtocolFault, refuse, refuseFault } from './faults.ts';

/** The game that is talked about, and where it stands. Every method does what it is told, or refuses and changes nothing. */
export class EngineGame {
  private readonly catalogue: Catalogue;
  private chosen: { readonly game: Game; readonly seats: number; readonly options: Options } | undefined;
  private current: { readonly game: Game; readonly position: Position } | undefined;
  /** How many steps can be taken back: those played since the position was told, and those of a record. */
  private played = 0;

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
    const steps = cut < 0 ? [] : words.slice(cut + 1);
    const played = playSteps(game, position, steps);
    return played.ok ? this.stand(game, position, steps.length) : played;
  }

  /** A position as `Position.encode` writes it. */
  decode(text: string): Result<void, ProtocolFault> {
    const id = /^[^/\s]*/.exec(text)![0];
    const game = this.catalogue.findGame(id);
    if (!game) return refuseFault({ code: 'game.unknown', detail: quote(id) });
    const position = game.decode(text);
    return position.ok ? this.stand(game, position.value, 0) : refuseFault(position.error);
  }

  /** The end of a record. */
  replay(text: string): Result<void, ProtocolFault> {
    const record = parseRecord(text);
    const replayed = record.ok ? replay(id => this.catalogue.findGame(id), record.value) : record;
    if (!replayed.ok) return refuseFault(replayed.error);
    const { game, position, actions } = replayed.value.history;
    return this.stand(game, position.copy(), actions.length);
  }

  /** Plays any number of steps. */
  steps(words: readonly string[]): Result<void, ProtocolFault> {
    const at = this.at();
    const played = at.ok ? playSteps(at.value.game, at.value.position, words) : at;
    if (played.ok) this.played += words.length;
    return played;
  }

  /** Plays just the rest of a turn. */
  turn(words: readonly string[]): Result<void, ProtocolFault> {
    const at = this.at();
    if (!at.ok) return at;
    const { game, position } = at.value;
    if (position.actor === NOBODY) return refuseFault({ code: 'game.over', detail: '', rule: game.rules.over });
    const played = playTurn(game, position, words);
    if (!played.ok) return refuseFault(played.error);
    this.played += words.length;
    return ok(undefined);
  }

  /** Makes the draw that is due, by lot, and tells it. */
  draw(random: Random): Result<string, ProtocolFault> {
    const at = this.at();
    if (!at.ok) return at;
    const { game, position } = at.value;
    if (position.actor !== CHANCE) return refuse('protocol.draw', 'No draw is due.');
    const action = chooseByLot(position, new Int32Array(game.maxActions), random);
    const text = position.format(action);
    position.make(action);
    this.played++;
    return ok(text);
  }

  /** Takes back so many steps, draws included; one where nothing is said. */
  undo([count = '1', ...more]: readonly string[]): Result<void, ProtocolFault> {
    const at = this.at();
    if (!at.ok) return at;
    if (!/^[1-9]\d{0,5}$/.test(count) || more.length > 0)
      return refuse('protocol.argument', 'undo takes the number of steps.');
    if (Number(count) > this.played)
      return refuse('protocol.argument', `Steps that can be taken back: ${this.played}.`);
    for (let i = 0; i < Number(count); i++) at.value.position.unmake();
    this.played -= Number(count);
    return ok(undefined);
  }

  private stand(game: Game, position: Position, played: number): Result<void, ProtocolFault> {
    this.current = { game, position };
    this.played = played;
    return ok(undefined);
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
