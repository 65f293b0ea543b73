import { loadGame, puzzlesOf } from '@threefold-games/catalogue/load';
import { type Candidate, type LastTurn, PuzzleMaker } from '@threefold-games/learn';
import { portOf } from '@threefold-games/search';

/** What the worker is asked: a puzzle of a position. */
export interface MakeAsk {
  readonly game: string;
  readonly position: string;
  readonly last: LastTurn | undefined;
}

/** What it answers: undefined where the position makes none. */
export interface MakeAnswer {
  readonly candidate: Candidate | undefined;
}

const port = portOf(self);

const make = async ({ game: id, position: text, last }: MakeAsk): Promise<MakeAnswer> => {
  const [game, judged] = await Promise.all([loadGame(id), puzzlesOf(id)?.puzzling()]);
  const position = game?.decode(text);
  if (!game || !judged || !position?.ok) return { candidate: undefined };
  const made = new PuzzleMaker(game, judged.puzzling).at(position.value, last);
  return { candidate: 'line' in made ? made : undefined };
};

port.onMessage(ask => void make(ask as MakeAsk).then(answer => port.post(answer)));
