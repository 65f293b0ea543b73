import type { Report } from '@threefold/search';

/** A report as lines of the protocol, the best one first. `chosen` are the steps of the turn that every line begins with. */
export const infoLines = (report: Report, chosen: readonly string[], milliseconds: number): string[] =>
  report.lines.map((line, i) => {
    const turns = [[...chosen, ...(line.turns[0] ?? [])], ...line.turns.slice(1)];
    return [
      `info number ${i + 1}`,
      `simulations ${report.simulations}`,
      `nodes ${report.nodes}`,
      `evaluations ${report.evaluations}`,
      `time ${Math.round(milliseconds)}`,
      `visits ${line.visits}`,
      `values ${line.values.map(value => value.toFixed(4)).join(' ')}`,
      ...(line.solved ? [`solved ${line.solvedIn ?? 'yes'}`] : []),
      `line ${turns.map(steps => steps.join(' ')).join(' | ')}`,
    ].join(' ');
  });
