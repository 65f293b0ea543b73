import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { fail, type GameRecord, type Result, tagValue } from '@threefold/core';
import { loadBot } from '@threefold/games';
import { checkDeal, type DealReport, isClimb, nameOfNet } from '@threefold/room';
import { firstSight } from '@threefold/search';
import { Command } from 'commander';
import { helpText, type Run } from '../command.ts';
import { commandFault, EXIT, type ExitCode } from '../faults.ts';
import { type Context, report, writeLine } from '../output.ts';
import { readRecords } from '../readRecords.ts';

export const verifyCommand = (run: Run): Command =>
  new Command('verify')
    .description('check that a server dealt fairly, from the records of its games')
    .argument('<files...>', 'files with any number of records each; - is standard input')
    .addHelpText(
      'after',
      helpText(
        `Before the seats add a nonce each, a server shows the hash of a secret; after the game it shows the secret. Both stand in the
record. Checked is that the secret has that hash, that the set-up, every draw and, where a lot decided it, who sits where follow from
secret and nonces, and that the rules allow the game. Where an even start was wanted and the net that rated it is here, the way to it is followed again. docs/dealing.md describes it for those who would rather check it with a program of their own.

A record without a deal is refused: there is nothing that could be checked. The others are still checked. The exit code is 1 when a
record was refused, else 3 when a file could not be read.`,
        'verify game.txt',
        'verify - < games.txt',
      ),
    )
    .action((files: readonly string[]) => run(context => verifyFiles(context, files)));

const verifyFiles = async (context: Context, files: readonly string[]): Promise<ExitCode> => {
  let code: ExitCode = EXIT.fine;
  for (const file of files) {
    let number = 0;
    for await (const piece of readRecords(context, file)) {
      if (piece.kind === 'broken') {
        const broken = report(context.io, piece.fault);
        if (code === EXIT.fine) code = broken;
        continue;
      }
      number++;
      const place = `${file === '-' ? 'standard input' : file}, record ${number}`;
      if (!(await tell(context, piece.record, place))) code = EXIT.refused;
      await context.io.drained();
    }
  }
  return code;
};

/** Checks one record and tells about it. False when it was refused. */
const tell = async ({ io, catalogue }: Context, record: Result<GameRecord>, place: string): Promise<boolean> => {
  const dealt: Result<DealReport> = record.ok ? checkDeal(catalogue, record.value) : record;
  const game = record.ok ? tagValue(record.value, 'Game') : undefined;
  const verdict = dealt.ok && dealt.value.even ? await verifyEven(game!, dealt.value.even) : undefined;
  const checked = verdict === 'wrong' ? fail('deal.even') : dealt;
  if (checked.ok) writeLine(io, `${place}: ${[summary(checked.value), ...sayEven(checked.value, verdict)].join(' ')}`);
  else report(io, commandFault(catalogue, checked.error, game, place));
  return checked.ok;
};

const sayEven = ({ even }: DealReport, verdict: EvenVerdict | undefined): readonly string[] => {
  if (!even || !verdict) return [];
  if (verdict === 'unrated') return ['No net rated the start: it is as it was dealt.'];
  const { length } = even.accepted;
  const start = `The start was varied ${length} ${length === 1 ? 'time' : 'times'} by ${even.net}`;
  return [verdict === 'right' ? `${start}, and that is right.` : `${start}, a net that is not here.`];
};

const summary = ({ scheme, room, hash, order, layout, draws }: DealReport): string => {
  const parts = [
    ...(order ? ['the order of the seats'] : []),
    ...(layout ? ['the set-up'] : []),
    ...(draws > 0 ? [draws === 1 ? 'the one draw' : `all ${draws} draws`] : []),
  ];
  const followed = parts.join(' and ');
  const secret = `the secret has the hash ${hash}`;
  const follow = parts.length === 1 && draws < 2 ? 'follows' : 'follow';
  const what = followed === '' ? `${secret}; nothing was drawn` : `${secret}, and ${followed} ${follow} from it`;
  return `fair by ${scheme} in room ${room}: ${what}.`;
};

/** What can be said of a start that is said to be even: `unrated` where no net rated it, `foreign` where the net is not the one here. */
type EvenVerdict = 'right' | 'wrong' | 'unrated' | 'foreign';

/** Follows the way to an even start once more, where the net that rated it is here. */
const verifyEven = async (game: string, even: NonNullable<DealReport['even']>): Promise<EvenVerdict> => {
  const { net } = even;
  if (net === undefined) return 'unrated';
  const bot = await loadBot(game);
  if (!bot?.nets) return 'foreign';
  const weights = await readFile(bot.nets.small.url);
  const evaluator = bot.nets.small.open(weights);
  const sum = createHash('sha256').update(weights).digest('hex');
  if (!evaluator.ok || nameOfNet(game, sum) !== net) return 'foreign';
  return isClimb(even, setup => firstSight(evaluator.value, bot.game.start(setup))) ? 'right' : 'wrong';
};
