import type { Signal } from '@preact/signals';
import type { Seat } from '@threefold-games/core';
import type { ComponentChildren, JSX } from 'preact';
import { engine } from '../engine/engine.ts';
import { viewerOf } from '../match/tableModel.ts';
import type { MenuItem } from '../shell/Menu.tsx';
import { isHelpOn, mayHelp } from '../state/isHelpOn.ts';
import { lang } from '../state/language.ts';
import { change, settings } from '../state/settings.ts';
import { wait } from '../state/wait.ts';
import { HelpBar } from './HelpBar.tsx';
import { HelpChip } from './HelpChip.tsx';
import { type PlayedTable, TableHelp, type TableHelpOptions } from './tableHelp.ts';

/** Help at a table as its page shows it. */
export class ShownHelp extends TableHelp {
  constructor(controller: PlayedTable, options: Omit<TableHelpOptions, 'lang' | 'wanted'>) {
    super(controller, {
      ...options,
      lang: () => lang.value,
      wanted: () => isHelpOn(controller.model.seats, settings.value.help),
    });
  }

  /** The question, where one is asked. */
  bar(above: ComponentChildren): JSX.Element | undefined {
    const { fact } = this;
    const voice = this.voice.value;
    if (fact === undefined || !voice) return undefined;
    return (
      <HelpBar
        key={fact}
        voice={voice}
        fact={fact}
        above={above}
        onTakeBack={() => this.controller.takeBack()}
        onPlay={() => void this.guard.playOn()}
      />
    );
  }

  /** Says in the card of whoever sits here whether help is on. */
  chip(seat: Seat, small: boolean): JSX.Element | null {
    const voice = this.voice.value;
    if (!voice || seat !== viewerOf(this.controller.model) || this.controller.over.value) return null;
    return <HelpChip voice={voice} on={this.on} small={small} onToggle={this.toggle} />;
  }

  /** The same for the menu of a phone. */
  get items(): readonly MenuItem[] {
    const voice = this.voice.value;
    if (!voice || this.controller.over.value) return [];
    const { words, speak } = voice;
    return [{ icon: 'bulb', label: speak(this.on ? words.turnOff : words.turnOn), onSelect: this.toggle }];
  }

  private readonly toggle = (): void => change({ help: !this.on });
}

/** Lets help come to a table, unless people play against each other there. Returns what ends it. */
export const openHelp = (
  controller: PlayedTable & { readonly help: Signal<ShownHelp | undefined> },
  announcer: { say(text: string): void },
): (() => void) => {
  if (!mayHelp(controller.model.seats)) return () => undefined;
  const help = new ShownHelp(controller, {
    engine,
    say: text => announcer.say(text),
    now: () => performance.now(),
    wait,
  });
  const end = help.start();
  controller.help.value = help;
  return () => {
    end();
    controller.help.value = undefined;
  };
};
