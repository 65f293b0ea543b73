import { botName, freeCharacters, type SeatView } from '@threefold-games/room';
import type { Face } from '@threefold-games/stage';
import type { SeatRating } from '@threefold-games/wire';
import type { ComponentChildren, JSX } from 'preact';
import { useState } from 'preact/hooks';
import { FigureView } from '../../board/index.ts';
import { useOnlineWords } from '../../i18n/index.ts';
import { BotName, LevelPicker, ownLevel, useFormWords } from '../../match/index.ts';
import { narrow } from '../../settings/index.ts';
import { Button, go, Icon, IconButton, Menu, type MenuItem, Sheet } from '../../ui/index.ts';
import { EmptyMark } from '../lobby/SeatMarks.tsx';
import { saySeatRating } from '../lobby/sayRow.ts';

/** The level of a bot that nobody has chosen. */
const USUAL_LEVEL = 4;

export interface SeatActs {
  readonly take: (seat: number) => void;
  readonly fill: (seat: number, level: number, character?: number) => void;
  readonly empty: (seat: number) => void;
  readonly stand: () => void;
}

interface SeatListProps {
  /** The game's name in the catalogue. */
  readonly game: string;
  readonly face: Face;
  /** The room's id. */
  readonly room: string;
  readonly seats: readonly SeatView[];
  readonly host: string;
  /** Who one is, and where one sits. */
  readonly me: string | undefined;
  readonly mine: number | undefined;
  /** How well they play, by person. */
  readonly ratings: Readonly<Record<string, SeatRating>>;
  /** Who has sat down a moment ago. */
  readonly fresh: ReadonlySet<string>;
  readonly acts: SeatActs;
}

/** The seats of a table that gathers: they fill in place. */
export const SeatList = (props: SeatListProps): JSX.Element => (
  <ol class="invite-seats">
    {props.seats.map((seat, at) =>
      seat.kind === 'person' ? (
        <PersonSeat key={at} {...props} seat={seat} at={at} />
      ) : seat.kind === 'bot' ? (
        <BotSeat key={at} {...props} bot={seat} at={at} />
      ) : (
        <OpenSeat key={at} {...props} at={at} />
      ),
    )}
  </ol>
);

/** A row: the mark of the seat, who sits there, and what there is to say or to do. */
const SeatRow = ({
  face,
  seats,
  at,
  empty = false,
  name,
  text,
  children,
}: Pick<SeatListProps, 'face' | 'seats'> & {
  readonly at: number;
  readonly empty?: boolean;
  readonly name: ComponentChildren;
  readonly text: string;
  readonly children?: ComponentChildren;
}): JSX.Element => {
  const { said, speak } = useOnlineWords();
  const colour = face.seatName(at, seats.length);
  return (
    <li class="beside invite-seat">
      <span class="invite-mark" title={colour}>
        {empty ? <EmptyMark size={32} /> : <FigureView figure={face.token(at, seats.length)} size={32} />}
        <span class="unseen">{speak(said.room.seatOf, { seat: at + 1, colour })}</span>
      </span>
      <span class="words invite-who">
        <span class="name clip">{name}</span>
        <span class="small">{text}</span>
      </span>
      {children}
    </li>
  );
};

/** Ready or not: a sign and a word. */
const Readiness = ({ ready }: { readonly ready: boolean }): JSX.Element => {
  const { said, speak } = useOnlineWords();
  return (
    <span class={ready ? 'quiet beside invite-ready invite-ready-yes' : 'quiet beside invite-ready'}>
      <Icon name={ready ? 'check' : 'clock'} size={16} />
      <span>{speak(ready ? said.room.ready : said.room.notYet)}</span>
    </span>
  );
};

