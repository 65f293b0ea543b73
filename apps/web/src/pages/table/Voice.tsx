import type { Face } from '@threefold/stage';
import type { ComponentChildren, JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { Button, IconButton } from '../../shell/controls.tsx';
import { Icon } from '../../shell/icons.tsx';
import { Link } from '../../shell/Link.tsx';
import { sayFault } from '../../state/faults.ts';
import { useWords } from '../../state/language.ts';
import { lastRefusal } from '../../state/lastRefusal.ts';
import { isNameless } from '../../state/names.ts';
import { narrow } from '../../state/narrow.ts';
import { sitsHere } from '../../state/plans.ts';
import type { Picked } from '../../table/composer.ts';
import { showStep, showSteps } from '../../table/notation.ts';
import type { TableSession } from '../../table/tableSession.ts';
import { startNotice } from './startNotice.ts';
import type { Notice, TableExtras } from './tableExtras.ts';
import type { TableLook } from './tableLook.ts';
import { Choices, VoiceBar } from './VoiceBar.tsx';

interface VoiceProps {
  readonly session: TableSession;
  readonly face: Face;
  readonly names: readonly string[];
  readonly table: TableLook;
  /** Whether a whole turn waits for a confirmation. */
  readonly confirms: boolean;
  readonly back: number | undefined;
  readonly onBack: (turn: number | undefined) => void;
  /** Whether it is asked if one resigns. */
  readonly resigning: boolean;
  readonly onResigning: (asked: boolean) => void;
  /** Something was chosen or placed. */
  readonly onDone: (result: Picked) => void;
  readonly onConfirm: () => void;
  readonly above?: ComponentChildren;
  readonly extras: TableExtras | undefined;
}

/** More choices than this stand in a row of their own. */
const FEW_CHOICES = 4;

/** What the voice bar says now. */
export const Voice = (props: VoiceProps): JSX.Element => {
  const { session, names, extras } = props;
  const notice = extras?.notice;
  const { words, speak } = useWords();
  const { table: said } = words;
  const { position, turns, saved } = session.standing.value;
  const news = session.news.value;
  // While one can act nothing gets in the way of that.
  const aside = notice && (session.acting || props.back !== undefined) ? notice : undefined;
  const seats = saved.seats.length;
  const start = useMemo(
    () => startNotice(session.standing.value, seat => props.face.seatName(seat, seats), words, speak),
    [session.standing.value, props.face, words],
  );
  const above = (
    <>
      {props.above}
      {start && <NoticeRow notice={start} />}
      {aside && <NoticeRow notice={aside} />}
    </>
  );
  if (props.resigning) return <ResignVoice {...props} />;
  if (news) return <NewsVoice session={session} above={above} />;
  if (props.back !== undefined)
    return (
      <VoiceBar
        tone="gold"
        title={
          props.back === 0
            ? speak(said.lookingStart)
            : speak(said.lookingTitle, { turn: props.back, turns: turns.length })
        }
        text={speak(said.lookingText)}
        above={above}
      >
        <Button kind="primary" onClick={() => props.onBack(undefined)}>
          {speak(said.backToNow)}
        </Button>
      </VoiceBar>
    );
  if (session.acting) return <ActingVoice {...props} above={above} />;
  if (notice)
    return (
      <VoiceBar tone={notice.tone} title={notice.title} text={notice.text} icon={notice.icon} above={above}>
        {notice.actions}
      </VoiceBar>
    );
  const shown = session.playback.shown.value;
  const seat = shown?.seat ?? position.actor;
  const name = names[seat] ?? '';
  const thinks = session.bots.thinking.value !== undefined;
  const title = shown && shown.steps.length > 0 ? said.playsTitle : thinks ? said.thinkingTitle : said.actsTitle;
  const steps = shown && shown.steps.length > 0 ? shown.steps : (turns.at(-1)?.steps ?? []);
  return (
    <VoiceBar
      tone="none"
      title={isNameless(saved.seats[seat]) ? speak(said.yourTurn) : speak(title, { name })}
      text={showSteps(steps)}
      above={above}
    >
      {extras?.waiting}
    </VoiceBar>
  );
};

/** Something that is to be known while one acts. */
const NoticeRow = ({ notice }: { readonly notice: Notice }): JSX.Element => (
  <div class={`table-notice table-notice-${notice.tone}`}>
    {notice.icon && <Icon name={notice.icon} size={18} />}
    <p>
      <b>{notice.title}</b> <span>{notice.text}</span>
    </p>
    {notice.actions}
  </div>
);

const NewsVoice = ({
  session,
  above,
}: {
  readonly session: TableSession;
  readonly above?: ComponentChildren;
}): JSX.Element => {
  const { words, speak } = useWords();
  const { table } = words;
  const news = session.news.value!;
  const done = (
    <Button
      onClick={() => {
        session.news.value = undefined;
      }}
    >
      {speak(table.good)}
    </Button>
  );
  if (news.kind === 'fault')
    return (
      <VoiceBar tone="gold" title={speak(table.engineTitle)} text={sayFault(news.fault, words, speak)} above={above}>
        <Button kind="primary" onClick={() => session.retry?.()}>
          {speak(table.retry)}
        </Button>
      </VoiceBar>
    );
  return news.kind === 'gone' ? (
    <VoiceBar tone="gold" title={speak(table.goneTitle)} text={speak(table.goneText)} above={above}>
      <Button kind="primary" onClick={() => void session.keepAgain?.()}>
        {speak(table.keepAgain)}
      </Button>
    </VoiceBar>
  ) : (
    <VoiceBar tone="gold" title={speak(table.otherTabTitle)} text={speak(table.otherTabText)} above={above}>
      {done}
    </VoiceBar>
  );
};

const ResignVoice = ({ session, names, onResigning, extras }: VoiceProps): JSX.Element => {
  const { words, speak } = useWords();
  const { table } = words;
  const { seats } = session.standing.value.saved;
  const seat = session.resigner;
  const alone = seats.filter(sitsHere).length < 2;
  return (
    <VoiceBar
      tone="danger"
      title={speak(table.resignTitle)}
      text={
        extras?.resignText ?? (alone ? speak(table.resignText) : speak(table.resignAs, { name: names[seat] ?? '' }))
      }
    >
      <Button onClick={() => onResigning(false)}>{speak(table.playOn)}</Button>
      <Button
        kind="danger"
        icon="flag"
        onClick={() => {
          onResigning(false);
          void session.resign();
        }}
      >
        {speak(table.resign)}
      </Button>
    </VoiceBar>
  );
};

/** While a person at this screen acts. */
const ActingVoice = (props: VoiceProps): JSX.Element => {
  const { session, face, table, confirms, onDone, onConfirm, above } = props;
  const { words, speak } = useWords();
  const composer = session.composer.value!;
  const { view, look } = table;
  const { refused, spin } = composer;
  const prompt = face.prompt(view, look);
  const choices = composer.finished ? [] : face.choices(view, look, choicesOf(props));
  const chosen = composer.picked.find(pick => pick.at === 'choice')?.choice;
  const few = choices.length <= FEW_CHOICES;
  const row = (
    <Choices choices={choices} chosen={chosen} onChoose={choice => onDone(session.pick({ at: 'choice', choice }))} />
  );
  const hint = session.hint.value;
  const cells = composer.picked.flatMap(pick => (pick.at === 'cell' ? [`${pick.cell} …`] : []));
  const chips = narrow.value ? [] : [...composer.steps.map(showStep), ...(spin === undefined ? cells : [])];
  const { id, game } = session.standing.value.saved;
  const { title, text, tone } = refused
    ? {
        title: speak(refused.rule === composer.game.rules.notation ? words.table.notRead : words.table.notHere),
        text: (
          <>
            {refused.text}{' '}
            <span
              onClickCapture={() => {
                lastRefusal.value = { id, rule: refused.rule, why: refused.text };
              }}
            >
              <Link to={{ page: 'rules', game, rule: refused.rule }}>{refused.rule}</Link>
            </span>
          </>
        ),
        tone: 'danger' as const,
      }
    : hint === 'thinking'
      ? { title: speak(words.table.hintThinking), text: speak(words.table.hintThinkingText), tone: 'accent' as const }
      : hint
        ? {
            title: speak(words.table.hintTitle, { steps: showSteps(hint.steps) }),
            text: speak(words.table.hintText, { chance: speak.percent(hint.chance) }),
            tone: 'accent' as const,
          }
        : { title: prompt.title, text: props.extras?.aside ?? prompt.text, tone: 'accent' as const };
  return (
    <VoiceBar
      tone={tone}
      title={title}
      text={text}
      chips={chips}
      {...(prompt.picture && { picture: prompt.picture })}
      above={
        <>
          {above}
          {!few && row}
        </>
      }
    >
      {few && choices.length > 0 && row}
      {spin !== undefined && (
        <span class="table-turn-tile">
          <Button icon="rotate" onClick={() => composer.rotate()} label={speak(words.table.rotateTile)}>
            {speak(words.table.rotateTile)}
          </Button>
        </span>
      )}
      {!(narrow.value && composer.empty && !refused) && (
        <IconButton
          icon="undo"
          label={speak(words.table.takeBack)}
          disabled={composer.empty && !refused}
          onClick={() => composer.takeBack()}
        />
      )}
      {spin === undefined && composer.steps.length > 0 && !(narrow.value && choices.length > 0) && (
        <IconButton icon="reset" label={speak(words.table.reset)} onClick={() => composer.reset()} />
      )}
      {spin === undefined ? (
        (confirms || composer.finished) && (
          <span class="table-confirm">
            <Button
              kind="primary"
              icon="check"
              disabled={!composer.finished}
              onClick={onConfirm}
              label={speak(words.table.confirm)}
            >
              {speak(words.table.confirm)}
            </Button>
          </span>
        )
      ) : (
        <span class="table-confirm">
          <Button
            kind="primary"
            icon="check"
            disabled={!composer.placeable}
            onClick={() => onDone(session.place())}
            label={speak(words.table.placeTile)}
          >
            {speak(words.table.placeTile)}
          </Button>
        </span>
      )}
    </VoiceBar>
  );
};

/** What can be chosen; a choice that is made can still be changed for another. */
const choicesOf = ({ session }: VoiceProps): readonly string[] => {
  const composer = session.composer.value!;
  return composer.choices.length > 0 ? composer.choices : composer.firstChoices;
};
