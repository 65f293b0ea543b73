import { describe, expect, it } from 'vitest';
import { filterGames, NO_FILTER } from '../src/library/LibraryFilter.tsx';
import type { SavedGame } from '../src/library/savedGame.ts';

const saved = (id: string, status: SavedGame['status'], updated: number, game = 'tzaar'): SavedGame =>
  ({ id, status, updated, game, seats: [{ kind: 'person', name: id }] }) as unknown as SavedGame;
const GAMES = [saved('Jörg', 'over', 5), saved('Ada', 'running', 3), saved('Ben', 'stopped', 4, 'talat')];
const found = (part: Partial<typeof NO_FILTER>): readonly string[] =>
  filterGames(GAMES, { ...NO_FILTER, ...part }, ({ seats, game }) => `${seats[0]?.name} ${game}`).map(({ id }) => id);

describe('my games', () => {
  it('show the running ones first, then the last played', () => {
    expect(found({})).toEqual(['Ada', 'Jörg', 'Ben']);
    expect(found({ order: 'first' })).toEqual(['Ada', 'Ben', 'Jörg']);
  });

  it('are found by any words, whatever stands on the letters', () => {
    expect(found({ text: 'jorg' })).toEqual(['Jörg']);
    expect(found({ text: 'TALAT ben' })).toEqual(['Ben']);
    expect(found({ text: 'ben tzaar' })).toEqual([]);
  });

  it('can be narrowed to a game and a state', () => {
    expect(found({ status: 'over' })).toEqual(['Jörg']);
    expect(found({ status: 'running' })).toEqual(['Ada', 'Ben']);
    expect(found({ game: 'talat' })).toEqual(['Ben']);
  });
});
