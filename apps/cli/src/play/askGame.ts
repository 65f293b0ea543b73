import { wrap } from '@threefold-games/stage/terminal';
import type { Line, Lines } from '../io.ts';
import { type Context, writeLine } from '../output.ts';

/** Lets the player choose from a list, by number or by name. Asks until the answer is one of them. */
export const askGame = async ({ io, catalogue }: Context, lines: Lines): Promise<Line> => {
  for (const [i, game] of catalogue.games.entries()) {
    writeLine(io, `  ${i + 1}  ${game.id.padEnd(8)} ${wrap(game.about, Math.min(io.columns, 100), ' '.repeat(14))}`);
  }
  const ids = catalogue.games.map(game => game.id);
  for (;;) {
    const line = await lines.ask('Which game? ', word => ids.filter(each => each.startsWith(word)));
    if (line.kind !== 'line') return line;
    const text = line.text.trim().toLowerCase();
    const chosen = ids[Number(text) - 1] ?? ids.find(each => each === text);
    if (chosen !== undefined) return { kind: 'line', text: chosen };
    writeLine(io, `  Type a number from 1 to ${ids.length}, or the name of a game.`);
  }
};
