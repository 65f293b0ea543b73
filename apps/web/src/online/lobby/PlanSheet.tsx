import { botLevel, canVary, type Game } from '@threefold-games/core';
import type { ClockPlan } from '@threefold-games/room';
import type { JSX } from 'preact';
import { useWholeFace } from '../../board/index.ts';
import { useOnlineWords, useWords } from '../../i18n/index.ts';
import { LevelPicker, OptionClash, OptionRows } from '../../match/index.ts';
import { fitOptions, narrow } from '../../settings/index.ts';
import { Button, ChoiceRow, OptionRow, Select, Sheet, SwitchRow } from '../../ui/index.ts';
import { draftFor, type GameDraft, LIVE, planOf, SLOW, type TableDraft, USUAL_LEAVER, withGame } from './tableDraft.ts';
import './plan.css';

interface PlanSheetProps {
  readonly open: boolean;
  readonly game: Game;
  readonly draft: TableDraft;
  readonly onChange: (draft: TableDraft) => void;
  readonly onClose: () => void;
  readonly onDone: () => void;
  /** Seats that cannot be taken away any more. */
  readonly least?: number;
}

/** All that is settled about a table, in a sheet. */
export const PlanSheet = ({ open, onClose, onDone, ...props }: PlanSheetProps): JSX.Element => {
  const { words, said, speak } = useOnlineWords();
  return (
    <Sheet
      title={speak(said.together.plan.title)}
      open={open}
      onClose={onClose}
      foot={
        <Button kind="primary" onClick={onDone}>
          {speak(words.shell.done)}
        </Button>
      }
    >
      <PlanFields {...props} />
    </Sheet>
  );
};

const PlanFields = ({
  game,
  draft,
  onChange,
  least = 2,
}: Pick<PlanSheetProps, 'game' | 'draft' | 'onChange' | 'least'>): JSX.Element | null => {
  const { newGame: start } = useWords().words;
  const { said, speak } = useOnlineWords();
  const face = useWholeFace(game.id);
  if (!face) return null;
  const words = said.together.plan;
  const wanted = draftFor(draft, game);
  const plan = planOf(draft, game);
  const put = (part: Partial<GameDraft>): void => onChange(withGame(draft, game, part));
  const { leaver } = wanted;
  const flag = (part: 'even' | 'lot' | 'rated' | 'watching' | 'full', name: string, about: string): JSX.Element => (
    <SwitchRow name={name} about={about} on={wanted[part]} onChange={on => put({ [part]: on })} />
  );
  return (
    <div class="plan-fields">
      {game.seats.length > 1 && (
        <ChoiceRow
          name={speak(words.seats)}
          values={game.seats.map(n => ({ value: String(n), label: speak.number(n), disabled: n < least }))}
          value={String(wanted.seats)}
          onChange={value => put({ seats: Number(value), options: fitOptions(game, Number(value), wanted.options) })}
        />
      )}
      <OptionRows
        game={game}
        face={face}
        seats={wanted.seats}
        options={wanted.options}
        onChange={(name, value) => put({ options: { ...wanted.options, [name]: value } })}
      />
      <OptionClash game={game} seats={wanted.seats} options={wanted.options} />
      {canVary(game, plan.options, wanted.seats) && flag('even', speak(start.even), speak(start.evenAbout))}
      {flag('lot', speak(start.lot), speak(start.lotAbout))}
      <ClockFields
        clock={plan.clock}
        onChange={clock => {
          const slow = clock.kind === 'days';
          onChange(withGame({ ...draft, slow }, game, slow ? { slow: clock } : { live: clock }));
        }}
      />
      {wanted.seats > 2 && (
        <ChoiceRow
          name={speak(words.leaver)}
          about={speak(words.leaverAbout)}
          values={[
            { value: 'bot', label: speak(words.leaverBot) },
            { value: 'end', label: speak(words.leaverEnd) },
          ]}
          value={leaver.kind}
          onChange={kind => put({ leaver: kind === 'bot' ? USUAL_LEAVER : { kind: 'end' } })}
        />
      )}
      {wanted.seats > 2 && leaver.kind === 'bot' && (
        <OptionRow name={speak(said.room.botLevel)} wide>
          <LevelPicker
            compact={!narrow.value}
            label={speak(said.room.botLevel)}
            level={leaver.level}
            onChange={level => put({ leaver: { kind: 'bot', ...botLevel(level) } })}
          />
        </OptionRow>
      )}
      {flag('rated', speak(said.room.rated), speak(words.ratedAbout))}
      {flag('watching', speak(words.watching), speak(words.watchingAbout))}
      {wanted.watching && (
        <SwitchRow
          name={speak(words.chat)}
          about={speak(words.chatAbout)}
          on={wanted.chat === 'all'}
          onChange={on => put({ chat: on ? 'all' : 'seats' })}
        />
      )}
      {!draft.slow && flag('full', speak(words.startFull), speak(words.startFullAbout))}
    </div>
  );
};

