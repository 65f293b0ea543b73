import type { Panel } from '@threefold/stage';
import type { ComponentChildren, JSX } from 'preact';
import { useState } from 'preact/hooks';
import { IconButton, TabPanel, Tabs } from '../../shell/controls.tsx';
import { useWords } from '../../state/language.ts';
import { href } from '../../state/route.ts';
import { change, settings } from '../../state/settings.ts';
import { PanelView } from './PanelView.tsx';
import { ShareMenu } from './ShareMenu.tsx';
import type { TableTools } from './ToolsMenu.tsx';

interface SidePanelProps extends TableTools {
  readonly panels: readonly Panel[];
  readonly back: number | undefined;
  readonly onBack: (turn: number | undefined) => void;
  /** The list of turns. */
  readonly children: ComponentChildren;
}

/** Beside the board: turns and what helps to decide, as tabs; below what can be done. */
export const SidePanel = (props: SidePanelProps): JSX.Element => {
  const { session, over, panels, back, onBack, children } = props;
  const { words, speak } = useWords();
  const { table } = words;
  const [tab, setTab] = useState('turns');
  const count = session.standing.value.turns.length;
  const at = back ?? count;
  const panel = panels.find(({ id }) => id === tab);
  const look = (turn: number): void => onBack(turn >= count ? undefined : Math.max(0, turn));
  const { sound } = settings.value;
  return (
    <section class="table-panel card">
      <div class="table-panel-head">
        <Tabs
          label={speak(table.panels)}
          tabs={[{ id: 'turns', label: speak(table.turns) }, ...panels.map(({ id, title }) => ({ id, label: title }))]}
          value={panel ? tab : 'turns'}
          onChange={setTab}
        />
        <div class="table-panel-steps">
          <IconButton icon="first" label={speak(table.firstTurn)} disabled={at === 0} onClick={() => look(0)} />
          <IconButton icon="back" label={speak(table.previousTurn)} disabled={at === 0} onClick={() => look(at - 1)} />
          <IconButton icon="next" label={speak(table.nextTurn)} disabled={at >= count} onClick={() => look(at + 1)} />
        </div>
      </div>
      <TabPanel id={panel ? tab : 'turns'}>{panel ? <PanelView panel={panel} /> : children}</TabPanel>
      <div class="table-tools" role="toolbar" aria-label={speak(table.tools)}>
        {!over && (
          <>
            <IconButton
              icon="undo"
              label={speak(table.undo)}
              disabled={session.undoable === 0}
              onClick={props.onUndo}
            />
            <IconButton
              icon="bulb"
              label={speak(props.hinting ? table.hideHint : table.hint)}
              disabled={!props.canHint}
              pressed={props.hinting}
              onClick={props.onHint}
            />
          </>
        )}
        <IconButton
          icon={sound ? 'sound' : 'mute'}
          label={speak(sound ? table.soundOff : table.soundOn)}
          onClick={() => change({ sound: !sound })}
        />
        <IconButton
          icon="keyboard"
          label={speak(over ? table.keys : table.typeStep)}
          onClick={over ? props.onKeys : props.onCommands}
        />
        <IconButton
          icon="chart"
          label={speak(table.analysis)}
          href={href({ page: 'analysis', query: { from: session.standing.value.saved.id, turn: String(at) } })}
        />
        <ShareMenu items={props.share} />
        {!over && session.seated && (
          <IconButton icon="flag" kind="danger" label={speak(table.resign)} onClick={props.onResign} />
        )}
      </div>
    </section>
  );
};
