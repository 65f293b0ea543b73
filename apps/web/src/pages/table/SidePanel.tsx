import type { Panel } from '@threefold/stage';
import type { ComponentChildren, JSX } from 'preact';
import { useState } from 'preact/hooks';
import { isSeated } from '../../match/tableModel.ts';
import { IconButton, Menu, TabPanel, Tabs } from '../../shell/controls.tsx';
import { useWords } from '../../state/language.ts';
import { href } from '../../state/route.ts';
import { change, settings } from '../../state/settings.ts';
import { PanelView } from './PanelView.tsx';
import { ShareMenu } from './ShareMenu.tsx';
import type { TableTools } from './ToolsMenu.tsx';

interface SidePanelProps extends TableTools {
  readonly panels: readonly Panel[];
  /** The list of turns. */
  readonly children: ComponentChildren;
}

/** Beside the board: turns and what helps to decide, as tabs; below what can be done. */
export const SidePanel = (props: SidePanelProps): JSX.Element => {
  const { controller, panels, extras, children } = props;
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
      <div class="table-panel-head">
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
                onClick={() => controller.lookBack(0)}
              />
              <IconButton
                icon="back"
                label={speak(walk.back)}
                disabled={at === 0}
                onClick={() => controller.lookBack(at - 1)}
              />
              <IconButton
                icon="next"
                label={speak(walk.next)}
                disabled={at >= count}
                onClick={() => controller.lookBack(at + 1)}
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
  const { model, source: match } = controller;
  const seated = isSeated(model);
  const over = controller.over.value;
  const hinting = controller.hints.hint.value !== undefined;
  const { words, speak } = useWords();
  const { table, shell } = words;
  const { sound } = settings.value;
  return (
    <div class="table-tools" role="toolbar" aria-label={speak(table.tools)}>
      {extras?.tools.map(({ icon = 'more', label, disabled = false, onSelect }) => (
        <IconButton key={label} icon={icon} label={label} disabled={disabled} onClick={onSelect} />
      ))}
      {!over && !extras && (
        <>
          <IconButton
            icon="undo"
            label={speak(table.undo)}
            disabled={model.acts.undo === 0}
            onClick={() => void match.undo()}
          />
          <IconButton
            icon="bulb"
            label={speak(hinting ? table.hideHint : table.hint)}
            disabled={!controller.canHint}
            pressed={hinting}
            onClick={() => void controller.toggleHint()}
          />
        </>
      )}
      <IconButton
        icon={sound ? 'sound' : 'mute'}
        label={speak(sound ? table.soundOff : table.soundOn)}
        onClick={() => change({ sound: !sound })}
      />
      {(!extras || seated) && (
        <IconButton
          icon="keyboard"
          label={speak(over ? table.keys : table.typeStep)}
          onClick={() => (over ? controller.help(true) : controller.type(true))}
        />
      )}
      {!extras && (
        <IconButton
          icon="chart"
          label={speak(words.shell.analysis)}
          href={href({ page: 'analysis', query: { from: model.id, turn: String(at) } })}
        />
      )}
      <ShareMenu items={props.share} />
      {extras && extras.more.length > 0 && <Menu label={speak(shell.more)} icon="more" items={extras.more} />}
      {!over && seated && (
        <IconButton
          icon="flag"
          kind="danger"
          label={speak(table.resign)}
          onClick={() => controller.askToResign(true)}
        />
      )}
    </div>
  );
};
