import { findGame } from '@threefold-games/catalogue';
import { heads, loadFace, loadGame, type PuzzleWords, puzzlesOf } from '@threefold-games/catalogue/load';
import { fail, formatRecord, ok, type Result, type Seat } from '@threefold-games/core';
import { isPuzzleDay, type Puzzle } from '@threefold-games/learn';
import { botName, isSlow, type RoomState, recordOf, type Sitter } from '@threefold-games/room';
import { type Lang, type Speak, speaker } from '@threefold-games/speech';
import type { Face } from '@threefold-games/stage';
import { goalTitle, type LinkWords, loadLinkWords, loadPuzzlesWords, loadWords } from '@threefold-games/words';
import type { RoomService } from '../context.ts';
import type { Card, CardBoard, CardSeat } from './card.ts';
import { isDrawable } from './fonts.ts';
import type { Subject } from './subject.ts';

/** The puzzles that there are and stand, as far as links need them. */
export interface LinkPuzzles {
  readonly games: readonly string[];
  find(id: string): Promise<Result<Puzzle>>;
  daily(game: string, date: string): Promise<string | undefined>;
}

export interface CardDeps {
  readonly rooms: Pick<RoomService, 'load' | 'maySee'>;
  readonly puzzles: LinkPuzzles;
  readonly now: () => number;
  /** What the puzzles of a game say; that of the games themselves unless told. */
  readonly puzzleWords?: (game: string, lang: Lang) => Promise<PuzzleWords | undefined>;
}

/** A card with what is said of it where there is no picture. */
export interface Told {
  readonly card: Card;
  /** The title of its page: with the game's name, as nothing else tells it. */
  readonly heading: string;
  readonly description: string;
  /** How many turns were played and after how many it is shown, where there is a game. */
  readonly turns?: { readonly shown: number; readonly all: number };
  /** The game of a replay, written when it is asked for. */
  readonly record?: () => string;
  /** Whether it stays as it is. */
  readonly isFinal: boolean;
}

const DAY = 86_400_000;
/** Somewhere it is tomorrow already. */
const EARLIEST_ZONE = 14 * 3_600_000;

/** A day as `2026-11-16`, as clocks at Greenwich have it. */
export const dayOf = (moment: number): string => new Date(moment).toISOString().slice(0, 10);

/** Tells what links are about: to anybody, so never more than a stranger sees. */
export class Cards {
  private readonly deps: CardDeps;

  constructor(deps: CardDeps) {
    this.deps = deps;
  }

  get today(): string {
    return dayOf(this.deps.now());
  }

  /** The last so many days that have puzzles, the latest first. */
  lastDays(count: number): readonly string[] {
    const now = this.deps.now();
    return Array.from({ length: count }, (_, i) => dayOf(now - i * DAY)).filter(isPuzzleDay);
  }

  async of(subject: Subject, lang: Lang): Promise<Result<Told>> {
    const [words, speak] = [await loadLinkWords(lang), speaker(lang)];
    if (subject.kind === 'site') return ok(await tellSite(lang));
    if (subject.kind === 'puzzle') return this.ofPuzzle(subject.id, { words, speak });
    if (subject.kind === 'daily') return this.ofDay(subject.date ?? this.today, subject.game, { words, speak });
    return this.ofRoom(subject, { words, speak });
  }

  private async ofRoom(
    { kind, id, turn }: Extract<Subject, { readonly kind: 'room' | 'replay' }>,
    voice: Voice,
  ): Promise<Result<Told>> {
    const loaded = await this.deps.rooms.load(id);
    if (!loaded.ok) return loaded;
    const state = loaded.value;
    // A name of its own is no right to see more.
    if (!this.deps.rooms.maySee(state, undefined)) return fail('room.watching');
    if (kind === 'replay' && (state.phase !== 'over' || state.started === undefined)) return fail('room.missing');
    if (turn !== undefined && (turn > state.turns.length || state.started === undefined)) return fail('http.input');
    const face = await loadFace(state.plan.game, voice.speak.lang);
    return face ? ok(tellRoom(state, turn, face, voice)) : fail('game.unknown');
  }