const PersonSeat = ({
  seat,
  at,
  ...props
}: SeatListProps & {
  readonly seat: Extract<SeatView, { kind: 'person' }>;
  readonly at: number;
}): JSX.Element => {
  const { said, speak } = useOnlineWords();
  const { room } = said;
  const { host, me, fresh, acts, ratings } = props;
  const { name, person } = seat;
  const rating = saySeatRating(ratings[person] ?? {}, said, speak);
  const isHost = person === host;
  const isMe = person === me;
  const text = isMe
    ? room[isHost ? 'youHost' : 'you']
    : seat.gone !== undefined
      ? room.gone
      : isHost
        ? room.host
        : fresh.has(person)
          ? room.justJoined
          : room.atTable;
  const profile: MenuItem = {
    icon: 'person',
    label: speak(room.profile, { name }),
    onSelect: () => go({ page: 'player', id: person }),
  };
  const away: MenuItem = isMe
    ? { icon: 'undo', label: speak(room.stand), onSelect: acts.stand }
    : { icon: 'close', label: speak(room.empty, { name }), onSelect: () => acts.empty(at) };
  return (
    <SeatRow {...props} at={at} name={name} text={[rating ?? [], speak(text)].flat().join(' · ')}>
      <Readiness ready={seat.ready} />
      <Menu
        label={speak(said.player.more, { name })}
        icon="more"
        items={isMe || me === host ? [profile, away] : [profile]}
      />
    </SeatRow>
  );
};

const BotSeat = ({
  bot: { level, character },
  at,
  ...props
}: SeatListProps & { readonly bot: Extract<SeatView, { kind: 'bot' }>; readonly at: number }): JSX.Element => {
  const { said: online, speak } = useOnlineWords();
  const { said: form } = useFormWords();
  const { room } = online;
  const { host, me, acts, seats } = props;
  const name =
    me === host ? (
      <BotName
        level={level}
        character={character}
        free={freeCharacters(seats, level)}
        onChange={to => acts.fill(at, level, to)}
      />
    ) : (
      botName({ level, character })
    );
  return (
    <SeatRow {...props} at={at} name={name} text={`${speak(form.botLevel, { level })} · ${speak(room.botText)}`}>
      {me === host && !narrow.value && (
        <LevelPicker compact label={speak(room.botLevel)} level={level} onChange={to => acts.fill(at, to)} />
      )}
      {(me !== host || narrow.value) && <Readiness ready />}
      {me === host && <IconButton icon="close" label={speak(room.emptyBot)} onClick={() => acts.empty(at)} />}
    </SeatRow>
  );
};

const OpenSeat = ({ at, ...props }: SeatListProps & { readonly at: number }): JSX.Element => {
  const { said, speak } = useOnlineWords();
  const own = ownLevel(props.game);
  const [level, setLevel] = useState(own?.offered ?? USUAL_LEVEL);
  const [choosing, setChoosing] = useState(false);
  const { room } = said;
  const { host, me, mine, acts } = props;
  const small = narrow.value;
  const seat = at + 1;
  const isHost = me === host;
  const fill = (): void => {
    setChoosing(false);
    acts.fill(at, level);
  };
  const picker = (
    <LevelPicker
      compact={!small}
      label={speak(room.botLevel)}
      level={level}
      onChange={setLevel}
      {...(small && { name: botName({ level, character: 0 }), about: own?.about, unsure: own?.unsure === true })}
    />
  );
  return (
    <SeatRow
      {...props}
      at={at}
      empty
      name={speak(room.openSeat)}
      text={speak(small || !isHost ? room.openSeatShort : room.openSeatText)}
    >
      {mine === undefined && (
        <Button label={speak(room.forSeat, { what: speak(room.take), seat })} onClick={() => acts.take(at)}>
          {speak(room.take)}
        </Button>
      )}
      {isHost && mine !== undefined && !small && picker}
      {isHost && mine !== undefined && (
        <Button
          icon="bot"
          label={speak(room.forSeat, { what: speak(small ? room.fillShort : room.fill), seat })}
          onClick={() => (small ? setChoosing(true) : acts.fill(at, level))}
        >
          {speak(small ? room.fillShort : room.fill)}
        </Button>
      )}
      <Sheet
        title={speak(room.fillTitle, { seat })}
        open={choosing && small}
        onClose={() => setChoosing(false)}
        foot={
          <Button kind="primary" icon="bot" onClick={fill}>
            {speak(room.fill)}
          </Button>
        }
      >
        <p class="invite-level">{speak(room.botLevel)}</p>
        {picker}
      </Sheet>
    </SeatRow>
  );
};
