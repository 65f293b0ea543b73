import { EXIT, type ExitCode } from '../exit.ts';
import type { Lines } from '../io.ts';
import { COMMANDS, legalSteps } from './commands.ts';
import type { Table } from './table.ts';

/** Plays a session until the players have had enough. Without a person it ends with the game. */
export const playLoop = async (table: Table, lines: Lines): Promise<ExitCode> => {
  const { session } = table;
  for (;;) {
    if (!session.over && !session.waits && !(await table.letOthersPlay())) {
      table.leave();
      return EXIT.interrupted;
    }
    const changed = table.showChanges();
    if (session.over && changed) table.tellOutcome();
    if (!session.kinds.includes('human')) return EXIT.fine;
    const line = await lines.ask(promptOf(table), word => completions(table, word));
    if (line.kind !== 'line') {
      table.leave();
      return line.kind === 'end' ? EXIT.fine : EXIT.interrupted;
    }
    const [word = '', ...rest] = line.text.trim().split(/\s+/);
    if (word === 'quit') {
      table.leave();
      return EXIT.fine;
    }
    if (Object.hasOwn(COMMANDS, word)) await COMMANDS[word]!.run(table, rest.join(' '));
    else if (word !== '') playLine(table, [word, ...rest]);
  }
};

const playLine = (table: Table, texts: readonly string[]): void => {
  const played = table.session.playSteps(texts);
  if ('code' in played) table.tellRefusal(played);
  else table.tellEvents(played);
};

const promptOf = (table: Table): string => {
  const { session } = table;
  if (session.over) return 'over (undo, save FILE or quit)> ';
  const turns = session.turns();
  const begun = session.position.atTurnStart ? [] : (turns.at(-1) ?? []);
  const number = turns.length + (session.position.atTurnStart ? 1 : 0);
  return `${table.nameOf(session.position.actor)}, turn ${number}${begun.length > 0 ? `: ${begun.join(' ')}` : ''}> `;
};

const completions = (table: Table, word: string): string[] =>
  [...legalSteps(table), ...Object.keys(COMMANDS)].filter(each => each.startsWith(word));
