import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { loadBot } from '@threefold-games/catalogue';
import { fail, type GameRecord, type Result, tagValue } from '@threefold-games/core';
import { checkDeal, type DealReport, isClimb, nameOfNet } from '@threefold-games/room';
import { firstSight } from '@threefold-games/search';
import { Command, InvalidArgumentError } from 'commander';
import { helpText, type Run } from '../command.ts';
import { commandFault, EXIT, type ExitCode } from '../faults.ts';
import { type Context, report, writeLine } from '../output.ts';
import { readRecords } from '../readRecords.ts';

export const verifyCommand = (run: Run): Command =>
  new Command('verify')
    .description('check that a server dealt fairly, from the records of its games')
    .argument('<files...>', 'files with any number of records each; - is standard input')
    .option('--nonce <number>', 'what you added yourself: 32 hexadecimal digits, as your game tells them', ownNonce)
    .addHelpText(
      'after',
      helpText(
        `Before the seats add a nonce each, a server shows the hash of a secret; after the game it shows the secret. Both stand in the
record. Checked is that the secret has that hash, that the set-up, every draw and, where a lot decided it, who sits where follow from
secret and nonces, and that the rules allow the game. A server could have put another nonce in the place of yours: give yours, and it is
checked that it is there. What was not checked is said. Where an even start was wanted and the net that rated it is here, the way to it is followed again. docs/dealing.md describes it for those who would rather check it with a program of their own.

A record without a deal is refused: there is nothing that could be checked. The others are still checked. The exit code is 1 when a
record was refused, else 3 when a file could not be read.`,
        'verify game.txt --nonce 8d1f0c3a5b7e92460f1e2d3c4b5a6978',
        'verify - < games.txt',
      ),
    )
    .action((files: readonly string[], { nonce }: Asked) => run(context => verifyFiles(context, files, nonce)));

interface Asked {
  readonly nonce?: string;
}

const ownNonce = (text: string): string => {
  const nonce = text.toLowerCase();
  if (!/^[0-9a-f]{32}$/.test(nonce)) throw new InvalidArgumentError('It has 32 hexadecimal digits.');
  return nonce;
};

const verifyFiles = async (
  context: Context,
  files: readonly string[],
  nonce: string | undefined,
): Promise<ExitCode> => {
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
      if (!(await tell(context, piece.record, place, nonce))) code = EXIT.refused;
      await context.io.drained();
    }
  }
  return code;
};

/** Checks one record and tells about it. False when it was refused. */
const tell = async (
  { io, catalogue }: Context,
  record: Result<GameRecord>,
  place: string,
  nonce: string | undefined,
): Promise<boolean> => {
  const dealt: Result<DealReport> = record.ok ? checkDeal(catalogue, record.value, nonce) : record;
  const game = record.ok ? tagValue(record.value, 'Game') : undefined;
  const verdict = dealt.ok && dealt.value.even ? await verifyEven(game!, dealt.value.even) : undefined;
  const checked = verdict === 'wrong' ? fail('deal.even') : dealt;
  if (checked.ok) {
    const found = checked.value;
    const said = [summary(found), ...sayEven(found, verdict), sayAdded(found), ...sayOwn(found)];
    writeLine(io, `${place}: ${said.join(' ')}`);
  } else report(io, commandFault(catalogue, checked.error, game, place));
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

/** Who added to it, by seat before any lot: whoever knows that a bot sat there can tell whether its nonce was chosen. */
const sayAdded = ({ added }: DealReport): string => {
  const who = { person: 'a person', bot: 'a bot, by the hash', nobody: 'nobody' };
  return `Added by ${added.map((kind, seat) => `seat ${seat + 1}: ${who[kind]}`).join('; ')}.`;
};

/** Whether one's own nonce is there, and what is left for oneself to compare. */
const sayOwn = ({ ownSeat }: DealReport): readonly string[] => [
  ownSeat === undefined
    ? 'Not checked: that your own nonce is in it (give it with --nonce).'
    : `Your nonce is in it, added by seat ${ownSeat + 1}.`,
  'Compare for yourself: that this hash was shown to you before you sent your nonce.',
];

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
