import type { Result } from '@threefold-games/core';
import type { ApiAnswer, ApiBody } from '@threefold-games/wire';
import { useEffect, useState } from 'preact/hooks';
import { api } from '../../online/index.ts';

/** How others fared at their first try: how many tried, how many found it, and what most of the others played. */
export type Figures = Pick<ApiAnswer<'GET /api/puzzles/:id'>, 'tried' | 'first' | 'other'>;

/** Fewer tell nothing. */
export const FEWEST = 10;

/** Attempts reach the server in their order. */
let sending: Promise<unknown> = Promise.resolve();
/** How others fared with the puzzle of the latest attempt, from the answer to it. */
let latest: { readonly key: string; readonly figures: Promise<Figures | undefined> } | undefined;

const keyOf = (id: string, day = ''): string => `${id} ${day}`;

/** Sends an attempt; undefined if the server did not take it. */
export const sendTry = (
  id: string,
  body: ApiBody<'POST /api/puzzles/:id/tries'>,
): Promise<ApiAnswer<'POST /api/puzzles/:id/tries'> | undefined> => {
  const answer = sending
    .then(() => api.ask('POST /api/puzzles/:id/tries', { params: { id }, body }))
    .then(result => (result.ok ? result.value : undefined));
  sending = answer;
  latest = { key: keyOf(id, body.day), figures: answer.then(counts => counts && (counts.ofDay ?? counts)) };
  return answer;
};

/** Says that a turn was judged wrongly. */
export const sendReport = (
  id: string,
  turn: readonly string[],
): Promise<Result<ApiAnswer<'POST /api/puzzles/:id/reports'>>> =>
  api.ask('POST /api/puzzles/:id/reports', { params: { id }, body: { turn } });

const loadFigures = async (id: string, day: string | undefined): Promise<Figures | undefined> => {
  const sent = latest?.key === keyOf(id, day) ? await latest.figures : undefined;
  if (sent) return sent;
  if (day === undefined) {
    const answer = await api.ask('GET /api/puzzles/:id', { params: { id } });
    return answer.ok ? answer.value : undefined;
  }
  const answer = await api.ask('GET /api/daily/:date', { params: { date: day } });
  return answer.ok ? answer.value.puzzles.find(puzzle => puzzle.id === id) : undefined;
};

/** How others fared with a puzzle, once it is `over`; undefined without a server. */
export const useFigures = (id: string, day: string | undefined, over: boolean): Figures | undefined => {
  const [figures, setFigures] = useState<Figures | undefined>(undefined);
  useEffect(() => {
    if (!over) return undefined;
    let left = false;
    void loadFigures(id, day).then(got => left || setFigures(got));
    return () => {
      left = true;
    };
  }, [id, day, over]);
  return figures;
};
