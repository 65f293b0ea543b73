import type { Signal } from '@preact/signals';
import type { Seat } from '@threefold-games/core';
import type { ComponentChildren, JSX } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { BoardBar, viewerOf } from '../../board/index.ts';
import { engine } from '../../engine/index.ts';
import { lang } from '../../i18n/index.ts';
import { isHelpOn, mayHelp } from '../../match/index.ts';
import { change, settings } from '../../settings/index.ts';
import { Button, Icon, type MenuItem, wait } from '../../ui/index.ts';
import { type HelpVoice, type PlayedTable, TableHelp, type TableHelpOptions } from './tableHelp.ts';
import './help.css';

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
        onTakeBack={() => this.controller.board.takeBack()}
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

interface HelpBarProps {
  readonly voice: HelpVoice;
  /** What would come of the turn. */
  readonly fact: string;
  readonly above: ComponentChildren;
  readonly onTakeBack: () => void;
  readonly onPlay: () => void;
}

/** Asks before a turn is played. The focus goes to the words, and the first key from there reaches the way back. */
const HelpBar = ({ voice, fact, above, onTakeBack, onPlay }: HelpBarProps): JSX.Element => {
  const { words, speak } = voice;
  const question = speak(words.allTheSame);
  const asked = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const before = document.activeElement;
    const said = asked.current?.closest<HTMLElement>('.board-bar-words');
    // With a name it is read as a whole when the focus comes.
    const named = { tabindex: '-1', role: 'group', 'aria-label': `${fact} ${question}` };
    for (const [name, value] of Object.entries(named)) said?.setAttribute(name, value);
    said?.focus({ preventScroll: true });
    return () => {
      for (const name of Object.keys(named)) said?.removeAttribute(name);
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
    };
  }, []);
  return (
    <BoardBar
      tone="gold"
      icon="warning"
      title={fact}
      text={<span ref={asked}>{question}</span>}
      above={above}
      choices={
        <div class="help-answers">
          <Button kind="primary" icon="undo" onClick={onTakeBack}>
            {speak(words.takeBack)}
          </Button>
          <Button onClick={onPlay}>{speak(words.playIt)}</Button>
        </div>
      }
    />
  );
};

interface HelpChipProps {
  readonly voice: HelpVoice;
  readonly on: boolean;
  /** Whether there is room for the sign alone. */
  readonly small: boolean;
  readonly onToggle: () => void;
}

/** Says whether help is on, and switches it. */
const HelpChip = ({ voice, on, small, onToggle }: HelpChipProps): JSX.Element => {
  const { words, speak } = voice;
  const text = speak(on ? words.on : words.off);
  return (
    <button
      type="button"
      class={`help-chip${on ? ' help-chip-on' : ''}`}
      title={speak(on ? words.turnOff : words.turnOn)}
      aria-pressed={on}
      aria-label={speak(words.title)}
      onClick={onToggle}
    >
      <Icon name="bulb" size={16} />
      {!small && <span>{text}</span>}
    </button>
  );
};
