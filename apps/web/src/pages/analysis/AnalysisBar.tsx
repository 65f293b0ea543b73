import type { ComponentChildren, JSX } from 'preact';
import { BoardBar } from '../../board/BoardBar.tsx';
import { ComposeBar, openChoices } from '../../board/ComposeBar.tsx';
import type { Analysis } from './useAnalysis.ts';

interface AnalysisBarProps {
  readonly analysis: Analysis;
  /** Where one stands, in words. */
  readonly said: string;
  /** The buttons that walk, where they have no other place. */
  readonly keys?: ComponentChildren;
  /** What else can be done, while no turn is composed. */
  readonly children?: ComponentChildren;
}

/** The bar below the board: where one stands, or the turn that is composed. */
export const AnalysisBar = ({ analysis, said, keys, children }: AnalysisBarProps): JSX.Element => {
  const { face, composing, look } = analysis;
  const { composer } = composing;
  const asks =
    composer.refused !== undefined ||
    !composer.empty ||
    composer.spin !== undefined ||
    openChoices(face, composer, composer.view, look).length > 0;
  return asks ? (
    <ComposeBar face={face} composing={composing} view={composer.view} look={look} before={keys} spoken>
      {children}
    </ComposeBar>
  ) : (
    <BoardBar tone="none" title={said} before={keys} spoken>
      {children}
    </BoardBar>
  );
};
