import type { ComponentChildren, JSX } from 'preact';
import { ChoiceStrip, ComposeActions, ComposeWords, isComposing, useChoices } from '../../study/ComposeBar.tsx';
import type { Analysis } from './useAnalysis.ts';

interface AnalysisBarProps {
  readonly analysis: Analysis;
  /** Where one stands, in words. */
  readonly said: string;
  /** The buttons that walk. */
  readonly keys: ComponentChildren;
  /** What else can be done, while no turn is composed. */
  readonly children: ComponentChildren;
}

/** So many choices have room in the bar. */
const FEW = 4;

/** The bar below the board. It keeps its height while a turn is composed, so that the board keeps its size. */
export const AnalysisBar = ({ analysis, said, keys, children }: AnalysisBarProps): JSX.Element => {
  const { composing } = analysis;
  const choices = useChoices(analysis);
  const busy = isComposing(composing);
  const { refused, spin } = composing.composer;
  const prompt = <ComposeWords {...analysis} />;
  const strip = choices.length > 0 && <ChoiceStrip composing={composing} choices={choices} />;
  const above = choices.length > FEW;
  return (
    <>
      {above && (
        <div class="card compose">
          {!busy && prompt}
          {strip}
        </div>
      )}
      <div class={refused ? 'card study-bar study-bar-refused' : 'card study-bar'}>
        {keys}
        {busy ? (
          prompt
        ) : (
          <p class="study-bar-text" role="status">
            {said}
          </p>
        )}
        {!above && strip}
        {busy ? <ComposeActions composing={composing} roomy={spin === undefined} /> : children}
      </div>
    </>
  );
};

/** The same on phones, where the buttons that walk stand lowest. */
export const AnalysisVoice = ({ analysis, said }: Pick<AnalysisBarProps, 'analysis' | 'said'>): JSX.Element => {
  const { composing } = analysis;
  const choices = useChoices(analysis);
  const { refused, spin } = composing.composer;
  if (!isComposing(composing) && choices.length === 0)
    return (
      <p class="analysis-said" role="status">
        {said}
      </p>
    );
  return (
    <div class={refused ? 'card compose compose-refused' : 'card compose'}>
      <ComposeWords {...analysis} />
      {choices.length > 0 && <ChoiceStrip composing={composing} choices={choices} />}
      <ComposeActions composing={composing} roomy={spin === undefined} />
    </div>
  );
};