  private async ofPuzzle(id: string, voice: Voice): Promise<Result<Told>> {
    const asked = await this.ask(id, voice);
    if (!asked.ok) return asked;
    const { face, task, mover, board } = asked.value;
    const { words, speak } = voice;
    return ok({
      card: {
        lang: speak.lang,
        kind: speak(words.puzzleOf, { game: face.title }),
        title: task,
        facts: [mover],
        seats: [],
        boards: [board],
      },
      heading: speak(words.task, { game: face.title, task }),
      description: speak(words.puzzleText, { game: face.title, task, mover }),
      isFinal: true,
    });
  }

  private async ofDay(date: string, only: string | undefined, voice: Voice): Promise<Result<Told>> {
    const { puzzles, now } = this.deps;
    if (!isPuzzleDay(date) || date > dayOf(now() + EARLIEST_ZONE)) return fail('http.missing');
    if (only !== undefined && !puzzles.games.includes(only)) return fail('http.missing');
    const asked: Asked[] = [];
    for (const game of only === undefined ? puzzles.games : [only]) {
      const ofGame = async (): Promise<Result<Asked> | undefined> => {
        const id = await puzzles.daily(game, date);
        return id === undefined ? undefined : this.ask(id, voice);
      };
      // A game whose puzzles cannot be read takes nothing from the others.
      const one = await ofGame().catch(() => undefined);
      if (one?.ok) asked.push(one.value);
    }
    const [first] = asked;
    if (!first) return fail('http.missing');
    const { words, speak } = voice;
    const day = speak.date(Date.parse(date), { dateStyle: 'long', timeZone: 'UTC' });
    const titles = speak.list(asked.map(({ face }) => face.title));
    const tasks = asked.map(({ face, task }) => speak(words.task, { game: face.title, task }));
    const alone = only === undefined ? undefined : first;
    return ok({
      card: {
        lang: speak.lang,
        kind: alone ? speak(words.dailyOf, { game: alone.face.title }) : speak(words.daily),
        title: alone ? alone.task : speak(words.daily),
        facts: alone ? [alone.mover, day] : [day, titles],
        seats: [],
        boards: asked.map(({ board }) => bare(board)),
      },
      heading: speak(words.dailyOn, { date: day }),
      description: `${tasks.join(' · ')}. ${speak(words.dailyText, { games: titles })}`,
      isFinal: true,
    });
  }

  /** What a puzzle asks for, in words. */
  private async ask(id: string, { speak }: Voice): Promise<Result<Asked>> {
    const found = await this.deps.puzzles.find(id);
    if (!found.ok) return found;
    const puzzle = found.value;
    const { game, position, last } = puzzle;
    const wordsOf = this.deps.puzzleWords ?? (async (of, lang) => puzzlesOf(of)?.words(lang));
    const [rules, face, said, own] = await Promise.all([
      loadGame(game),
      loadFace(game, speak.lang),
      loadPuzzlesWords(speak.lang),
      wordsOf(game, speak.lang).catch(() => undefined),
    ]);
    const decoded = rules?.decode(position);
    if (!face || !decoded?.ok) return fail('puzzle.missing');
    const { actor, seats } = decoded.value;
    return ok({
      face,
      task: goalTitle(puzzle, seats, said, own ?? { themes: {} }, speak),
      mover: speak(said.toMove, { seat: face.seatName(Math.max(0, actor), seats) }),
      // Nothing of the solution.
      board: { game, place: { kind: 'position', position, ...(last && { last }) } },
    });
  }
}

/** Small boards stand without the marks of the last turn. */
const bare = ({ game, place }: CardBoard): CardBoard => {
  if (place.kind !== 'position') return { game, place };
  return { game, place: { kind: 'position', position: place.position } };
};

interface Voice {
  readonly words: LinkWords;
  readonly speak: Speak;
}

interface Asked {
  readonly face: Face;
  readonly task: string;
  readonly mover: string;
  readonly board: CardBoard;
}

