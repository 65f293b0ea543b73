import type { YardstickName } from '@threefold-games/bench/yardsticks';
import { ok, quote, type Result } from '@threefold-games/core';
import type { EvaluatorName } from '@threefold-games/search';
import { type EvaluatorWord, parseEvaluator } from '../../bots.ts';
import { type CommandFault, refuse, wrongUsage } from '../../faults.ts';
import { splitWords } from './lineProcess.ts';

/** A player as the command line names it. */
export type PlayerSpec =
  | { readonly kind: 'random' | 'greedy' | 'greedyturn' }
  | { readonly kind: 'yardstick'; readonly name: YardstickName }
  | { readonly kind: 'level' | 'former'; readonly level: number }
  | { readonly kind: 'evaluator'; readonly evaluator: EvaluatorName; readonly simulations?: number }
  | { readonly kind: 'looks'; readonly evaluator: EvaluatorName; readonly simulations: number; readonly looks: number }
  | { readonly kind: 'file'; readonly path: string; readonly simulations?: number }
  | { readonly kind: 'program'; readonly command: string };

/** Reads `random`, `greedy`, `greedyturn`, `child`, `novice`, `eager`, `level:5` or `5`, `former:3`, `hand`, `small`, `net:800`, `hand:1:2.5`, `file:my.net:800`, `cmd:./engine --option`. */
export const parsePlayer = (text: string): Result<PlayerSpec, CommandFault> => {
  if (text === 'random' || text === 'greedy' || text === 'greedyturn') return fine({ kind: text });
  if (text === 'child' || text === 'novice' || text === 'eager') return fine({ kind: 'yardstick', name: text });
  const level = /^(?:level:)?([1-9]\d?)$/.exec(text);
  if (level) return fine({ kind: 'level', level: Number(level[1]) });
  const former = /^former:([1-9]\d?)$/.exec(text);
  if (former) return fine({ kind: 'former', level: Number(former[1]) });
  const evaluator = /^(hand|small|net)(?::([1-9]\d{0,8}))?$/.exec(text);
  if (evaluator) {
    const spec = { kind: 'evaluator', evaluator: parseEvaluator(evaluator[1] as EvaluatorWord) } as const;
    return fine(evaluator[2] === undefined ? spec : { ...spec, simulations: Number(evaluator[2]) });
  }
  const looks = /^(hand|small|net):([1-9]\d{0,8}):(\d{1,9}(?:\.\d{1,9})?)$/.exec(text);
  if (looks && Number(looks[3]) > 0) {
    const evaluator = parseEvaluator(looks[1] as EvaluatorWord);
    return fine({ kind: 'looks', evaluator, simulations: Number(looks[2]), looks: Number(looks[3]) });
  }
  const file = /^file:(.+?)(?::([1-9]\d{0,8}))?$/.exec(text);
  if (file) {
    const spec = { kind: 'file', path: file[1]! } as const;
    return fine(file[2] === undefined ? spec : { ...spec, simulations: Number(file[2]) });
  }
  const program = /^cmd:\s*(\S.*)$/s.exec(text);
  return program && splitWords(program[1]!)[0]
    ? fine({ kind: 'program', command: program[1]! })
    : refuse(unknown(text));
};

const fine = (value: PlayerSpec): Result<PlayerSpec, CommandFault> => ok(value);

const unknown = (text: string) =>
  wrongUsage(
    `There is no player ${quote(text)}.`,
    'A player is level:N, former:N, hand, hand:N, hand:N:LOOKS, small, small:N, small:N:LOOKS, net, net:N, net:N:LOOKS, file:WEIGHTS, file:WEIGHTS:N, greedy, greedyturn, child, novice, eager, random or cmd:PROGRAM.',
  );

/** A player's text as a record can hold it among its seats. */
export const playerName = (text: string): string =>
  (/^\d/.test(text) ? `level:${text}` : text).replaceAll(/[;"\s]+/g, ' ').trim();
