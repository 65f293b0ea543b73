import { showSteps } from '@threefold-games/board-core/compose';
import { type Position, parseRecord } from '@threefold-games/core';
import { difficultyOf, type PuzzleEntry } from '@threefold-games/learn';
import { lastTurn, type Scene, STILL } from '@threefold-games/stage';
import { pitch } from '@threefold-games/stage/dom';
import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { replayAnchor, SHARED } from '../../analysis/index.ts';
import { GameBadge, Miniature } from '../../board/index.ts';
import { findGame } from '../../games/index.ts';
import { openReplay } from '../../review/index.ts';
import { href, Icon, useLoaded } from '../../ui/index.ts';
import { dayAt } from '../daily/days.ts';
import { isDone, progress } from '../progress.ts';
import { usePuzzleWords } from '../puzzleWords.ts';
import { loadSource } from '../shelf.ts';
import { useOnline } from '../useHub.ts';
import { FEWEST } from './figures.ts';
import { type Playing, themeWords } from './puzzleController.ts';
import { useResultTitle } from './resultText.ts';

interface PartProps {
  readonly playing: Playing;
}

/** How hard it is and where it comes from; once it is over, how many turns do it, and what it is about. */
export const AboutCard = ({ playing }: PartProps): JSX.Element => {
  const { speak, said } = usePuzzleWords();
  const { loaded, source } = playing;
  const { puzzle, isOwn } = loaded;
  const result = source.result.value;
  const tries = useResultTitle(result);
  const counted = result?.how === 'shown' ? said.shownText : result?.isHelped ? said.helpedText : undefined;
  return (
    <section class="card puzzle-card">
      <div class="beside puzzle-row">
        <h2 class="title">{result && !counted ? tries : speak(isOwn ? said.own : said.difficulty)}</h2>
        {!isOwn && <Difficulty rating={puzzle.start.rating} />}
      </div>
      {result ? (
        <p class="quiet">
          {[counted && speak(counted), speak(said.ways, { n: puzzle.wins, all: puzzle.turns })]
            .filter(Boolean)
            .join(' ')}
        </p>
      ) : (
        <p class="quiet">{speak(isOwn ? said.about.own : said.about[puzzle.goal.kind])}</p>
      )}
      {result && (
        <ul class="puzzle-chips" aria-label={speak(said.themes)}>
          {themeWords(playing).map(({ name }, i) => (
            <li key={i} class="puzzle-chip">
              {speak(name)}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
};

interface ProgressCardProps {
  /** What the game is called, and its puzzles. */
  readonly game: string;
  readonly entries: readonly PuzzleEntry[];
}

/** How many puzzles of the game are solved. */
export const ProgressCard = ({ game, entries }: ProgressCardProps): JSX.Element => {
  const { speak, said } = usePuzzleWords();
  const tried = progress.value?.tried;
  const done = entries.filter(entry => isDone(tried?.get(entry.id)?.outcome)).length;
  const all = entries.length;
  return (
    <section class="card puzzle-card">
      <div class="beside puzzle-row">
        <h2 class="title">{speak(said.progress, { game })}</h2>
        <span class="small">{speak(said.solvedOf, { done, all })}</span>
      </div>
      <Bar share={all === 0 ? 0 : done / all} />
    </section>
  );
};

const Bar = ({ share }: { readonly share: number }): JSX.Element => (
  <div class="puzzle-bar" aria-hidden="true">
    <span style={{ width: `${100 * share}%` }} />
  </div>
);

/** How others fared. */
export const FiguresCard = ({ playing }: PartProps): JSX.Element | null => {
  const { speak, said } = usePuzzleWords();
  const { figures, day, loaded } = playing;
  const isOnline = useOnline();
  if (!figures)
    return isOnline || loaded.isOwn ? null : (
      <section class="card puzzle-card">
        <p class="quiet">{speak(said.noFigures)}</p>
      </section>
    );
  const { tried, first } = figures;
  return (
    <section class="card puzzle-card">
      {tried < FEWEST ? (
        <p class="quiet">{speak(day === dayAt(Date.now()) ? said.amongToday : said.among)}</p>
      ) : (
        <>
          <div class="beside puzzle-row">
            <h2 class="title">{speak(said.found)}</h2>
            <b class="puzzle-figure">{speak(said.foundOf, { n: first, all: tried })}</b>
          </div>
          <Bar share={first / tried} />
        </>
      )}
    </section>
  );
};

/** The turn that most of the others tried, with its answer; pressing it puts it on the board. */
export const InsteadCard = ({ playing }: PartProps): JSX.Element | null => {
  const { speak, said } = usePuzzleWords();
  const { figures, source, face, task } = playing;
  const other = figures?.other;
  const turn = other?.turn.join(' ');
  const line = useMemo(() => (other ? source.otherLine(other.turn) : undefined), [turn]);
  const scene = useMemo(() => {
    if (!line) return undefined;
    const index = source.run.first.history.length;
    const { history } = line;
    const last = lastTurn(history, index + 1, face);
    const rotation = face.rotationFor(source.seat, history.position.seats);
    const look = { ...STILL, viewer: source.seat, rotation, ...last };
    const cells = [...last.lastCells, ...cellsOf(history.positionBefore(index), last.last)];
    return nearBy(face.scene(history.positionAfter(index + 1).view(), look), cells);
  }, [line, face]);
  if (!figures || !other || !line || !scene) return null;
  const reply = line.length > 1 ? line.history.turns.at(-1) : undefined;
  return (
    <section class="card puzzle-card">
      <button type="button" class="beside puzzle-instead" onClick={() => source.showOther(other.turn)}>
        <span class="puzzle-instead-picture">
          <Miniature scene={scene} />
        </span>
        <span class="words">
          <span class="title">{speak(said.instead, { n: other.count, all: figures.tried })}</span>
          <span class="quiet">{showSteps(other.turn)}</span>
          <span class="quiet">
            {reply ? speak(said.insteadReply, { steps: showSteps(reply.steps) }) : speak(said.missed.open, { task })}
          </span>
        </span>
      </button>
    </section>
  );
};

/** The game that the puzzle comes from: opens its replay at that turn. */
export const SourceCard = ({ playing: { loaded, face, controller } }: PartProps): JSX.Element | null => {
  const { words, speak, said } = usePuzzleWords();
  const { puzzle, isOwn } = loaded;
  const source = useLoaded(async () => (isOwn ? undefined : openSource(puzzle.id, puzzle.from.turn)), puzzle.id);
  if (!source) return null;
  const names = source.names.map((name, seat) => {
    const level = BOT.exec(name)?.[1];
    return level === undefined ? name || controller.seatName(seat) : speak(words.table.botShort, { level });
  });
  const who = names.length === 2 ? speak(said.versus, { one: names[0]!, other: names[1]! }) : speak.list(names);
  return (
    <a class="card beside puzzle-source" href={source.href}>
      <GameBadge face={face} size={38} />
      <span class="words">
        <span class="title">{speak(said.source)}</span>
        <span class="quiet">{speak(said.sourceText, { names: who, turn: puzzle.from.turn })}</span>
      </span>
      <Icon name="play" size={18} />
    </a>
  );
};

/** How records of the mine name who played. */
const BOT = /^bot (\d+)$/;

interface Source {
  readonly names: readonly string[];
  readonly href: string;
}

/** Undefined where it cannot be had: then nothing is said of it. */
const openSource = async (id: string, turn: number): Promise<Source | undefined> => {
  const text = await loadSource(id);
  const record = text.ok ? parseRecord(text.value) : undefined;
  if (!record?.ok) return undefined;
  const watched = openReplay(findGame, record.value);
  const anchor = await replayAnchor(record.value, turn);
  if (!watched.ok || anchor === undefined) return undefined;
  return { names: watched.value.names, href: `${href({ page: 'replay', id: SHARED })}#${anchor}` };
};

/** How hard a puzzle is: three hexagons, and in words for those who listen; never a number. */
const Difficulty = ({ rating }: { readonly rating: number }): JSX.Element => {
  const { speak, said } = usePuzzleWords();
  const n = difficultyOf(rating);
  return (
    <span class="beside puzzle-difficulty">
      <svg width={52} height={18} viewBox="0 0 52 18" aria-hidden="true">
        {[0, 1, 2].map(i => (
          <path
            key={i}
            class={i < n ? 'puzzle-hexagon-on' : 'puzzle-hexagon'}
            d={`M${9 + 17 * i} 2.5l5.6 3.25v6.5L${9 + 17 * i} 15.5l-5.6-3.25v-6.5z`}
          />
        ))}
      </svg>
      <span class="small" aria-hidden="true">
        {speak(said.ofThree, { n })}
      </span>
      <span class="unseen">{speak(said.difficultyOf, { n })}</span>
    </span>
  );
};

/** So many cells are seen at least, across and down. */
const ACROSS = 4;
/** So much is seen about the cells, in cells. */
const AROUND = 1.1;

/** The cells that one points at to make these steps. */
const cellsOf = (before: Position, steps: readonly string[]): readonly string[] => {
  const position = before.copy();
  return steps.flatMap(step => {
    const action = position.parse(step);
    if (action === undefined) return [];
    const picks = position.picks(action);
    position.make(action);
    return picks.flatMap(pick => (pick.at === 'cell' ? [pick.cell] : []));
  });
};

/** The same picture with nothing in sight but some cells and what lies about them. */
const nearBy = (scene: Scene, cells: readonly string[]): Scene => {
  const named = new Set(cells);
  const places = scene.cells.filter(({ id }) => named.has(id));
  if (places.length === 0) return scene;
  const unit = pitch(scene);
  const span = (values: readonly number[]): readonly [from: number, size: number] => {
    const [least, most] = [Math.min(...values), Math.max(...values)];
    const size = Math.max(most - least + 2 * AROUND * unit, ACROSS * unit);
    return [(least + most - size) / 2, size];
  };
  const [x, width] = span(places.map(place => place.x));
  const [y, height] = span(places.map(place => place.y));
  return { ...scene, bounds: { x, y, width, height } };
};
