import { showSteps } from '@threefold-games/board-core/compose';
import { CHANCE, type Fault, type Seat, type Turn, turnTexts } from '@threefold-games/core';
import { FORESIGHT_LIMITS, type NowView } from '@threefold-games/room';
import type { Speak } from '@threefold-games/speech';
import type { OnlineWords } from '@threefold-games/words';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { sayFault, useWords } from '../i18n/index.ts';
import { Button, href, IconButton } from '../ui/index.ts';
import { type Foreseen, isSameForesight, plantForeseen } from './foresee.ts';
import { historyAt, turnNumber } from './tree.ts';
import type { Planning } from './usePlan.ts';

interface ForeseePanelProps {
  readonly plan: Planning;
  readonly room: string;
  readonly now: NowView;
  /** Where one sits; undefined for who watches. */
  readonly seat: Seat | undefined;
  readonly names: readonly string[];
  /** Looks at the game with the engine, once it is over. */
  readonly onAnalyse: () => void;
  readonly online: OnlineWords;
  readonly speak: Speak;
}

/** What the server plays for one: shown, added, removed and sent. Nothing here is played on the board of the game. */
const ForeseenList = ({
  plan,
  now,
  names,
  seat,
  online,
  speak,
}: ForeseePanelProps & { readonly seat: Seat }): JSX.Element => {
  const { plan: words } = online;
  const { words: all } = useWords();
  const [fault, setFault] = useState<Fault | undefined>(undefined);
  const { foreseen, here, unsent, bench, present } = plan;
  const say = (one: (typeof foreseen)[number]): string => sayForeseen(one, seat, names, online, speak).join(' ');
  const isKept = here && foreseen.some(one => say(one).startsWith(say(here)));
  const full = foreseen.length >= FORESIGHT_LIMITS.lines;
  const how = names.length > 2 ? speak(words.howMore) : speak(words.how, { name: names[now.actor ?? -1] ?? '' });
  const send = async (): Promise<void> => {
    const answer = await plan.send();
    setFault(answer.ok ? undefined : answer.error);
  };
  return (
    <>
      <p class="quiet">{speak(words.text)}</p>
      <ul class="foresee-lines">
        {foreseen.map(one => (
          <li key={say(one)}>
            <button
              type="button"
              class="foresee-line"
              aria-label={speak(words.show, { line: say(one) })}
              onClick={() => {
                const planted = plantForeseen(bench.study, present, one);
                bench.show({ study: planted.study, at: planted.end, composed: [] });
              }}
            >
              {sayForeseen(one, seat, names, online, speak).map(sentence => (
                <span key={sentence}>{sentence}</span>
              ))}
            </button>
            <IconButton icon="trash" label={speak(words.remove, { line: say(one) })} onClick={() => plan.remove(one)} />
          </li>
        ))}
      </ul>
      <p class={here && !isKept ? 'foresee-here foresee-found' : 'foresee-here'} role="status">
        {here ? (isKept ? speak(words.isKept) : say(here)) : how}
      </p>
      <div class="actions foresee-actions">
        {here && !isKept && (
          <Button icon="plus" disabled={full} onClick={() => plan.add(here)}>
            {speak(words.keep)}
          </Button>
        )}
        {plan.all.length > 1 && !isSameForesight(plan.all, foreseen) && (
          <Button onClick={plan.addAll}>{speak(words.keepAll, { n: plan.all.length })}</Button>
        )}
        {unsent && (
          <>
            <Button kind="primary" icon="check" onClick={() => void send()}>
              {foreseen.length === 0 ? speak(words.sendNone) : speak(words.send, { n: foreseen.length })}
            </Button>
            {plan.anySent && (
              <Button kind="quiet" onClick={plan.reset}>
                {speak(words.back)}
              </Button>
            )}
          </>
        )}
      </div>
      {full && <p class="quiet">{speak(words.full, { n: FORESIGHT_LIMITS.lines })}</p>}
      <p class="quiet" role="status">
        {unsent
          ? speak(words.unsent)
          : foreseen.length > 0
            ? speak(words.sent, { n: foreseen.length })
            : speak(words.none)}
      </p>
      <p class="foresee-fault" role="alert">
        {fault && sayFault(fault, all, speak)}
      </p>
    </>
  );
};

/** What stands where the engine would be while a game runs: why it is off, and the answers that one keeps. */
export const ForeseePanel = (props: ForeseePanelProps): JSX.Element => {
  const { plan, room, now, seat, onAnalyse, online, speak } = props;
  const { plan: words } = online;
  const { words: all } = useWords();
  const table = (
    <Button icon="board" href={href({ page: 'room', id: room })}>
      {speak(words.toTable)}
    </Button>
  );
  const told = (title: string, text: string, action: JSX.Element): JSX.Element => (
    <section class="card panel foresee">
      <div class="beside panel-head">
        <h2>{title}</h2>
      </div>
      <p class="quiet">{text}</p>
      <div class="actions foresee-actions">{action}</div>
    </section>
  );
  if (now.phase === 'over')
    return told(
      speak(all.table.endedTitle),
      speak(words.overText),
      <Button kind="primary" icon="chart" onClick={onAnalyse}>
        {speak(words.analyse)}
      </Button>,
    );
  const off = speak(words.engineOff);
  if (seat === undefined) return told(speak(words.title), `${off} ${speak(words.watching)}`, table);
  if (now.actor === seat) return told(speak(words.yourTurn), `${speak(words.yourTurnText)} ${off}`, table);
  const { bench, present } = plan;
  const turn = turnNumber(bench.study, present);
  const draws = historyAt(bench.study, present).position.actor === CHANCE;
  if (draws) return told(speak(words.title), `${off} ${speak(words.draws)}`, table);
  return (
    <section class="card panel foresee">
      <div class="beside panel-head">
        <h2>{speak(words.foreseen)}</h2>
      </div>
      <ForeseenList {...props} seat={seat} />
      <p class="quiet foresee-off">
        {speak(words.lead)} {off}
      </p>
      <p class="quiet beside foresee-stands">
        {turn === 0 ? speak(words.standsFirst) : speak(words.stands, { turn })}
        {bench.at !== present && (
          <button type="button" class="text-button" onClick={() => bench.goTo(present)}>
            {speak(words.goThere)}
          </button>
        )}
      </p>
    </section>
  );
};

/** The planned turns as sentences, one for each answer: "If Ben plays X and Cleo plays Y, you answer Z." */
const sayForeseen = (
  foreseen: Foreseen,
  seat: Seat,
  names: readonly string[],
  { plan }: OnlineWords,
  speak: Speak,
): readonly string[] => {
  const said: string[] = [];
  let others: Turn[] = [];
  for (const turn of foreseen) {
    if (turn.seat !== seat) {
      others.push(turn);
      continue;
    }
    const turns = speak.list(
      others.map(other => speak(plan.plays, { name: names[other.seat] ?? '', moves: showSteps(turnTexts(other)) })),
    );
    said.push(speak(said.length === 0 ? plan.rule : plan.afterwards, { turns, answer: showSteps(turnTexts(turn)) }));
    others = [];
  }
  return said;
};
