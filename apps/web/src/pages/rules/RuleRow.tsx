import type { RuleFigure } from '@threefold-games/stage';
import { useEffect, useRef } from 'preact/hooks';
import { RulePicture } from '../../board/RulePicture.tsx';
import { Icon } from '../../shell/icons.tsx';
import { useWords } from '../../state/language.ts';
import { lastRefusal } from '../../state/lastRefusal.ts';
import type { Rule } from './chapters.ts';

interface RuleRowProps {
  readonly rule: Rule;
  readonly figure: RuleFigure | undefined;
  /** Whether the address names it: it is marked, and takes the focus. */
  readonly named: boolean;
}

/** One rule with its number and, where there is one, its drawn example. */
export const RuleRow = ({ rule, figure, named }: RuleRowProps) => {
  const { words, speak } = useWords();
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!named) return;
    row.current?.scrollIntoView({ block: 'center' });
    row.current?.focus({ preventScroll: true });
  }, [named]);
  const refusal = lastRefusal.value;
  return (
    <div class="rules-row">
      <div
        class={named ? 'rules-rule rules-named' : 'rules-rule'}
        id={rule.id}
        tabIndex={named ? -1 : undefined}
        ref={row}
      >
        <span class="rules-number">{rule.id}</span>
        <p class="rules-text">{withCode(rule.text)}</p>
        {named && refusal?.rule === rule.id && (
          <p class="rules-try">
            <Icon name="warning" size={18} /> {speak(words.rules.yourTry, { why: refusal.why })}
          </p>
        )}
      </div>
      {figure && (
        <div class="rules-figure">
          <RulePicture figure={figure} />
        </div>
      )}
    </div>
  );
};

/** What stands between backticks is notation. */
const withCode = (text: string) => text.split('`').map((part, i) => (i % 2 === 1 ? <code key={i}>{part}</code> : part));
