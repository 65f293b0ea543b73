import { readFileSync } from 'node:fs';
import { findGame, games, loadBot, loadDemo, loadFace, loadRules } from '@threefold-games/catalogue';
import { checkGames, variants } from '@threefold-games/conformance';
import { History, legalActions, seededRandom } from '@threefold-games/core';
import { report, Search } from '@threefold-games/search';
import { LANGS, speaker } from '@threefold-games/speech';
import { STILL } from '@threefold-games/stage';
import { describe, expect, it, vi } from 'vitest';
import { threefold } from '../../../apps/cli/test/harness.ts';
import { bot, newGame, openRecord } from '../play.ts';
import { game } from '../rules.ts';

vi.mock(import('@threefold-games/catalogue/definitions'), async shipped => {
  const { definitions } = await shipped();
  return { definitions: [...definitions, (await import('../index.ts')).morris] };
});

const at = (text: string) => {
  const position = game.decode(`morris/1 2 - ${text}`);
  if (!position.ok) throw new Error(position.error.detail);
  return position.value;
};
const steps = (text: string): string[] => legalActions(game, at(text)).map(action => at(text).format(action));
const refused = (text: string, step: string): string | undefined => at(text).whyNot(step)?.rule;

describe("Three Men's Morris", () => {
  it('is in the catalogue with one line', () => {
    expect(findGame('morris')).toBe(game);
    expect(games.at(-1)).toBe(game);
  });

  it('keeps the contract', async () => {
    const rules = new Set(Object.keys((await loadRules('morris', 'en'))!.rules));
    for (const variant of variants(game)) {
      const report = checkGames(game, variant, rules, seededRandom('morris'), 20);
      expect(report.states).toBeGreaterThan(100);
      expect(report.longest).toBeLessThanOrEqual(game.maxSteps);
    }
    expect([...rules]).toEqual(expect.arrayContaining(Object.values(game.rules)));
  });

  it('MM-1.1, MM-1.2, MM-2.1: White places one of three men on any of nine points', () => {
    expect(at('......... 0').view()).toMatchObject({ actor: 0, phase: 'placing', hand: [3, 3] });
    expect(steps('......... 0')).toHaveLength(9);
    expect(refused('W........ 1', '@a1')).toBe('MM-2.1');
  });

  it('MM-2.2: places all men before one moves', () => {
    expect(refused('W........ 1', 'a1-b1')).toBe('MM-2.2');
    expect(refused('WBWBWB... 6', '@a3')).toBe('MM-2.2');
  });

  it('MM-3.1, MM-3.2, MM-3.3: moves an own man to the next free point on a line', () => {
    expect(steps('WBWBWB... 6')).toEqual(['b2-a3', 'b2-b3', 'b2-c3']);
    expect(refused('WBWBWB... 6', 'b1-a3')).toBe('MM-3.2');
    expect(refused('WBWBWB... 6', 'a1-b1')).toBe('MM-3.3');
    expect(refused('WBWBWB... 6', 'a1-c3')).toBe('MM-3.3');
  });

  it('MM-4.1: three men on a line win', () => {
    expect(at('WWWBB.... 5').outcome()).toEqual({ shares: [1, 0], rule: 'MM-4.1' });
  });

  it('MM-4.2, MM-4.3: ends undecided after 50 turns, and nothing is played then', () => {
    expect(at('WBWBWB... 50').outcome()).toEqual({ shares: [0.5, 0.5], rule: 'MM-4.2' });
    expect(refused('WBWBWB... 50', 'b2-a3')).toBe('MM-4.3');
  });

  it('MM-5.1: is written as its rules say, which every language has', async () => {
    expect(refused('......... 0', 'b2')).toBe('MM-5.1');
    const book = readFileSync(new URL('../RULES.md', import.meta.url), 'utf8');
    const { rules } = (await loadRules('morris', 'en'))!;
    for (const [id, text] of Object.entries(rules)) expect(book).toContain(`- **${id}** ${speaker('en')(text)}\n`);
    for (const lang of LANGS) {
      const other = (await loadRules('morris', lang))!.rules;
      for (const [id, text] of Object.entries(other))
        expect(speaker(lang)(text).match(/`[^`]+`/g), id).toEqual(speaker('en')(rules[id]!).match(/`[^`]+`/g));
    }
  });

  it('is drawn and spoken in every language, step by step', async () => {
    const demo = (await loadDemo('morris'))!;
    const turns = demo.turns
      .trim()
      .split('\n')
      .map(turn => [turn]);
    const history = History.from(game, at(demo.position.split(' - ')[1]!)).read(turns);
    if (!history.ok) throw new Error(`${history.error.turn}: ${history.error.rule}`);
    for (const lang of LANGS) {
      const face = (await loadFace('morris', lang))!;
      for (let turn = 0; turn < turns.length; turn++) {
        const view = history.value.positionAfter(turn).view();
        expect(face.scene(view, STILL).pieces).toHaveLength(Math.min(6, 4 + turn));
        expect(face.tell(view, turns[turn]![0]!, [])).not.toMatch(/[{}]|undefined/);
      }
    }
  });
});

describe('as one object', () => {
  it('is played, written and opened again, and refuses by its rules', async () => {
    const match = newGame({ seed: 7 });
    for (const step of ['@a1', '@a3', '@b1']) match.turn(step);
    expect(() => match.turn('@a1')).toThrow(/MM-2.1/);
    expect(match.why('b1-c1')).toMatchObject({ rule: 'MM-2.2' });
    await bot(8, { seed: 1 }).turn(match);
    expect(match.history().at(-1)).toBe('@c1'); // else White has three on a line
    expect(openRecord(match.record()).position()).toBe(match.position());
    expect(match.svg()).toContain('<svg');
  });
});

describe('in the terminal', () => {
  const play = (...typed: string[]) => threefold(['play', 'morris'], { typed, noColour: true });

  it('is played to its end', async () => {
    const { code, out } = await play('@a1', '@a3', '@b1', '@b3', '@a1', '@c1');
    expect(code).toBe(0);
    expect(out).toContain('White has 3 in hand');
    expect(out).toContain('MM-2.1: As long as a side has men in hand');
    expect(out).toContain('The game is over after 5 turns: Player 0 (White) wins');
    expect(out).toContain('MM-4.1: Whoever has three men on one line wins at once.');
  });

  it('is played against the bot', async () => {
    const { code, out } = await threefold(['play', 'morris', '--seat', 'bot:8', '--seat', 'random', '--seed', '1'], {});
    expect(code).toBe(0);
    expect(out).toContain('The game is over after');
  });
});

it('has a bot whose evaluator sees three in a row coming', async () => {
  const bot = (await loadBot('morris'))!;
  const search = new Search(game, bot.hand(), at('WW.BB.... 4'));
  search.run({ simulations: 100 });
  expect(report(search, 1).variations[0]?.turns[0]).toEqual(['@c1']);
});
