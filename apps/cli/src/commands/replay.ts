import {
  CHANCE,
  formatShares,
  type GameRecord,
  NOBODY,
  type Outcome,
  plainOptions,
  printable,
  type Replay,
  type Result,
  replay,
  stepsOf,
  tagValue,
} from '@threefold-games/core';
import { Command } from 'commander';
import { type Catalogue, quoteRule } from '../catalogue.ts';
import { helpText, type Run } from '../command.ts';
import { commandFault, EXIT, type ExitCode, errorJson } from '../faults.ts';
import { type Context, progress, report, writeJson, writeLine } from '../output.ts';
import { readRecords } from '../readRecords.ts';

export const replayCommand = (run: Run): Command =>
  new Command('replay')
    .description('replay records and say what became of them')
    .argument('<files...>', 'files with any number of records each; - is standard input')
    .option('--json', 'one line of JSON for each record')
    .addHelpText(
      'after',
      helpText(
        `With --json a record gives one line:
  {"game","seats","options","steps":[{"actor","text","legal"},...],"outcome":{"shares","rule"}|null,"detail"}
where actor is the seat or "chance" and legal the number of legal steps; one that is refused gives:
  {"error":{"code","rule","turn","step","message"}}
The others are still replayed. The exit code is 1 when a record was refused, else 3 when a file could not be read.`,
        'replay games.txt',
        'replay --json games.txt more.txt',
        'random tzaar --games 3 | threefold replay -',
      ),
    )
    .action((files: readonly string[], { json }: { json?: true }) =>
      run(context => replayFiles(context, files, json === true)),
    );

const replayFiles = async (context: Context, files: readonly string[], json: boolean): Promise<ExitCode> => {
  const { io } = context;
  const bar = progress(io);
  let code: ExitCode = EXIT.fine;
  for (const file of files) {
    let number = 0;
    for await (const piece of readRecords(context, file)) {
      if (piece.kind === 'broken') {
        bar.clear();
        const broken = report(io, piece.fault);
        if (code === EXIT.fine) code = broken;
        continue;
      }
      number++;
      const place = `${file === '-' ? 'standard input' : file}, record ${number}`;
      if (!tell(context, piece.record, place, json)) code = EXIT.refused;
      await io.drained();
      if (!io.terminal.stdout) bar.show(() => place);
    }
  }
  bar.clear();
  return code;
};

/** Replays one record and tells about it. False when it was refused. */
const tell = (context: Context, record: Result<GameRecord>, place: string, json: boolean): boolean => {
  const { io, catalogue } = context;
  const game = record.ok ? tagValue(record.value, 'Game') : undefined;
  const end = record.ok ? tagValue(record.value, 'End') : undefined;
  const replayed: Result<Replay> = record.ok ? replay(id => catalogue.findGame(id), record.value) : record;
  if (replayed.ok) {
    if (json) writeJson(io, replayJson(replayed.value));
    else writeLine(io, `${place}: ${replaySummary(catalogue, replayed.value, end)}`);
  } else if (json) writeJson(io, errorJson(catalogue, replayed.error, game));
  else report(io, commandFault(catalogue, replayed.error, game, place));
  return replayed.ok;
};

/** A replayed record as its line of JSON. */
const replayJson = ({ setup, history }: Replay): unknown => {
  const { game, position } = history;
  const { steps, events } = stepsOf(history);
  return {
    game: game.id,
    seats: setup.seats,
    options: plainOptions(setup.options),
    steps: steps.map(({ actor, text, legal }) => ({ actor: actor === CHANCE ? 'chance' : actor, text, legal })),
    outcome: outcomeJson(position.outcome()),
    detail: game.detail(position.view(), events),
  };
};

const outcomeJson = (outcome: Outcome | undefined): unknown =>
  outcome
    ? { shares: outcome.shares, rule: outcome.rule, ...(outcome.ranking ? { ranking: outcome.ranking } : {}) }
    : null;

/** A replayed record in one line for people; `end` is what its tag says. */
const replaySummary = (catalogue: Catalogue, { names, history }: Replay, end?: string): string => {
  const { game, position, actions } = history;
  const head = `${game.id}, ${printable(names.join(' - '))}, ${actions.length} ${actions.length === 1 ? 'step' : 'steps'}`;
  const outcome = position.outcome();
  if (outcome) return `${head}: ${formatShares(outcome.shares)} (${quoteRule(catalogue, game.id, outcome.rule)})`;
  if (end !== undefined) return `${head}: ended by ${printable(end)}`;
  return `${head}: not over${position.actor === NOBODY || position.atTurnStart ? '' : ', in the middle of a turn'}`;
};
