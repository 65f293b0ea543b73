import { loadFace } from '@threefold-games/catalogue/load';
import type { Game } from '@threefold-games/core';
import type { OptionWords } from '@threefold-games/stage';
import { wrap } from '@threefold-games/stage/terminal';
import { Command } from 'commander';
import { examples, type Run } from '../command.ts';
import { EXIT, type ExitCode } from '../faults.ts';
import { type Context, writeJson, writeLine } from '../output.ts';

export const gamesCommand = (run: Run): Command =>
  new Command('games')
    .description('list the games, their seats and options')
    .option('--json', 'one line of JSON for each game')
    .addHelpText('after', examples('games', 'games --json'))
    .action(({ json }: { json?: true }) => run(context => listGames(context, json === true)));

const listGames = async ({ io, catalogue }: Context, json: boolean): Promise<ExitCode> => {
  for (const [i, game] of catalogue.games.entries()) {
    const words = await optionWords(game);
    if (json) writeJson(io, asJson(game, words));
    else writeLine(io, `${i === 0 ? '' : '\n'}${asText(game, words, Math.min(io.columns, 100))}`);
  }
  return EXIT.fine;
};

type AllWords = Readonly<Record<string, OptionWords>>;

/** What its options are, in English. */
const optionWords = async ({ id }: Game): Promise<AllWords> => {
  const face = await loadFace(id, 'en');
  return { ...face?.options, ...(await face?.house?.()) };
};

const asJson = (game: Game, words: AllWords): unknown => ({
  game: game.id,
  version: game.version,
  about: game.about,
  seats: game.seats,
  options: Object.fromEntries(
    Object.entries(game.options).map(([name, spec]) => [
      name,
      {
        about: words[name]?.about,
        values: spec.values,
        standard: Object.fromEntries(game.seats.map(seats => [seats, spec.standard(seats)])),
      },
    ]),
  ),
  formats: game.formats.map(({ name, about }) => ({ name, about })),
});

const asText = (game: Game, words: AllWords, width: number): string => {
  const options = Object.entries(game.options).map(([name, { values, standard }]) => {
    const standards = [...new Set(game.seats.map(standard))];
    const marked = values.map(value => (standards.length === 1 && value === standards[0] ? `${value}*` : value));
    const byseats = game.seats.map(seats => `${standard(seats)} with ${seats}`).join(', ');
    const note = standards.length === 1 ? '' : ` (standard: ${byseats})`;
    return `  ${name}=${marked.join('|')}${note}\n    ${wrap(words[name]?.about ?? '', width, '    ')}`;
  });
  const formats = game.formats.map(({ name, about }) => `  format ${name}: ${about}`);
  return [`${game.id}, ${seatsText(game.seats)}`, `  ${wrap(game.about, width, '  ')}`, ...options, ...formats].join(
    '\n',
  );
};

const seatsText = (seats: readonly number[]): string =>
  seats.length === 1 ? `${seats[0]} seats` : `${seats.slice(0, -1).join(', ')} or ${seats.at(-1)} seats`;
