import type { RoomView } from '@threefold-games/room';
import type { Speak } from '@threefold-games/speech';
import type { OnlineWords } from '@threefold-games/words';
import type { JSX } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import { findGame, useFace } from '../games/index.ts';
import { sayFault, useOnlineWords } from '../i18n/index.ts';
import { connection, nameAt, RoomMirror } from '../online/index.ts';
import { Button, go, href, Notice, Page } from '../ui/index.ts';
import { AnalysisTable } from './AnalysisTable.tsx';
import { ForeseePanel } from './ForeseePanel.tsx';
import { keepStudy, setStudyAside } from './stored.ts';
import { formatStudy } from './studyText.ts';
import { dropPlan, keepPlan, type Planning, usePlan } from './usePlan.ts';
import './foresee.css';

interface PlanTableProps {
  readonly mirror: RoomMirror;
  readonly view: RoomView;
  readonly online: OnlineWords;
  readonly speak: Speak;
}

/** Takes the study along to where the engine may be asked. */
const analyse = (room: string, { bench }: Planning): void => {
  setStudyAside();
  keepStudy(formatStudy(bench.opened.peek()));
  dropPlan(room);
  go({ page: 'analysis', query: {} }, 'replace');
};

const PlanTable = ({ mirror, view, online, speak }: PlanTableProps): JSX.Element | null => {
  const { id, plan: settled } = view.table;
  const face = useFace(settled.game);
  const seat = mirror.seat.value;
  const names = view.now.seats.map((sitter, at) => {
    if (sitter.kind === 'person') return sitter.name;
    return sitter.kind === 'bot' ? nameAt(view, at) : (face?.seatName(at, settled.seats) ?? '');
  });
  const plan = usePlan(mirror, view, seat ?? -1, names);
  // Whoever comes after the end looks at it as at any other game.
  const over = useMemo(() => view.now.phase === 'over', []);
  useEffect(() => {
    if (over && plan) analyse(id, plan);
  }, []);
  if (!face || !plan || over) return null;
  const panel = (
    <ForeseePanel
      plan={plan}
      room={id}
      now={view.now}
      seat={seat}
      names={names}
      onAnalyse={() => analyse(id, plan)}
      online={online}
      speak={speak}
    />
  );
  return (
    <AnalysisTable
      bench={plan.bench}
      face={face}
      several={0}
      refused={undefined}
      planning={{
        title: speak(online.plan.title),
        toTable: speak(online.plan.toTable),
        room: id,
        panel,
        keep: opened => keepPlan(id, opened),
      }}
    />
  );
};

/** A game of the network that runs, thought about. What is tried is not played, and the engine stays off. */
export const PlanPage = ({ room }: { readonly room: string }): JSX.Element | null => {
  const { words, said, speak } = useOnlineWords();
  const mirror = useMemo(() => new RoomMirror(connection, room), [room]);
  useEffect(() => mirror.start(), [mirror]);
  const { plan } = said;
  const view = mirror.view.value;
  const fault = mirror.fault.value;
  const known = view && findGame(view.table.plan.game);
  if (view && known && view.table.started !== undefined)
    return <PlanTable key={room} mirror={mirror} view={view} online={said} speak={speak} />;
  return (
    <Page title={speak(plan.title)} place="analysis" back={{ page: 'together' }}>
      {(fault || view) && (
        <Notice
          level={1}
          icon={fault ? 'warning' : 'clock'}
          title={speak(fault ? plan.missing : plan.gathering)}
          text={fault ? sayFault(fault, words, speak) : speak(plan.gatheringText)}
        >
          <Button href={href(fault ? { page: 'together' } : { page: 'room', id: room })}>
            {speak(fault ? words.shell.together : plan.toTable)}
          </Button>
        </Notice>
      )}
    </Page>
  );
};
