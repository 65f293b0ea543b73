import { colourPaint, plainPaint, wrap } from '@threefold-games/stage/terminal';
import { Command, InvalidArgumentError } from 'commander';
import { findBot } from '../bots.ts';
import { collect, helpText, type Run } from '../command.ts';
import { EXIT, type ExitCode } from '../faults.ts';
import type { Lines } from '../io.ts';
import { type Context, report, writeLine } from '../output.ts';
import { askGame } from '../play/askGame.ts';
import { parseSeatKind, SEAT_HELP, type SeatKind } from '../play/game.ts';
import { pipedLines } from '../play/lines.ts';
import { playLoop } from '../play/loop.ts';
import { openTerminalGame, type PlayOptions } from '../play/open.ts';
import { Screen } from '../play/screen.ts';

export const playCommand = (run: Run): Command =>
  new Command('play')
    .description('play a game in the terminal, against others at one keyboard or against the computer')
    .argument('[game]', 'the game; asked for when it is left out')
    .option('--seats <n>', 'the number of seats')
    .option('--seat <kind>', `${SEAT_HELP}; repeated in the order of the seats`, seatKind)
    .option('--option <name=value>', 'an option of the game, may be repeated', collect)
    .option('--setup <text>', 'the set-up, such as the 60 letters of TZAAR')
    .option('--seed <text>', 'decides all chance (default: a new one)')
    .option('--record <file>', 'go on where the last record of this file ends; - is standard input')
    .option('--plain', 'no colours, ASCII only; so too where NO_COLOR is set or the output is no terminal')
    .addHelpText(
      'after',
      helpText(
        `Level 1 has just learned the rules, level 12 plays as well as it can. One --seat alone that is no person takes all the seats but the
first, which is yours; with several, people take the seats that are left.`,
        'play tzaar',
        'play tzaar --seat bot:5',
        'play tzaar --seat bot:12 --seat me --option setup=fixed',
        'play taluva --seat me --seat bot:3 --seat bot:7',
        'play taluva --seats 3 --seed 42',
        'play --record game.txt --seat bot:5',
      ),
    )
    .action((game: string | undefined, options: PlayOptions) => run(context => play(context, game, options)));

/** Plays a game in the terminal until somebody leaves. `given`: the lines that are typed, where they are read already. */
export const play = async (
  context: Context,
  id: string | undefined,
  options: PlayOptions,
  given?: Lines,
): Promise<ExitCode> => {
  const { io } = context;
  const plain = options.plain === true || io.noColour || !io.terminal.stdout;
  let lines = given;
  const openLines = (): Lines => (lines ??= io.terminal.stdin && io.terminal.stdout ? io.openEditor() : pipedLines(io));
  try {
    if (id === undefined && options.record === undefined) {
      const answer = await askGame(context, openLines());
      if (answer.kind === 'interrupted') return EXIT.interrupted;
      if (answer.kind === 'end') {
        writeLine(io, 'No game was chosen. Another way to choose one: threefold play tzaar');
        return EXIT.fine;
      }
      id = answer.text;
      const opponent = options.seat ? undefined : await askOpponent(context, id, openLines());
      if (opponent === 'interrupted') return EXIT.interrupted;
      if (opponent) options = { ...options, seat: [opponent] };
    }
    const opened = await openTerminalGame(context, id, options);
    if (!opened.ok) return report(io, opened.error);
    const screen = new Screen(context, opened.value, openLines(), plain ? plainPaint : colourPaint);
    writeLine(io, wrap(opened.value.greeting, Math.min(io.columns, 100)));
    return await playLoop(screen, openLines());
  } finally {
    lines?.close();
  }
};

/** Lets the player choose the computer's level; undefined for people alone. Asks until the answer is one of them. */
const askOpponent = async (
  { io, catalogue }: Context,
  id: string,
  lines: Lines,
): Promise<SeatKind | 'interrupted' | undefined> => {
  const bot = await findBot(catalogue.findGame(id)!);
  if (!bot.ok) return undefined;
  const most = bot.value.levels.length;
  for (;;) {
    const line = await lines.ask(
      `Against whom? A level from 1 to ${most}, or Enter for people at this keyboard: `,
      () => [],
    );
    if (line.kind !== 'line') return line.kind === 'end' ? undefined : line.kind;
    const text = line.text.trim();
    if (text === '') return undefined;
    const level = Number(text);
    if (Number.isInteger(level) && level >= 1 && level <= most) return `bot:${level}`;
    writeLine(io, `  Type a number from 1 to ${most}, or nothing.`);
  }
};

function seatKind(value: string, before: readonly SeatKind[] | undefined): readonly SeatKind[] {
  const kind = parseSeatKind(value);
  if (kind === undefined) throw new InvalidArgumentError(`A seat is ${SEAT_HELP}.`);
  return [...(before ?? []), kind];
}
