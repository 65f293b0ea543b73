import { type Action, type Actor, CHANCE, type Game, NOBODY, type Pick, type Position } from './contract.ts';
import { type Fault, ok, quote, type Result } from './result.ts';

/** The legal actions of a position as a list of its own. */
export const legalActions = (game: Game, position: Position): Action[] => {
  const out = scratch(game.maxActions);
  return Array.from(out.subarray(0, position.legal(out))) as Action[];
};

/** Who acts, or who will once chance has drawn; nobody where it is over. */
export const moverOf = (game: Game, position: Position): Actor => {
  const after = position.copy();
  while (after.actor === CHANCE) after.make(legalActions(game, after)[0]!);
  return after.actor;
};

/** The legal step that is written like this, if there is one. */
export const findStep = (position: Position, text: string, maxActions: number): Action | undefined => {
  const wanted = position.parse(text);
  if (wanted === undefined) return undefined;
  const out = scratch(maxActions);
  return out.subarray(0, position.legal(out)).includes(wanted) ? wanted : undefined;
};

/** The legal step with this text. Surplus blanks are forgiven; nothing else is. */
export const parseStep = (game: Game, position: Position, text: string): Result<Action> => {
  const found = findStep(position, text.trim(), game.maxActions);
  return found === undefined ? { ok: false, error: refusal(game, position, text) } : ok(found);
};

/** The same for a step of a turn of which `played` steps were played just before: none follows the last one of its turn. */
export const parseTurnStep = (game: Game, position: Position, text: string, played: number): Result<Action> =>
  played > 0 && position.atTurnStart
    ? { ok: false, error: extraStep(game, position, text) }
    : parseStep(game, position, text);

/** The legal actions that are still possible after the player has pointed at `picked`. */
export const narrow = (position: Position, legal: readonly Action[], picked: readonly Pick[]): Action[] =>
  legal.filter(action => {
    const picks = position.picks(action);
    return picked.every((pick, i) => samePick(picks[i], pick));
  });

/** A step that was played. */
export interface PlayedStep {
  readonly actor: Actor;
  readonly action: Action;
  /** The step as the notation writes it. */
  readonly text: string;
}

/** Plays steps of one turn, all of them or none. A fault names the step. */
export const playSteps = (game: Game, position: Position, texts: readonly string[]): Result<readonly PlayedStep[]> => {
  const played: PlayedStep[] = [];
  for (const text of texts) {
    const action = parseTurnStep(game, position, text, played.length);
    if (!action.ok) {
      for (const _ of played) position.unmake();
      return { ok: false, error: { ...action.error, step: played.length + 1 } };
    }
    played.push({ actor: position.actor, action: action.value, text: position.format(action.value) });
    position.make(action.value);
  }
  return ok(played);
};

/**
 * Plays the rest of a turn, or nothing of it. Begins where the position stands (for a seat, after the draw) and must end where
 * the turn ends. Returns who acts next.
 */
export const playTurn = (game: Game, position: Position, steps: readonly string[]): Result<Actor> => {
  const played = playSteps(game, position, steps);
  if (!played.ok) return played;
  if (steps.length > 0 && position.atTurnStart) return ok(position.actor);
  for (const _ of steps) position.unmake();
  return { ok: false, error: { ...unfinished(game), step: steps.length + 1 } };
};

/** The refusal of a step that no legal step is written like. */
const refusal = (game: Game, position: Position, text: string): Fault => {
  const shown = quote(text);
  if (position.actor === NOBODY) return { code: 'game.over', detail: shown, rule: game.rules.over };
  const rule = position.whyNot(text.trim())?.rule ?? game.rules.notation;
  return { code: rule === game.rules.notation ? 'step.unreadable' : 'step.illegal', detail: shown, rule };
};

/** The refusal of a step that comes after the last one of its turn. */
const extraStep = (game: Game, position: Position, text: string): Fault =>
  position.actor === NOBODY
    ? { code: 'game.over', detail: quote(text), rule: game.rules.over }
    : { code: 'turn.over', detail: quote(text), rule: game.rules.turn };

/** The refusal of a turn that lacks steps. */
export const unfinished = (game: Game): Fault => ({ code: 'turn.unfinished', detail: '', rule: game.rules.turn });

const samePick = (offered: Pick | undefined, picked: Pick): boolean => {
  if (offered === undefined) return false;
  if (offered.at === 'choice')
    return picked.at === 'choice' ? offered.choice === picked.choice : (offered.cells?.includes(picked.cell) ?? false);
  return picked.at === 'cell' && (offered.cell === picked.cell || (offered.also?.includes(picked.cell) ?? false));
};

let shared = new Int32Array(1024);
const scratch = (size: number): Int32Array => {
  if (shared.length < size) shared = new Int32Array(size);
  return shared;
};