interface ClockFieldsProps {
  readonly clock: ClockPlan;
  readonly onChange: (clock: ClockPlan) => void;
}

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const KINDS = ['fischer', 'delay', 'byoyomi', 'days', 'none'] as const;
const ABOUT = {
  fischer: 'fischerAbout',
  delay: 'delayAbout',
  byoyomi: 'byoyomiAbout',
  days: 'daysAbout',
  none: 'noneAbout',
} as const;

/** How each kind begins when it is chosen. */
const STANDARD: Readonly<Record<ClockPlan['kind'], ClockPlan>> = {
  none: { kind: 'none' },
  fischer: LIVE,
  delay: { kind: 'delay', base: 15 * MINUTE, delay: 5 * SECOND },
  byoyomi: { kind: 'byoyomi', base: 10 * MINUTE, periods: 3, period: 30 * SECOND },
  days: SLOW,
};

/** A number that is typed, in a unit: the word for it, the part of the clock, and between what it lies. */
interface Field {
  readonly word: 'minutes' | 'increment' | 'free' | 'periods' | 'period' | 'bank' | 'hours' | 'cap';
  readonly part: string;
  readonly unit: number;
  readonly least: number;
  readonly most: number;
}

const base: Field = { word: 'minutes', part: 'base', unit: MINUTE, least: 1, most: 360 };
const FIELDS: Readonly<Record<ClockPlan['kind'], readonly Field[]>> = {
  none: [],
  fischer: [base, { word: 'increment', part: 'increment', unit: SECOND, least: 0, most: 600 }],
  delay: [base, { word: 'free', part: 'delay', unit: SECOND, least: 0, most: 600 }],
  byoyomi: [
    base,
    { word: 'periods', part: 'periods', unit: 1, least: 1, most: 25 },
    { word: 'period', part: 'period', unit: SECOND, least: 5, most: 600 },
  ],
  days: [
    { word: 'bank', part: 'bank', unit: DAY, least: 1, most: 60 },
    { word: 'hours', part: 'increment', unit: HOUR, least: 0, most: 336 },
    { word: 'cap', part: 'cap', unit: DAY, least: 1, most: 90 },
  ],
};

/** How much time there is: the kind of clock, and its numbers. */
const ClockFields = ({ clock, onChange }: ClockFieldsProps): JSX.Element => {
  const { words, said, speak } = useOnlineWords();
  const { plan } = said.together;
  const values = clock as unknown as Readonly<Record<string, number>>;
  return (
    <>
      <OptionRow name={speak(words.newGame.clock)} about={speak(plan[ABOUT[clock.kind]])} wide>
        <Select
          label={speak(words.newGame.clock)}
          values={KINDS.map(value => ({ value, label: speak(plan[value]) }))}
          value={clock.kind}
          onChange={kind => onChange(STANDARD[kind])}
        />
      </OptionRow>
      {FIELDS[clock.kind].length > 0 && (
        <div class="plan-times">
          {FIELDS[clock.kind].map(({ word, part, unit, least, most }) => (
            <label key={`${clock.kind} ${part}`} class="quiet beside plan-time">
              <span>{speak(plan[word])}</span>
              <input
                type="number"
                inputMode="numeric"
                required
                min={least}
                max={most}
                step={1}
                value={Math.round((values[part] ?? 0) / unit)}
                onInput={event => {
                  const { valueAsNumber, validity } = event.currentTarget;
                  if (validity.valid) onChange({ ...clock, [part]: valueAsNumber * unit });
                }}
              />
            </label>
          ))}
        </div>
      )}
    </>
  );
};
