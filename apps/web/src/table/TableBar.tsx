import { showSteps } from '@threefold-games/board-core/compose';
import { hasLessons, loadLearning } from '@threefold-games/catalogue/load';
import type { Speak } from '@threefold-games/speech';
import type { Face } from '@threefold-games/stage';
import type { Words } from '@threefold-games/words';
import type { ComponentChildren, JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { BoardBar, ComposeBar, type Hint, type Notice } from '../board/index.ts';
import { lang, sayFault, useWords } from '../i18n/index.ts';
import { isNameless } from '../match/index.ts';
import { change, settings, sitsHere } from '../settings/index.ts';
import { localTexts } from '../storage/index.ts';
import { Button, Link, route } from '../ui/index.ts';
import { lastRefusal } from './lastRefusal.ts';
import type { PageController } from './pageController.ts';
import { startText } from './startText.ts';
import type { TableExtras } from './tableExtras.ts';

interface TableBarProps {
  readonly controller: PageController;
  /** Stands above all else. */
  readonly above: ComponentChildren;
  readonly extras: TableExtras | undefined;
}

/** What the bar under the board of a table says now, the most urgent first. */
export const TableBar = (props: TableBarProps): JSX.Element => {
  const { controller, extras } = props;
  const { words, speak } = useWords();
  const { model, acting } = controller;
  const face = controller.face.value;
  const seatName = (seat: number): string => face.seatName(seat, model.seats.length);
  const back = controller.back.value;
  const notice = extras?.notice;
  if (controller.resigning.value) return <ResignBar {...props} />;
  if (controller.source.news?.value) return <NewsBar {...props} />;
  if (back !== undefined) return <LookingBackBar {...props} back={back} />;
  const asked = controller.help.value?.bar(props.above);
  if (asked) return asked;
  if (acting) return <ActingBar {...props} start={startText(model, seatName, words, speak)} />;
  if (notice)
    return (
      <BoardBar tone={notice.tone} title={notice.title} text={notice.text} icon={notice.icon} above={props.above}>
        {notice.actions}
      </BoardBar>
    );
  return <WaitingBar {...props} start={startText(model, seatName, words, speak)} />;
};

interface StartProps {
  /** How even the start is, as long as that is of interest. */
  readonly start: string | undefined;
}

const LookingBackBar = ({
  controller,
  above,
  extras,
  back,
}: TableBarProps & { readonly back: number }): JSX.Element => {
  const { words, speak } = useWords();
  const { table } = words;
  const turns = controller.model.history.length;
  const title = back === 0 ? speak(table.lookingStart) : speak(table.lookingTitle, { turn: back, turns });
  return (
    <BoardBar tone="gold" title={title} text={speak(table.lookingText)} notice={extras?.notice} above={above}>
      <Button kind="primary" onClick={() => controller.board.lookBack(undefined)}>
        {speak(table.backToNow)}
      </Button>
    </BoardBar>
  );
};

/** While others act. */
const WaitingBar = ({ controller, above, extras, start }: TableBarProps & StartProps): JSX.Element => {
  const { words, speak } = useWords();
  const { table } = words;
  const { history, seats } = controller.model;
  const shown = controller.playback.shown.value;
  const seat = shown?.seat ?? history.position.actor;
  const thinks = controller.source.thinking.value !== undefined;
  const title = shown ? table.playsTitle : thinks ? table.thinkingTitle : table.actsTitle;
  const name = controller.names.value[seat] ?? '';
  return (
    <BoardBar
      tone="none"
      title={isNameless(seats[seat]) ? speak(table.yourTurn) : speak(title, { name })}
      text={start ?? showSteps(shown?.steps ?? history.turns.at(-1)?.steps ?? [])}
      above={above}
    >
      {extras?.waiting}
    </BoardBar>
  );
};

/** What happened to the game itself. */
const NewsBar = ({ controller, above }: TableBarProps): JSX.Element => {
  const { words, speak } = useWords();
  const { table } = words;
  const match = controller.source;
  const news = match.news!.value!;
  if (news.kind === 'fault')
    return (
      <BoardBar tone="gold" title={speak(table.engineTitle)} text={sayFault(news.fault, words, speak)} above={above}>
        <Button kind="primary" onClick={() => match.retry?.()}>
          {speak(table.retry)}
        </Button>
      </BoardBar>
    );
  if (news.kind === 'gone')
    return (
      <BoardBar tone="gold" title={speak(table.goneTitle)} text={speak(table.goneText)} above={above}>
        <Button kind="primary" onClick={() => void match.keepAgain?.(controller.composer?.steps ?? [])}>
          {speak(table.keepAgain)}
        </Button>
      </BoardBar>
    );
  return (
    <BoardBar tone="gold" title={speak(table.otherTabTitle)} text={speak(table.otherTabText)} above={above}>
      <Button
        onClick={() => {
          match.news!.value = undefined;
        }}
      >
        {speak(table.good)}
      </Button>
    </BoardBar>
  );
};

const ResignBar = ({ controller, extras }: TableBarProps): JSX.Element => {
  const { words, speak } = useWords();
  const { table } = words;
  const { seats, acts } = controller.model;
  const name = controller.names.value[acts.resign ?? 0] ?? '';
  const alone = seats.filter(sitsHere).length < 2;
  const text = extras?.resignText ?? (alone ? speak(table.resignText) : speak(table.resignAs, { name }));
  return (
    <BoardBar tone="danger" title={speak(table.resignTitle)} text={text}>
      <Button onClick={() => controller.askToResign(false)}>{speak(table.playOn)}</Button>
      <Button kind="danger" icon="flag" onClick={() => controller.resign()}>
        {speak(table.resign)}
      </Button>
    </BoardBar>
  );
};

/** What the engine advises, in words: what to do, why, and the notation. The numbers are those on the board. */
const sayHint = (
  { table }: Words,
  speak: Speak,
  face: Face,
  { steps, why, chance }: Hint,
): { title: string; text: JSX.Element } => {
  const advice = steps.map(({ view, step, events }) => face.advise(view, step, events));
  const numbered = advice.length > 1 ? advice.map((step, i) => speak(table.hintStep, { n: i + 1, step })) : advice;
  const notation = speak(table.hintNotation, {
    steps: showSteps(steps.map(({ step }) => step)),
    chance: speak.percent(chance),
  });
  return {
    title: numbered.join(' '),
    text: (
      <>
        {why} <small>{notation}</small>
      </>
    ),
  };
};

/** What is explained once on this device, until it has been read. */
const useBriefing = (controller: PageController): Notice | undefined => {
  const { words, speak } = useWords();
  const { briefed } = settings.value;
  const briefing = controller.face.value.briefing?.(controller.view.value);
  if (!briefing || briefed.includes(briefing.id)) return undefined;
  const { id, title, text, rule } = briefing;
  return {
    tone: 'accent',
    title,
    text: (
      <>
        {text} <Link to={{ page: 'rules', game: controller.model.history.game.id, rule }}>{rule}</Link>
      </>
    ),
    actions: <Button onClick={() => change({ briefed: [...briefed, id] })}>{speak(words.table.good)}</Button>,
  };
};

/** While a person at this screen acts. */
const ActingBar = ({ controller, above, extras, start }: TableBarProps & StartProps): JSX.Element => {
  const { words, speak } = useWords();
  const hint = controller.hints.hint.value;
  const said =
    hint === undefined
      ? undefined
      : hint === 'thinking'
        ? { title: speak(words.table.hintThinking), text: speak(words.table.hintThinkingText) }
        : sayHint(words, speak, controller.face.value, hint);
  const aim = useAim(controller);
  const briefing = useBriefing(controller);
  return (
    <ComposeBar
      controller={controller}
      said={said}
      spoken={said !== undefined}
      aside={extras?.aside ?? controller.help.value?.note}
      also={start}
      notice={extras?.notice ?? (said ? undefined : (aim ?? briefing))}
      practises={hasLessons(controller.model.history.game.id)}
      onRule={({ rule, text }) => {
        lastRefusal.value = { table: route.peek(), rule, why: text };
      }}
      above={above}
    />
  );
};

/** Milliseconds after which it comes to a table. */
const SETTLED = 1500;

/** Whether somebody has met a game before: played it to its end, or done one of its lessons. */
const isKnown = (game: string): boolean =>
  localTexts.read('skills')?.includes(`"${game}"`) === true ||
  localTexts.read('learned')?.includes(`"${game}/`) === true;

/** At the first table of a game: what one wants there, in a line that can be put away. */
const useAim = (controller: PageController): Notice | undefined => {
  const { words, speak } = useWords();
  const { id: game } = controller.model.history.game;
  const face = controller.face.value;
  const { briefed } = settings.value;
  const id = `aim-${game}`;
  const wanted = !briefed.includes(id) && !isKnown(game);
  const [line, setLine] = useState<string | undefined>(undefined);
  const language = lang.value;
  useEffect(() => {
    if (!wanted) return undefined;
    // Nobody waits for it before playing; without it the table is whole.
    const timer = setTimeout(() => {
      loadLearning(game)
        .then(learning => learning?.words(language))
        .then(
          loaded => loaded && setLine(speak(loaded.aim.line)),
          () => undefined,
        );
    }, SETTLED);
    return () => clearTimeout(timer);
  }, [wanted, game, language]);
  if (!wanted || line === undefined) return undefined;
  return {
    tone: 'accent',
    title: line,
    text: <Link to={{ page: 'learn', game }}>{speak(words.home.learnGame, { game: face.title })}</Link>,
    actions: <Button onClick={() => change({ briefed: [...briefed, id] })}>{speak(words.table.good)}</Button>,
  };
};
