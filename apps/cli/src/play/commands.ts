import { legalActions, parseStep } from '@threefold/core';
import { ruleSentence } from '../rulebook.ts';
import type { Table } from './table.ts';

/** What a player can type beside steps. */
interface PlayCommand {
  /** The word, and what may follow it. */
  readonly usage: string;
  readonly about: string;
  run(table: Table, rest: string): void | Promise<void>;
}

export const COMMANDS: Readonly<Record<string, PlayCommand>> = {
  help: {
    usage: 'help',
    about: 'what can be typed',
    run: table => {
      table.say('  Type the steps of your turn, all on one line or one by one, or one of these:');
      for (const { usage, about } of Object.values(COMMANDS)) table.say(`    ${usage.padEnd(14)} ${about}`);
      table.tellRule(table.session.game.rules.notation);
    },
  },
  legal: {
    usage: 'legal [BEGIN]',
    about: 'the legal steps, or those that begin like this',
    run: (table, begin) => {
      const steps = legalSteps(table).filter(step => step.startsWith(begin));
      if (steps.length > 0) table.tellWords(steps);
      table.say(`  ${steps.length} legal ${steps.length === 1 ? 'step' : 'steps'}`);
    },
  },
  why: {
    usage: 'why STEP',
    about: 'which rule forbids a step',
    run: (table, text) => {
      if (text === '') return table.say('  Which step? For example: why D3xC3');
      const { game, position } = table.session;
      const parsed = parseStep(game, position, text);
      if (parsed.ok) return table.say(`  ${position.format(parsed.value)} is legal.`);
      table.tellRefusal(parsed.error);
      const cells = position.whyNot(text)?.cells ?? [];
      if (cells.length > 0) table.say(`      Look at ${cells.join(', ')}.`);
    },
  },
  hint: {
    usage: 'hint',
    about: 'what the computer would play, and what it expects to follow',
    run: table => table.tellHint(),
  },
  undo: {
    usage: 'undo',
    about: 'take back your last turn, and what came after it',
    run: table => {
      const count = table.session.undo();
      table.say(
        count === 0
          ? '  There is nothing to take back.'
          : `  Taken back: ${count === 1 ? '1 step' : `${count} steps`}.`,
      );
    },
  },
  position: {
    usage: 'position',
    about: 'the position as one line of text, for other commands',
    run: table => table.say(table.session.position.encode()),
  },
  board: { usage: 'board', about: 'draw the board again', run: table => table.showBoard() },
  rules: {
    usage: 'rules [ID]',
    about: 'the rules, or one of them',
    run: (table, text) => {
      const { catalogue } = table.context;
      const { id } = table.session.game;
      const rule = text.toUpperCase();
      if (rule === '') {
        for (const chapter of catalogue.rulebook(id)) {
          table.say(`  ${chapter.title}`);
          for (const each of chapter.rules) table.tellRule(each.id);
        }
      } else if (ruleSentence(catalogue, id, rule) === undefined)
        table.say('  There is no such rule; "rules" prints all.');
      else table.tellRule(rule);
    },
  },
  save: {
    usage: 'save FILE',
    about: 'write the record, to go on later',
    run: (table, file) => (file === '' ? table.say('  Into which file? For example: save game.txt') : table.save(file)),
  },
  quit: { usage: 'quit', about: 'leave', run: () => undefined },
};

export const legalSteps = (table: Table): string[] => {
  const { game, position } = table.session;
  return legalActions(game, position).map(action => position.format(action));
};
