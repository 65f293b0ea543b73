import { NOBODY } from '@threefold-games/core';
import type { Limits, Report } from '@threefold-games/search';
import { Command, Option } from 'commander';
import { curve, curveHead, curveJson, curveRow } from '../analyse/curve.ts';
import { redrawer, reportJson, reportTable } from '../analyse/report.ts';
import { explainOutcome, seatName } from '../analyse/words.ts';
import { EVALUATOR_NAMES, type EvaluatorWord, type OpenedAnalyst, openAnalyst, parseEvaluator } from '../bots.ts';
import { collect, helpText, type Run, seconds, wholeNumber } from '../command.ts';
import { EXIT, type ExitCode, wrongUsage } from '../faults.ts';
import { interruptible } from '../io.ts';
import { openPlace, type Place, type PlaceOptions } from '../openGame.ts';
import { type Context, progress, report as tell, writeJson, writeLine } from '../output.ts';
import { lastReplay } from '../readRecords.ts';

interface AnalyseOptions extends PlaceOptions {
  readonly sims?: number;
  /** Seconds. */
  readonly time?: number;
  readonly turn?: number;
  readonly lines: number;
  readonly evaluator: EvaluatorWord;
  readonly json?: true;
  readonly curve?: true;
}

/** Simulations where no limit is given: for one position, and for each of a whole game. */
const USUAL = 1000;
const USUAL_FOR_CURVE = 200;

export const analyseCommand = (run: Run): Command =>
  new Command('analyse')
    .description('think about a position, or about every turn of a game')
    .argument('<game|file>', 'a file with a record (of several the last counts), or a game; - is standard input')
    .option(
      '--turn <n>',
      'the place after turn n and the draw that follows it (default: the end)',
      wholeNumber(0, 9999),
    )
    .option('--position <text>', 'this position of the game')
    .option('--seats <n>', 'the number of seats of the game')
    .option('--option <name=value>', 'an option of the game, may be repeated', collect)
    .option('--setup <text>', 'its set-up, such as the 60 letters of TZAAR')
    .option('--seed <text>', 'makes a set-up where none is given (default: 1)')
    .option('--lines <n>', 'how many variations', wholeNumber(1, 50), 3)
    .option(
      '--sims <n>',
      `simulations (default: ${USUAL}, with --curve ${USUAL_FOR_CURVE})`,
      wholeNumber(1, 999_999_999),
    )
    .option('--time <seconds>', 'seconds for each position; with --sims whichever comes first', seconds)
    .addOption(
      new Option('--evaluator <evaluator>', 'a net evaluator where the game has one, or the hand evaluator')
        .choices(EVALUATOR_NAMES)
        .default('net'),
    )
    .option('--curve', 'the whole game: how it stood after each turn, and what each choice gave away')
    .option('--json', 'a line of JSON for each report, or for each turn of a curve')
    .addHelpText(
      'after',
      helpText(
        `Each variation begins with another first step; turns are parted by semicolons. The chances are in per cent for each seat, after that
step. "won in 4" and "lost in 3" are proven, for the seat that acts: that many turns are left, those of all seats counted, the one
at hand included. Where tiles are drawn, the tile at hand is known and later ones are averaged; a variation ends where a draw is due.
Ctrl-C ends the thought and shows what there is.

A curve has a row for each turn: the chances after it (! where they are proven) and the loss, which is what the best variation promised
the player less what the turn led to; << marks a loss of ten per cent or more.

A line of JSON has {"game", "position", "turn", "actor", "evaluator", "final", "simulations", "nodes", "evaluations", "values", "solved",
"solvedIn", "lines": [{"turns", "visits", "prior", "values", "solved", "solvedIn"},...]}, and of a curve {"turn", "seat", "steps", "values",
"solved", "loss"}; values and loss are shares of 1, actor is a seat, "chance", or null when the game is over.`,
        'analyse game.txt',
        'analyse game.txt --turn 12 --lines 5 --time 10',
        'analyse game.txt --curve',
        'analyse tzaar --position TEXT --json',
      ),
    )
    .action((what: string, options: AnalyseOptions) =>
      run(context => (options.curve ? drawCurve : analyse)(context, what, options)),
    );

const analyse = async (context: Context, what: string, options: AnalyseOptions): Promise<ExitCode> => {
  const { io } = context;
  const place = await openPlace(context, what, options);
  if (!place.ok) return tell(io, place.error);
  if (place.value.position.actor === NOBODY) return tellOutcome(context, place.value, options);
  const opened = await openAnalyst(context, place.value.game, parseEvaluator(options.evaluator));
  if (!opened.ok) return tell(io, opened.error);
  return think(context, place.value, opened.value, limitsOf(options, USUAL), options);
};

const think = async (
  { io }: Context,
  place: Place,
  { analyst, evaluator }: OpenedAnalyst,
  limits: Limits,
  { lines, json }: AnalyseOptions,
): Promise<ExitCode> => {
  const redraw = redrawer(io);
  const width = io.terminal.stdout ? io.columns - 1 : Number.POSITIVE_INFINITY;
  const show = (report: Report, final: boolean): void => {
    if (json) writeJson(io, reportJson(place, evaluator, report, final));
    else redraw.show(reportTable(place, evaluator, report, width), final);
  };
  return interruptible(io, async stop => {
    const onReport = (report: Report): void => show(report, false);
    show(await analyst.analyse(place.position, { limits, variations: lines, stop, onReport }), true);
    return stop.aborted ? EXIT.interrupted : EXIT.fine;
  });
};

const tellOutcome = ({ io }: Context, { game, position }: Place, { json }: AnalyseOptions): ExitCode => {
  const outcome = position.outcome()!;
  if (json) writeJson(io, { game: game.id, position: position.encode(), actor: null, values: outcome.shares });
  else writeLine(io, `${game.id}, over: ${explainOutcome(outcome, seat => seatName(game.id, seat))}`);
  return EXIT.fine;
};

const drawCurve = async (context: Context, what: string, options: AnalyseOptions): Promise<ExitCode> => {
  const { io, catalogue } = context;
  const { turn, position, seats, option, setup, seed } = options;
  if ([turn, position, seats, option, setup, seed].some(x => x !== undefined) || catalogue.findGame(what)) {
    return tell(
      io,
      wrongUsage('A curve is that of a whole record.', 'Give a file, and nothing that chooses a position.'),
    );
  }
  const last = await lastReplay(context, what);
  if (!last.ok) return tell(io, last.error);
  const { setup: begun, history } = last.value.replay;
  const { game } = history;
  const opened = await openAnalyst(context, game, parseEvaluator(options.evaluator));
  if (!opened.ok) return tell(io, opened.error);
  const bar = progress(io);
  if (!options.json) writeLine(io, curveHead(game, begun.seats));
  return interruptible(io, async stop => {
    for await (const point of curve(history, opened.value.analyst, limitsOf(options, USUAL_FOR_CURVE), stop)) {
      if (options.json) writeJson(io, curveJson(point));
      else writeLine(io, curveRow(game, point));
      await io.drained();
      if (!io.terminal.stdout) bar.show(() => `turn ${point.turn} of ${history.length}`);
    }
    bar.clear();
    return stop.aborted ? EXIT.interrupted : EXIT.fine;
  });
};

/** The limits that were given, or else so many simulations. */
const limitsOf = ({ sims, time }: AnalyseOptions, simulations: number): Limits =>
  sims === undefined && time === undefined
    ? { simulations }
    : {
        ...(sims === undefined ? {} : { simulations: sims }),
        ...(time === undefined ? {} : { milliseconds: 1000 * time }),
      };
