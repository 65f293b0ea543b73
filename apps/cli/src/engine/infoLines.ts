import type { Report } from '@threefold/search';

/** A report as lines of the protocol, the best one first. `chosen` are the steps of the turn that every variation begins with. */
export const infoLines = (report: Report, chosen: readonly string[], milliseconds: number): string[] =>
  report.variations.map((variation, i) => {
    const turns = [[...chosen, ...(variation.turns[0] ?? [])], ...variation.turns.slice(1)];
    return [
      `info number ${i + 1}`,
      `simulations ${report.simulations}`,
      `nodes ${report.nodes}`,
      `evaluations ${report.evaluations}`,
      `time ${Math.round(milliseconds)}`,
      `visits ${variation.visits}`,
      `values ${variation.values.map(value => value.toFixed(4)).join(' ')}`,
      ...(variation.solved ? [`solved ${variation.solvedIn ?? 'yes'}`] : []),
      `line ${turns.map(steps => steps.join(' ')).join(' | ')}`,
    ].join(' ');
  });
