import type { Panel } from '@threefold-games/stage';
import type { JSX } from 'preact';
import { FigureView } from '../../board/FigureView.tsx';
import { SceneView } from '../../board/SceneView.tsx';

/** What else helps to decide. */
export const PanelView = ({ panel }: { readonly panel: Panel }): JSX.Element => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard
  <section class="table-panel-rows" tabIndex={0} aria-label={panel.title}>
    <p class="quiet table-panel-lead">{panel.lead}</p>
    <ul>
      {panel.rows.map((row, i) => (
        <li key={i} class="beside table-panel-row">
          {row.picture && (
            <span class="table-panel-picture">
              <SceneView scene={row.picture} label="" />
            </span>
          )}
          {row.figures.map((figure, at) => (
            <FigureView key={at} figure={figure} size={22} />
          ))}
          <span class="table-panel-label">{row.label}</span>
          {row.value !== undefined && <b>{row.value}</b>}
        </li>
      ))}
    </ul>
  </section>
);
