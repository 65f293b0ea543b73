import type { RuleFigure } from '@threefold/stage';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { SceneView } from '../../board/SceneView.tsx';
import { Icon } from '../../shell/icons.tsx';
import { useWords } from '../../state/language.ts';
import { lastRefusal } from '../../state/lastRefusal.ts';
import type { Rule } from './chapters.ts';
import { figureBox } from './figureBox.ts';

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
        <figure class="rules-figure">
          <FigurePicture figure={figure} />
          <figcaption class="small">{figure.caption}</figcaption>
        </figure>
      )}
    </div>
  );
};

/** As high as what it shows needs, within limits; whatever is left beside it shows more of the board. */
const FigurePicture = ({ figure: { scene, caption } }: { readonly figure: RuleFigure }) => {
  const whole = useMemo(() => ({ ...scene, bounds: figureBox(scene) }), [scene]);
  const { width, height } = whole.bounds;
  return (
    <div class="rules-picture" style={{ aspectRatio: `${width} / ${height}` }}>
      <SceneView scene={whole} label={caption} />
    </div>
  );
};

/** What stands between backticks is notation. */
const withCode = (text: string) => text.split('`').map((part, i) => (i % 2 === 1 ? <code key={i}>{part}</code> : part));
