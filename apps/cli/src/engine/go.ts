import { ok, quote, type Result } from '@threefold-games/core';
import { CHARACTERS } from '@threefold-games/room';
import type { EvaluatorName, Limits } from '@threefold-games/search';
import { isEvaluatorWord, parseEvaluator } from '../bots.ts';
import { type ProtocolFault, refuse } from './faults.ts';

/** What a `go` line asks for. */
export interface Go {
  readonly limits: Limits;
  /** Thinks on until it is stopped, and answers only then. */
  readonly infinite: boolean;
  /** Plays like this level, counted from 1. */
  readonly level?: number;
  /** Which of the bots of that level plays. */
  readonly character: number;
  /** The evaluator, where the line says which one. */
  readonly evaluator?: EvaluatorName;
  /** How many variations are told. */
  readonly variations: number;
}

/** No number in the protocol is larger. */
const MOST = 1_000_000_000;
const MOST_VARIATIONS = 100;

/** Reads the words after `go`. */
export const parseGo = (words: readonly string[]): Result<Go, ProtocolFault> => {
  const said = new Map<string, number>();
  let evaluator: EvaluatorName | undefined;
  let infinite = false;
  for (let at = 0; at < words.length; at++) {
    const name = words[at]!;
    if (name === 'infinite') infinite = true;
    // The protocol keeps its own word for the evaluator: other programs speak it.
    else if (name === 'judge') {
      const value = words[++at] ?? '';
      if (!isEvaluatorWord(value)) return refuse('protocol.argument', 'A judge is hand, small or net.');
      evaluator = parseEvaluator(value);
    } else {
      const least = LEAST[name];
      if (least === undefined) return refuse('protocol.argument', `go knows no ${quote(name)}.`);
      for (const part of name === 'clock' ? ['clock', 'increment'] : [name]) {
        const value = words[++at] ?? '';
        if (!/^\d{1,10}$/.test(value) || Number(value) > MOST || Number(value) < least) {
          return refuse(
            'protocol.argument',
            `${part} takes a whole number from ${least} to ${MOST}, not ${quote(value)}.`,
          );
        }
        said.set(part, Number(value));
      }
    }
  }
  const limits = limitsOf(said);
  const level = said.get('level');
  if ((said.get('character') ?? 0) >= CHARACTERS)
    return refuse('protocol.argument', `Characters go from 0 to ${CHARACTERS - 1}.`);
  const unlimited = level === undefined && Object.keys(limits).length === 0;
  return ok({
    limits,
    infinite: infinite || unlimited,
    ...(level === undefined ? {} : { level }),
    character: said.get('character') ?? 0,
    ...(evaluator === undefined ? {} : { evaluator }),
    variations: Math.min(said.get('lines') ?? 1, MOST_VARIATIONS),
  });
};

/** The words that a number follows, and the least that it can be. */
const LEAST: Readonly<Record<string, number | undefined>> = Object.assign(Object.create(null), {
  simulations: 1,
  nodes: 1,
  time: 1,
  clock: 0,
  turns: 1,
  level: 1,
  character: 0,
  lines: 1,
});

const limitsOf = (said: ReadonlyMap<string, number>): Limits => {
  const [simulations, nodes, milliseconds] = [said.get('simulations'), said.get('nodes'), said.get('time')];
  const [left, turns] = [said.get('clock'), said.get('turns')];
  return {
    ...(simulations === undefined ? {} : { simulations }),
    ...(nodes === undefined ? {} : { nodes }),
    ...(milliseconds === undefined ? {} : { milliseconds }),
    ...(left === undefined
      ? {}
      : { clock: { left, increment: said.get('increment')!, ...(turns === undefined ? {} : { turns }) } }),
  };
};
