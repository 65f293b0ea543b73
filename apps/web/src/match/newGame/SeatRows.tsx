import { botLevel, type GameHead } from '@threefold-games/core';
import { freeCharacters } from '@threefold-games/room';
import type { Face } from '@threefold-games/stage';
import type { JSX } from 'preact';
import { FigureView } from '../../board/index.ts';
import { cleanName, NAME_LIMIT, type SeatPlan, seatsFor, sit, withBots } from '../../settings/index.ts';
import { Button, Segments } from '../../ui/index.ts';
import { useLevelWords } from '../level/levelWords.ts';
import type { OwnLevel } from '../level/ownSkills.ts';
import { nameOf } from '../names.ts';
import { BotName, LevelPicker, useFormWords } from './BotPicker.tsx';
import { sayChance } from './sayPlan.ts';

interface SeatRowsProps {
  readonly game: GameHead;
  readonly face: Face;
  readonly seats: readonly SeatPlan[];
  /** What I am called when I sit down. */
  readonly myName: string;
  /** How well I play, where that is known. */
  readonly own: OwnLevel | undefined;
  /** Whether who wins depends on level alone: between me and a bot, without odds. */
  readonly alone: boolean;
  readonly onChange: (seats: readonly SeatPlan[]) => void;
}

const KINDS = ['me', 'person', 'bot'] as const;

export const SeatRows = ({ game, face, seats, myName, own, alone, onChange }: SeatRowsProps): JSX.Element => {
  const { words, said: form, speak } = useFormWords();
  const { said } = useLevelWords();
  const put = (at: number, part: Partial<SeatPlan>): void =>
    onChange(withBots(seats.map((seat, i) => (i === at ? { ...seat, ...part } : seat))));
  /** A bot that comes is as strong as those who are there. */
  const coming = seats.find(({ kind }) => kind === 'bot')?.level ?? own?.offered;
  const size = game.seats.indexOf(seats.length);
  const [fewer, more] = [game.seats[size - 1], game.seats[size + 1]];
  return (
    <section class="new-seats">
      <h3>{speak(form.who)}</h3>
      <ol>
        {seats.map((seat, at) => {
          const number = at + 1;
          const colour = face.seatName(at, seats.length);
          const called = nameOf(seat, at, seats.length, face, words, speak);
          const level = seat.level ?? 1;
          return (
            <li key={at} class="beside new-seat">
              <span class="new-token" title={colour}>
                <FigureView figure={face.token(at, seats.length)} size={28} />
                <span class="unseen">{speak(form.seat, { seat: number, colour })}</span>
              </span>
              {seat.kind === 'bot' ? (
                <span class="new-name new-bot">
                  <BotName
                    level={level}
                    character={seat.character ?? 0}
                    free={freeCharacters(seats, level)}
                    onChange={character => put(at, { character })}
                  />
                  <span class="small">{speak(form.botLevel, { level })}</span>
                </span>
              ) : (
                <input
                  class="new-name"
                  aria-label={speak(form.name, { seat: number })}
                  value={seat.name}
                  maxLength={NAME_LIMIT}
                  autocomplete="off"
                  placeholder={nameOf({ ...seat, name: '' }, at, seats.length, face, words, speak)}
                  onChange={event => put(at, { name: cleanName(event.currentTarget.value) })}
                />
              )}
              <Segments
                label={speak(form.seatKind, { seat: number })}
                values={KINDS.map(value => ({ value, label: speak(form[value]) }))}
                value={seat.kind}
                onChange={kind => onChange(sit(seats, at, kind, myName, coming))}
              />
              {seat.kind === 'bot' && (
                <LevelPicker
                  label={speak(form.level, { seat: number })}
                  level={level}
                  onChange={to => put(at, botLevel(to))}
                  about={own?.about}
                  unsure={own?.unsure === true}
                  name={called}
                  instead={alone && !own && level === 1 ? speak(said.fresh, { name: called }) : undefined}
                  chance={alone && own ? sayChance(own, level, said, speak) : undefined}
                />
              )}
            </li>
          );
        })}
      </ol>
      <div class="new-count">
        {more !== undefined && (
          <Button kind="quiet" icon="plus" onClick={() => onChange(seatsFor(more, seats, coming))}>
            {speak(form.addSeat)}
          </Button>
        )}
        {fewer !== undefined && (
          <Button kind="quiet" icon="minus" onClick={() => onChange(seatsFor(fewer, seats))}>
            {speak(form.removeSeat)}
          </Button>
        )}
      </div>
    </section>
  );
};
