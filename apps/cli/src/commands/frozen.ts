import { Command } from 'commander';
import { examples, type Run } from '../command.ts';
import { EXIT } from '../exit.ts';

export const frozenCommand = (run: Run): Command =>
  new Command('frozen').addHelpText('after', examples('frozen boards.jsonl')).action(() => run(() => EXIT.fine));
