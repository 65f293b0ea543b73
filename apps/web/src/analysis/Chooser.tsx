import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { GameBadge } from '../board/index.ts';
import { findGame, games, useFace } from '../games/index.ts';
import { useWords } from '../i18n/index.ts';
import { library, type SavedGame } from '../library/index.ts';
import { fullNamesOf } from '../match/index.ts';
import { Button, Link, PageHead, Segments } from '../ui/index.ts';
import { ImportText, Refused } from './ImportText.tsx';
import type { Refusal } from './openFromQuery.ts';
import type { OpenedStudy } from './studyRecord.ts';
import { turnNumber } from './tree.ts';

interface ChooserProps {
  readonly refused: Refusal | undefined;
  /** What was looked at before. */
  readonly before: OpenedStudy | undefined;
  readonly onText: (text: string) => void;
  readonly onOpen: (opened: OpenedStudy) => void;
  readonly onBegin: (game: string, seats: number) => void;
  readonly onSetUp: (game: string, seats: number) => void;
}

/** So many of the saved games are offered. */
const RECENT = 4;

/** Where an analysis begins: a game, a position or a record, one of the saved games. */
export const Chooser = ({ refused, before, onText, onOpen, onBegin, onSetUp }: ChooserProps): JSX.Element => {
  const { words, speak } = useWords();
  const { open } = words.analysis;
  const [recent, setRecent] = useState<readonly SavedGame[]>([]);
  useEffect(() => void library.list().then(all => setRecent(all.slice(0, RECENT))), []);
  return (
    <div class="chooser">
      <PageHead title={speak(open.title)} lead={speak(open.lead)} />
      {refused && <Refused why={refused} safe={before !== undefined} />}
      <div class="chooser-columns">
        <section class="card chooser-card">
          <h2>{speak(open.begin)}</h2>
          <ul class="chooser-list">
            {games.map(({ id }) => (
              <GameRow key={id} id={id} onBegin={onBegin} onSetUp={onSetUp} />
            ))}
          </ul>
        </section>
        <div class="chooser-column">
          <ImportText
            title={speak(open.bring)}
            text={speak(open.bringText)}
            label={speak(open.paste)}
            file={speak(open.file)}
            open={speak(open.openText)}
            onText={onText}
          />
          {(recent.length > 0 || before) && (
            <section class="card chooser-card">
              <h2>{speak(open.recent)}</h2>
              <ul class="chooser-list">
                {before && <BeforeRow before={before} onOpen={onOpen} />}
                {recent.map(saved => (
                  <SavedRow key={saved.id} saved={saved} />
                ))}
              </ul>
            </section>
          )}
        </div>
      </div>
    </div>
  );
};

interface GameRowProps extends Pick<ChooserProps, 'onBegin' | 'onSetUp'> {
  readonly id: string;
}

const GameRow = ({ id, onBegin, onSetUp }: GameRowProps): JSX.Element | null => {
  const { words, speak } = useWords();
  const { open } = words.analysis;
  const face = useFace(id);
  const { seats } = findGame(id)!;
  const [count, setCount] = useState(seats[0]!);
  if (!face) return null;
  return (
    <li class="beside chooser-game">
      <GameBadge face={face} size={44} />
      <div class="chooser-name">
        <strong>{face.title}</strong>
        {seats.length > 1 && (
          <Segments
            label={speak(open.seats)}
            values={seats.map(n => ({ value: String(n), label: speak.number(n) }))}
            value={String(count)}
            onChange={value => setCount(Number(value))}
          />
        )}
      </div>
      <div class="actions chooser-actions">
        <Button onClick={() => onSetUp(id, count)} label={speak(open.byHandOf, { game: face.title })}>
          {speak(open.byHand)}
        </Button>
        <Button kind="primary" onClick={() => onBegin(id, count)} label={speak(open.fromStartOf, { game: face.title })}>
          {speak(open.fromStart)}
        </Button>
      </div>
    </li>
  );
};

const SavedRow = ({ saved }: { readonly saved: SavedGame }): JSX.Element | null => {
  const { words, speak } = useWords();
  const face = useFace(saved.game);
  if (!face) return null;
  return (
    <li>
      <Link to={{ page: 'analysis', query: { from: saved.id } }} class="beside chooser-saved">
        <GameBadge face={face} size={40} />
        <span class="chooser-name">
          <strong>{face.title}</strong>
          <span class="small">{speak.list(fullNamesOf(saved.seats, face, words, speak))}</span>
        </span>
        <span class="small">{speak.date(saved.updated, { dateStyle: 'medium' })}</span>
      </Link>
    </li>
  );
};

interface BeforeRowProps extends Pick<ChooserProps, 'onOpen'> {
  readonly before: OpenedStudy;
}

const BeforeRow = ({ before, onOpen }: BeforeRowProps): JSX.Element | null => {
  const { words, speak } = useWords();
  const face = useFace(before.study.root.game.id);
  if (!face) return null;
  const turn = turnNumber(before.study, before.at);
  return (
    <li>
      <button type="button" class="beside chooser-saved" onClick={() => onOpen(before)}>
        <GameBadge face={face} size={40} />
        <span class="chooser-name">
          <strong>{face.title}</strong>
          <span class="small">
            {turn === 0 ? speak(words.analysis.shortStart) : speak(words.analysis.shortTurn, { turn })}
          </span>
        </span>
        <span class="small">{speak(words.analysis.open.before)}</span>
      </button>
    </li>
  );
};
