import { drawScene, type Face, type Look, STILL, THEMES, type Theme, writeSvg } from '@threefold/stage';
import { Command, Option } from 'commander';
import { helpText, type Run, wholeNumber } from '../command.ts';
import type { Moment } from '../draw/moment.ts';
import { openMoment } from '../draw/openMoment.ts';
import { EXIT, type ExitCode } from '../exit.ts';
import { type Context, report } from '../output.ts';

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
  const moment = await openMoment(context, file, turn);
  if (!moment.ok) return report(io, moment.trouble);
  // Loaded only when it is needed: no other command has to wait for it.
  const { loadFace } = await import('@threefold/games/faces');
  const face = await loadFace(moment.value.game.id, 'en');
  if (!face) throw new Error(`${moment.value.game.id} has no face`);
  const scene = face.scene(moment.value.position.view(), lookAt(moment.value, face));
  const name = NAMES[theme] ?? 'light';
  const node = drawScene(scene, { scale: width / scene.bounds.width, contrast: name.startsWith('contrast') });
  io.write(writeSvg(node, scene.bounds, { palette: THEMES[name], width, title: face.title, backdrop: scene.backdrop }));
  return EXIT.fine;
};

const lookAt = ({ names, last }: Moment, face: Face): Look => ({
  ...STILL,
  names,
  last: last.map(({ text }) => text),
  lastCells: last.flatMap(({ text, before, events }) =>
    face.motion(before, text, events).flatMap(motion => ('cells' in motion ? motion.cells : [])),
  ),
});
