import type { Face } from '@threefold/stage';
import type { ComponentChildren, JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { BarNotice, BoardBar } from '../../board/BoardBar.tsx';
import { ComposeBar } from '../../board/ComposeBar.tsx';
import { Button } from '../../shell/controls.tsx';
import { sayFault } from '../../state/faults.ts';
import { useWords } from '../../state/language.ts';
import { lastRefusal } from '../../state/lastRefusal.ts';
import { isNameless } from '../../state/names.ts';
import { sitsHere } from '../../state/plans.ts';
import { showSteps } from '../../table/notation.ts';
import type { TableSession } from '../../table/tableSession.ts';
import type { PageController } from './pageController.ts';
import { startNotice } from './startNotice.ts';
import type { TableExtras } from './tableExtras.ts';
import type { TableView } from './useTableView.ts';

interface TableBarProps {
  readonly controller: PageController;
  readonly face: Face;
  readonly table: TableView;
  /** Stands above all else. */
  readonly above: ComponentChildren;
  readonly extras: TableExtras | undefined;
}

/** What the bar under the board of a table says now, the most urgent first. */
export const TableBar = (props: TableBarProps): JSX.Element => {
  const { controller, face, extras } = props;
  const { session } = controller;
  const { words, speak } = useWords();
  const standing = session.standing.value;
  const seats = standing.saved.seats.length;
  const start = useMemo(
    () => startNotice(standing, seat => face.seatName(seat, seats), words, speak),
    [standing, face, words],
  );
  const back = controller.back.value;
  const notice = extras?.notice;
  const above = (
    <>
      {props.above}
      {start && <BarNotice notice={start} />}
      {/* While one can act nothing gets in the way of that. */}
      {notice && (session.acting || back !== undefined) && <BarNotice notice={notice} />}
    </>
  );
  if (controller.resigning.value) return <ResignBar {...props} />;
  if (session.news.value) return <NewsBar session={session} above={above} />;
  if (back !== undefined) return <LookingBackBar {...props} above={above} back={back} />;
  if (session.acting) return <ActingBar {...props} above={above} />;
  if (notice)
    return (
      <BoardBar tone={notice.tone} title={notice.title} text={notice.text} icon={notice.icon} above={above}>
        {notice.actions}
      </BoardBar>
    );
  return <WaitingBar {...props} above={above} />;
};

const LookingBackBar = ({ controller, above, back }: TableBarProps & { readonly back: number }): JSX.Element => {
  const { words, speak } = useWords();
  const { table } = words;
  const turns = controller.session.standing.value.turns.length;
  const title = back === 0 ? speak(table.lookingStart) : speak(table.lookingTitle, { turn: back, turns });
  return (
    <BoardBar tone="gold" title={title} text={speak(table.lookingText)} above={above}>
      <Button kind="primary" onClick={() => controller.lookAt(undefined)}>
        {speak(table.backToNow)}
      </Button>
    </BoardBar>
  );
};

/** While others act. */
const WaitingBar = ({ controller, table, above, extras }: TableBarProps): JSX.Element => {
  const { words, speak } = useWords();
  const { table: said } = words;
  const { session } = controller;
  const { position, turns, saved } = session.standing.value;
  const shown = session.playback.shown.value;
  const seat = shown?.seat ?? position.actor;
  const isShown = shown !== undefined && shown.steps.length > 0;
  const thinks = session.bots.thinking.value !== undefined;
  const title = isShown ? said.playsTitle : thinks ? said.thinkingTitle : said.actsTitle;
  return (
    <BoardBar
      tone="none"
      title={isNameless(saved.seats[seat]) ? speak(said.yourTurn) : speak(title, { name: table.names[seat] ?? '' })}
      text={showSteps(isShown ? shown.steps : (turns.at(-1)?.steps ?? []))}
      above={above}
    >
      {extras?.waiting}
    </BoardBar>
  );
};

/** What happened to the game itself. */
const NewsBar = ({
  session,
  above,
}: {
  readonly session: TableSession;
  readonly above: ComponentChildren;
}): JSX.Element => {
  const { words, speak } = useWords();
  const { table } = words;
  const news = session.news.value!;
  if (news.kind === 'fault')
    return (
      <BoardBar tone="gold" title={speak(table.engineTitle)} text={sayFault(news.fault, words, speak)} above={above}>
        <Button kind="primary" onClick={() => session.retry?.()}>
          {speak(table.retry)}
        </Button>
      </BoardBar>
    );
  if (news.kind === 'gone')
    return (
      <BoardBar tone="gold" title={speak(table.goneTitle)} text={speak(table.goneText)} above={above}>
        <Button kind="primary" onClick={() => void session.keepAgain?.()}>
          {speak(table.keepAgain)}
        </Button>
      </BoardBar>
    );
  return (
    <BoardBar tone="gold" title={speak(table.otherTabTitle)} text={speak(table.otherTabText)} above={above}>
      <Button
        onClick={() => {
          session.news.value = undefined;
        }}
      >
        {speak(table.good)}
      </Button>
    </BoardBar>
  );
};

const ResignBar = ({ controller, table, extras }: TableBarProps): JSX.Element => {
  const { words, speak } = useWords();
  const { table: said } = words;
  const { session } = controller;
  const name = table.names[session.resigner] ?? '';
  const alone = session.standing.value.saved.seats.filter(sitsHere).length < 2;
  const text = extras?.resignText ?? (alone ? speak(said.resignText) : speak(said.resignAs, { name }));
  return (
    <BoardBar tone="danger" title={speak(said.resignTitle)} text={text}>
      <Button onClick={() => controller.askToResign(false)}>{speak(said.playOn)}</Button>
      <Button kind="danger" icon="flag" onClick={() => controller.resign()}>
        {speak(said.resign)}
      </Button>
    </BoardBar>
  );
};

/** While a person at this screen acts. */
const ActingBar = ({ controller, face, table, above, extras }: TableBarProps): JSX.Element => {
  const { words, speak } = useWords();
  const { session } = controller;
  const hint = session.hint.value;
  const said =
    hint === undefined
      ? undefined
      : hint === 'thinking'
        ? { title: speak(words.table.hintThinking), text: speak(words.table.hintThinkingText) }
        : {
            title: speak(words.table.hintTitle, { steps: showSteps(hint.steps) }),
            text: speak(words.table.hintText, { chance: speak.percent(hint.chance) }),
          };
  const { id } = session.standing.value.saved;
  return (
    <ComposeBar
      face={face}
      composing={controller}
      view={table.view}
      look={table.look}
      said={said}
      aside={extras?.aside}
      onRule={({ rule, text }) => {
        lastRefusal.value = { id, rule, why: text };
      }}
      above={above}
    />
  );
};