const tellRoom = (state: RoomState, turn: number | undefined, face: Face, { words, speak }: Voice): Told => {
  const { plan, phase, started, turns, drawn, layout, seats, actor } = state;
  const isOver = phase === 'over';
  const game = { game: face.title };
  const calls = seats.map(sitter => nameOf(sitter, words, speak));
  const drawable = (seat: Seat): string => {
    const name = calls[seat];
    return name !== undefined && isDrawable(name) ? name : face.seatName(seat, plan.seats);
  };
  const winners = isOver ? winnersOf(state) : [];
  const invited = speak(words.invite, game);
  const title = (called: (seat: Seat) => string): string => (isOver ? sayEnd(winners, called, words, speak) : invited);
  const shown = turn ?? turns.length;
  const list = speak.list(calls.map((name, seat) => name ?? face.seatName(seat, plan.seats)));
  const text = started === undefined ? words.inviteText : isOver ? words.replayText : words.watchText;
  return {
    card: {
      lang: speak.lang,
      kind:
        started === undefined ? face.title : speak(isOver ? words.over : isSlow(plan) ? words.slow : words.live, game),
      title: title(drawable),
      facts: factsOf(state, turn, drawable, words, speak),
      seats: seats.map((sitter, seat): CardSeat => {
        if (sitter.kind === 'empty') return { seat, name: speak(words.openSeat), open: true };
        const isMarked = isOver ? winners.includes(seat) : turn === undefined && actor === seat;
        return { seat, name: drawable(seat), ...(isMarked && { marked: true as const }) };
      }),
      boards: [
        {
          game: plan.game,
          place:
            started === undefined
              ? { kind: 'demo' }
              : {
                  kind: 'played',
                  seats: plan.seats,
                  options: plan.options,
                  layout,
                  turns: turns.slice(0, shown).map(({ steps }) => steps),
                  drawn: shown === turns.length ? drawn : [],
                },
        },
      ],
    },
    heading: isOver ? speak(words.task, { ...game, task: title(seat => calls[seat] ?? drawable(seat)) }) : invited,
    description:
      started === undefined
        ? `${sayOpen(seats, words, speak)}. ${speak(text)}`
        : `${speak(words.versus, { names: list })} ${speak(text)}`,
    ...(started === undefined ? {} : { turns: { shown, all: turns.length } }),
    ...(isOver && started !== undefined ? { record: () => formatRecord(recordOf({ findGame }, state)) } : {}),
    isFinal: isOver,
  };
};

/** What is told of the whole site, and of whatever a stranger may not see. */
const tellSite = async (lang: Lang): Promise<Told> => {
  const { page } = (await loadWords(lang)).shell;
  const speak = speaker(lang);
  const [title, description] = [speak(page.title), speak(page.description)];
  const boards = heads.map(({ id }): CardBoard => ({ game: id, place: { kind: 'demo' } }));
  return {
    card: { lang, kind: '', title, facts: [], seats: [], boards },
    heading: title,
    description,
    isFinal: true,
  };
};

const nameOf = (sitter: Sitter, words: LinkWords, speak: Speak): string | undefined => {
  if (sitter.kind === 'person') return sitter.name;
  return sitter.kind === 'bot' ? speak(words.namedBot, { name: botName(sitter) }) : undefined;
};

const winnersOf = ({ result }: RoomState): readonly Seat[] =>
  (result?.shares ?? []).flatMap((share, seat) => (share > 0 ? [seat] : []));

const sayEnd = (winners: readonly Seat[], called: (seat: Seat) => string, words: LinkWords, speak: Speak): string => {
  const [only, ...others] = winners;
  if (only === undefined) return speak(words.aborted);
  if (others.length === 0) return speak(words.won, { name: called(only) });
  return speak(words.shared, { names: speak.list(winners.map(called)) });
};

const sayOpen = (seats: readonly Sitter[], words: LinkWords, speak: Speak): string => {
  const free = seats.filter(({ kind }) => kind === 'empty').length;
  return free === 0 ? speak(words.full) : speak(words.seats, { n: free });
};

const factsOf = (
  { started, phase, turns, seats, actor }: RoomState,
  turn: number | undefined,
  called: (seat: Seat) => string,
  words: LinkWords,
  speak: Speak,
): readonly string[] => {
  if (started === undefined) return [sayOpen(seats, words, speak)];
  if (turn !== undefined) return [speak(words.turnOf, { turn, all: turns.length })];
  if (phase === 'over') return [speak(words.turns, { n: turns.length })];
  const now = speak(words.turn, { turn: turns.length + 1 });
  return actor === undefined ? [now] : [now, speak(words.toMove, { name: called(actor) })];
};
