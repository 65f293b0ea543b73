import { CHANCE } from '@threefold-games/core';
import type { EvaluatorName, Report } from '@threefold-games/search';
import { formatEvaluator } from '../bots.ts';
import type { Io } from '../io.ts';
import type { Place } from '../openGame.ts';
import { certainty, knownVariations, percent, seatName, variationText } from './words.ts';

/** A report as lines of text, each cut to `width`. */
export const reportTable = (
  { game, position, turn }: Place,
  evaluator: EvaluatorName,
  report: Report,
  width: number,
): string => {
  const nameOf = (seat: number): string => seatName(game.id, seat);
  const { actor } = position;
  const seats = Array.from({ length: position.seats }, (_, seat) => seat);
  const wide = Math.max(6, ...seats.map(seat => nameOf(seat).length));
  const variations = knownVariations(report);
  const sureOf = (about: Pick<Report, 'solved' | 'solvedIn' | 'values'>): string => certainty(about, actor, nameOf);
  // A column that mostly has nothing to say is not there until it has.
  const sureWide = Math.max(...[report, ...variations].map(each => sureOf(each).length));
  const row = (mark: string, chances: readonly string[], visits: string, sure: string, text: string): string =>
    [
      mark.padStart(3),
      ...chances.map(chance => chance.padStart(wide)),
      visits.padStart(8),
      ...(sureWide > 0 ? [sure.padEnd(sureWide)] : []),
      text,
    ].join('  ');
  const rows = [
    row('', seats.map(nameOf), 'visits', '', actor === CHANCE ? 'draw and variation' : 'variation'),
    row('all', report.values.map(percent), count(report.simulations), sureOf(report), ''),
    ...variations.map((variation, i) =>
      row(
        String(i + 1),
        variation.values.map(percent),
        count(variation.visits),
        sureOf(variation),
        variationText(variation),
      ),
    ),
  ];
  const who = actor === CHANCE ? 'a draw is due' : `${nameOf(actor)} to act`;
  const where = turn === undefined ? '' : `after turn ${turn}, `;
  const head = `${game.id}, ${where}${who}; evaluator ${formatEvaluator(evaluator)}, ${count(report.nodes)} ${report.nodes === 1 ? 'position' : 'positions'}`;
  return [head, ...rows].map(line => line.trimEnd().slice(0, width)).join('\n');
};

const count = (n: number): string => n.toLocaleString('en');

/** A report as its line of JSON. */
export const reportJson = (
  { game, position, turn }: Place,
  evaluator: EvaluatorName,
  report: Report,
  final: boolean,
): unknown => ({
  game: game.id,
  position: position.encode(),
  turn: turn ?? null,
  actor: position.actor === CHANCE ? 'chance' : position.actor,
  evaluator: formatEvaluator(evaluator),
  final,
  simulations: report.simulations,
  nodes: report.nodes,
  evaluations: report.evaluations,
  values: report.values,
  solved: report.solved,
  solvedIn: report.solvedIn ?? null,
  lines: knownVariations(report).map(({ turns, visits, prior, values, solved, solvedIn }) => ({
    turns,
    visits,
    prior,
    values,
    solved,
    solvedIn: solvedIn ?? null,
  })),
});

/**
 * Shows a text that changes: in its place on a terminal, and anywhere else only when it is final. Until then no more of it than fits,
 * as what has left the screen cannot be drawn again.
 */
export const redrawer = (io: Io): { show(text: string, final: boolean): void } => {
  const inPlace = io.terminal.stdout && !io.noColour;
  let lines = 0;
  return {
    show(text, final) {
      if (!inPlace && !final) return;
      const shown = final ? text.split('\n') : text.split('\n').slice(0, io.rows - 1);
      io.write(`${lines > 0 ? `\u001b[${lines}F\u001b[J` : ''}${shown.join('\n')}\n`);
      lines = shown.length;
    },
  };
};
