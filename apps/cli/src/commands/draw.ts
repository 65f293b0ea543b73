import { History, ok, type Result } from '@threefold-games/core';
import type { Theme } from '@threefold-games/stage';
import { Command, Option } from 'commander';
import { helpText, type Run, wholeNumber } from '../command.ts';
import { type CommandFault, EXIT, type ExitCode, misuse, refuse, systemFault } from '../faults.ts';
import { checkTurn, openPlace } from '../openGame.ts';
import { type Context, report } from '../output.ts';
import { lastReplay } from '../readRecords.ts';

/** The themes by the names that pages give them. */
const NAMES: Readonly<Record<string, Theme>> = {
  light: 'light',
  dark: 'dark',
  'contrast-light': 'contrastLight',
  'contrast-dark': 'contrastDark',
};

interface DrawOptions {
  readonly turn?: number;
  readonly theme: string;
  readonly width: number;
}

export const drawCommand = (run: Run): Command =>
  new Command('draw')
    .description('draw a position as an SVG picture')
    .argument('<file>', 'a file with a record (of several the last counts) or a position text; - is standard input')
    .option(
      '--turn <n>',
      'the place after turn n and the draw that follows it (default: the end)',
      wholeNumber(0, 9999),
    )
    .addOption(new Option('--theme <name>', 'the colours').choices(Object.keys(NAMES)).default('light'))
    .option('--width <pixels>', 'how wide it is', wholeNumber(50, 10_000), 800)
    .addHelpText(
      'after',
      helpText(
        `The picture goes to standard output. Small pictures leave out coordinates first, then marks and letters that say what
something else says too.`,
        'draw game.txt > board.svg',
        'draw game.txt --turn 12 --theme dark --width 400 > board.svg',
        'random taluva | threefold draw - > island.svg',
      ),
    )
    .action((file: string, options: DrawOptions) => run(context => draw(context, file, options)));

const draw = async (context: Context, file: string, { turn, theme, width }: DrawOptions): Promise<ExitCode> => {
  const { io } = context;
  const drawn = await openDrawn(context, file, turn);
  if (!drawn.ok) return report(io, drawn.error);
  const { history, names } = drawn.value;
  const position = turn === undefined ? history.position : history.positionBefore(turn);
  // Loaded only when it is needed: no other command has to wait for it.
  const { drawScene, lastTurn, STILL, THEMES, writeSvg } = await import('@threefold-games/stage');
  const { loadFace } = await import('@threefold-games/catalogue/load');
  const face = await loadFace(history.game.id, 'en');
  if (!face) throw new Error(`${history.game.id} has no face`);
  const scene = face.scene(position.view(), { ...STILL, names, ...lastTurn(history, turn ?? history.length, face) });
  const name = NAMES[theme] ?? 'light';
  const node = drawScene(scene, { scale: width / scene.bounds.width, contrast: name.startsWith('contrast') });
  io.write(writeSvg(node, scene.bounds, { palette: THEMES[name], width, title: face.title, backdrop: scene.backdrop }));
  return EXIT.fine;
};

/** What a file holds: a game, or a position as a game that begins there. */
interface Drawn {
  readonly history: History;
  /** The names of the seats, where a record tells. */
  readonly names: readonly string[];
}

/** A position text begins with its game and version. */
const POSITION = /^\s*([a-z]+)\/\d+ /;

const openDrawn = async (
  context: Context,
  file: string,
  turn: number | undefined,
): Promise<Result<Drawn, CommandFault>> => {
  const opened = await opening(context, file);
  if (!opened.ok) return opened;
  const { text, again } = opened.value;
  const game = POSITION.exec(text)?.[1];
  if (game !== undefined && context.catalogue.findGame(game)) {
    if (turn !== undefined) return misuse('Only a record has turns.', 'Leave --turn away.');
    const place = await openPlace(again, game, { position: (await wholeText(again)).trim() });
    return place.ok ? ok({ history: History.from(place.value.game, place.value.position), names: [] }) : place;
  }
  const last = await lastReplay(again, file);
  return last.ok ? (checkTurn(last.value.replay.history, turn) ?? ok(last.value.replay)) : last;
};

const wholeText = async ({ io }: Context): Promise<string> => {
  const chunks: Uint8Array[] = [];
  for await (const chunk of io.stdin) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
};

interface Opening {
  /** How the file begins. */
  readonly text: string;
  /** A world in which the file, or standard input, can be read from its beginning. */
  readonly again: Context;
}

const opening = async (context: Context, file: string): Promise<Result<Opening, CommandFault>> => {
  const { io } = context;
  const source = (file === '-' ? io.stdin : io.readFile(file))[Symbol.asyncIterator]();
  try {
    const first = await source.next();
    const text = first.done ? '' : Buffer.from(first.value).toString();
    const stdin = rest(first, source);
    return ok({ text, again: { ...context, io: { ...io, stdin, readFile: () => stdin } } });
  } catch (error) {
    return refuse(systemFault(error, file === '-' ? 'standard input' : file));
  }
};

async function* rest(first: IteratorResult<Uint8Array>, source: AsyncIterator<Uint8Array>): AsyncGenerator<Uint8Array> {
  for (let read = first; !read.done; read = await source.next()) yield read.value;
}
