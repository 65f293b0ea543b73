import { games } from '@threefold-games/catalogue';
import { perftRows, playCounts, refusedTurn, vectorName } from '@threefold-games/conformance';
import { tagValue } from '@threefold-games/core';
import { describe, expect, it } from 'vitest';
import { ruleIds } from './rules.ts';
import { DEEP, vectorsOf } from './vectors.ts';

describe.each(games.map(game => ({ id: game.id, game })))('$id agrees with independent programs', ({ game }) => {
  const named = (ending: string) => vectorsOf(game, ending).map(record => ({ name: vectorName(record), record }));

  it.each(['play', 'refuse', 'perft'])('of which there are some: .%s', ending => {
    expect(vectorsOf(game, ending).length).toBeGreaterThan(0);
  });

  it.each(named('play'))('on the game $name', ({ record }) => {
    const { given, counted, detail } = playCounts(game, record);
    expect(counted).toEqual(given);
    const wanted = tagValue(record, 'Detail');
    if (wanted !== undefined) expect(detail).toMatchObject(JSON.parse(wanted));
  });

  const rules = ruleIds(game.id);
  it.each(named('refuse'))('that this is refused: $name', ({ record }) => {
    const fault = refusedTurn(game, record);
    expect(fault).toMatchObject({ turn: record.turns.length, step: expect.any(Number), rule: expect.any(String) });
    expect(rules).toContain(fault.rule);
  });

  const rows = vectorsOf(game, 'perft').flatMap(record => perftRows(game, record));
  it.each(rows.filter(row => row.expected <= DEEP))('on perft $depth of $name', row => {
    expect(row.count()).toEqual({ ok: true, value: row.expected });
  });
});
