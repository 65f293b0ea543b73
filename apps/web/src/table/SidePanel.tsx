import type { ReadonlySignal } from '@preact/signals';
import type { Panel } from '@threefold-games/stage';
import type { ComponentChildren, JSX } from 'preact';
import { useState } from 'preact/hooks';
import { FigureView, SceneView } from '../board/index.ts';
import { useWords } from '../i18n/index.ts';
import { href, IconButton, Menu, type MenuItem, TabPanel, Tabs } from '../ui/index.ts';
import { ShareMenu } from './ShareMenu.tsx';
import { type TableTools, useTools } from './ToolsMenu.tsx';
import './panel.css';

interface SidePanelProps extends TableTools {
  readonly panels: ReadonlySignal<readonly Panel[]>;
  /** The list of turns. */
  readonly children: ComponentChildren;
}

/** Beside the board: turns and what helps to decide, as tabs; below what can be done. */
export const SidePanel = (props: SidePanelProps): JSX.Element => {
  const { controller, extras, children } = props;
  const panels = props.panels.value;
  const { words, speak } = useWords();
  const { table } = words;
  const { walk } = words.board;
  const [tab, setTab] = useState('turns');
  const count = controller.model.history.length;
  const at = controller.back.value ?? count;
  const panel = panels.find(({ id }) => id === tab);
  const extra = extras?.panel;
  const opened = extras?.open ? extra : undefined;
  const shown = opened?.id ?? panel?.id ?? 'turns';
  const show = (id: string): void => {
    extras?.onOpen(id === extra?.id);
    if (id !== extra?.id) setTab(id);
  };
  return (
    <section class="table-panel card">
      <div class="beside table-panel-head">
        <Tabs
          label={speak(table.panels)}
          tabs={[
            { id: 'turns', label: speak(table.turns) },
            ...(extra ? [extra] : []),
            ...panels.map(({ id, title }) => ({ id, label: title })),
          ].map(({ id, label, ...more }) => ({ id, label, ...('badge' in more && { badge: more.badge }) }))}
          value={shown}
          onChange={show}
        />
        <div class="table-panel-steps">
          {opened?.tools}
          {!opened && !(extra && panels.length > 0) && (
            <>
              <IconButton
                icon="first"
                label={speak(walk.first)}
                disabled={at === 0}
                onClick={() => controller.board.lookBack(0)}
              />
              <IconButton
                icon="back"
                label={speak(walk.back)}
                disabled={at === 0}
                onClick={() => controller.board.lookBack(at - 1)}
              />
              <IconButton
                icon="next"
                label={speak(walk.next)}
                disabled={at >= count}
                onClick={() => controller.board.lookBack(at + 1)}
              />
            </>
          )}
        </div>
      </div>
      <TabPanel id={shown}>{opened ? opened.body : panel ? <PanelView panel={panel} /> : children}</TabPanel>
      {!opened && <Tools {...props} at={at} />}
    </section>
  );
};

/** The row of what can be done. */
const Tools = (props: SidePanelProps & { readonly at: number }): JSX.Element => {
  const { controller, extras, at } = props;
  const hinting = controller.hints.hint.value !== undefined;
  const { words, speak } = useWords();
  const { table, shell } = words;
  const { before, own, after } = useTools(props);
  const button = ({ icon = 'more', label, disabled = false, danger = false, onSelect }: MenuItem): JSX.Element => (
    <IconButton
      key={label}
      icon={icon}
      label={label}
      disabled={disabled}
      kind={danger ? 'danger' : 'bare'}
      onClick={onSelect}
    />
  );
  return (
    <div class="table-tools" role="toolbar" aria-label={speak(table.tools)}>
      {before.map(button)}
      {!controller.over.value && !extras && (
        <IconButton
          icon="bulb"
          label={speak(hinting ? table.hideHint : table.hint)}
          disabled={!controller.canHint}
          pressed={hinting}
          onClick={() => void controller.toggleHint()}
        />
      )}
      {own.map(button)}
      {!extras && (
        <IconButton
          icon="chart"
          label={speak(shell.analysis)}
          href={href({ page: 'analysis', query: { from: controller.model.id, turn: String(at) } })}
        />
      )}
      <ShareMenu items={props.share} />
      {extras && extras.more.length > 0 && <Menu label={speak(shell.more)} icon="more" items={extras.more} />}
      {after.map(button)}
    </div>
  );
};

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
