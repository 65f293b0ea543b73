import { legalActions, parseStep, turnTexts } from '@threefold-games/core';
import { ruleSentence } from '../catalogue.ts';
import { EXIT, type ExitCode } from '../faults.ts';
import type { Lines } from '../io.ts';
import type { Screen } from './screen.ts';

/** Plays a game until the players have had enough. Without a person it ends with the game. */
export const playLoop = async (screen: Screen, lines: Lines): Promise<ExitCode> => {
  const { game } = screen;
  for (;;) {
    if (!game.over && !game.waits && !(await screen.letOthersPlay())) {
      screen.leave();
      return EXIT.interrupted;
    }
    const changed = screen.showChanges();
    if (game.over && changed) screen.tellOutcome();
    if (!game.kinds.includes('human')) return EXIT.fine;
    const line = await lines.ask(promptOf(screen), word => completions(screen, word));
    if (line.kind !== 'line') {
      screen.leave();
      return line.kind === 'end' ? EXIT.fine : EXIT.interrupted;
    }
    const [word = '', ...rest] = line.text.trim().split(/\s+/);
    if (word === 'quit') {
      screen.leave();
      return EXIT.fine;
    }
    if (Object.hasOwn(COMMANDS, word)) await COMMANDS[word]!.run(screen, rest.join(' '));
    else if (word !== '') playLine(screen, [word, ...rest]);
  }
};

const playLine = (screen: Screen, texts: readonly string[]): void => {
  const played = screen.game.playSteps(texts);
  if (played.ok) screen.tellEvents(played.value);
  else screen.tellRefusal(played.error);
};

const promptOf = (screen: Screen): string => {
  const { game } = screen;
  if (game.over) return 'over (undo, save FILE or quit)> ';
  const { open, isOpen, length, position } = game.history;
  return `${screen.nameOf(position.actor)}, turn ${length + 1}${isOpen ? `: ${turnTexts(open).join(' ')}` : ''}> `;
};

const completions = (screen: Screen, word: string): string[] =>
  [...legalSteps(screen), ...Object.keys(COMMANDS)].filter(each => each.startsWith(word));

/** What a player can type beside steps. */
interface PlayCommand {
  /** The word, and what may follow it. */
  readonly usage: string;
  readonly about: string;
  run(screen: Screen, rest: string): void | Promise<void>;
}

const COMMANDS: Readonly<Record<string, PlayCommand>> = {
  help: {
    usage: 'help',
    about: 'what can be typed',
    run: screen => {
      screen.say('  Type the steps of your turn, all on one line or one by one, or one of these:');
      for (const { usage, about } of Object.values(COMMANDS)) screen.say(`    ${usage.padEnd(14)} ${about}`);
      screen.tellRule(screen.game.game.rules.notation);
    },
  },
  legal: {
    usage: 'legal [BEGIN]',
    about: 'the legal steps, or those that begin like this',
    run: (screen, begin) => {
      const steps = legalSteps(screen).filter(step => step.startsWith(begin));
      if (steps.length > 0) screen.tellWords(steps);
      screen.say(`  ${steps.length} legal ${steps.length === 1 ? 'step' : 'steps'}`);
    },
  },
  why: {
    usage: 'why STEP',
    about: 'which rule forbids a step',
    run: (screen, text) => {
      if (text === '') return screen.say('  Which step? For example: why D3xC3');
      const { game, position } = screen.game;
      const parsed = parseStep(game, position, text);
      if (parsed.ok) return screen.say(`  ${position.format(parsed.value)} is legal.`);
      screen.tellRefusal(parsed.error);
      const cells = position.whyNot(text)?.cells ?? [];
      if (cells.length > 0) screen.say(`      Look at ${cells.join(', ')}.`);
    },
  },
  hint: {
    usage: 'hint',
    about: 'what the computer would play, why, and what it expects to follow',
    run: screen => screen.tellHint(),
  },
  undo: {
    usage: 'undo',
    about: 'take back your last turn, and what came after it',
    run: screen => {
      const count = screen.game.undo();
      screen.say(
        count === 0
          ? '  There is nothing to take back.'
          : `  Taken back: ${count === 1 ? '1 step' : `${count} steps`}.`,
      );
    },
  },
  position: {
    usage: 'position',
    about: 'the position as one line of text, for other commands',
    run: screen => screen.say(screen.game.position.encode()),
  },
  board: { usage: 'board', about: 'draw the board again', run: screen => screen.showBoard() },
  rules: {
    usage: 'rules [ID]',
    about: 'the rules, or one of them',
    run: (screen, text) => {
      const { catalogue } = screen.context;
      const { id } = screen.game.game;
      const rule = text.toUpperCase();
      if (rule === '') {
        for (const chapter of catalogue.rulebook(id)) {
          screen.say(`  ${chapter.title}`);
          for (const each of chapter.rules) screen.tellRule(each.id);
        }
      } else if (ruleSentence(catalogue, id, rule) === undefined)
        screen.say('  There is no such rule; "rules" prints all.');
      else screen.tellRule(rule);
    },
  },
  save: {
    usage: 'save FILE',
    about: 'write the record, to go on later',
    run: (screen, file) =>
      file === '' ? screen.say('  Into which file? For example: save game.txt') : screen.save(file),
  },
  quit: { usage: 'quit', about: 'leave', run: () => undefined },
};

const legalSteps = (screen: Screen): string[] => {
  const { game, position } = screen.game;
  return legalActions(game, position).map(action => position.format(action));
};
