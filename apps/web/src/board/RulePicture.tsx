import type { RuleFigure } from '@threefold-games/stage';
import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { figureBox } from './figureBox.ts';
import { SceneView } from './SceneView.tsx';
import './rulePicture.css';

/** A drawn example with its caption: as high as what it shows needs, within limits; whatever is left beside it shows more of the board. */
export const RulePicture = ({ figure: { scene, caption } }: { readonly figure: RuleFigure }): JSX.Element => {
  const whole = useMemo(() => ({ ...scene, bounds: figureBox(scene) }), [scene]);
  const { width, height } = whole.bounds;
  return (
    <figure class="rule-figure">
      <div class="rule-picture" style={{ aspectRatio: `${width} / ${height}` }}>
        <SceneView scene={whole} label={caption} />
      </div>
      <figcaption class="small">{caption}</figcaption>
    </figure>
  );
};
