import { readFileSync } from 'node:fs';
import { Composer } from '@threefold-games/board-core/compose';
import { findGame, games } from '@threefold-games/catalogue';
import { loadFace } from '@threefold-games/catalogue/load';
import {
  CHANCE,
  type Game,
  type GameRecord,
  legalActions,
  narrow,
  type Pick,
  type Position,
  parseRecord,
  parseStep,
  replay,
  seededRandom,
  splitRecords,
} from '@threefold-games/core';
import { STILL } from '@threefold-games/stage';
import { amount, standIn, startOf } from '@threefold-games/testkit';
import { describe, expect, it } from 'vitest';

/** Some real games. */
const recordsOf = (game: Game): readonly GameRecord[] => {
  const text = readFileSync(new URL(`../../../games/${game.id}/vectors/games.play`, import.meta.url), 'utf8');
  const some = splitRecords(text).filter((_, i) => i % 8 === 0);
  return some.slice(0, amount(3, 5)).flatMap(each => {
    const record = parseRecord(each);
    return record.ok ? [record.value] : [];
  });
};

const at = (cell: string): Pick => ({ at: 'cell', cell });
const choose = (choice: string): Pick => ({ at: 'choice', choice });

const compose = (id: string, position: Position): Composer =>
  new Composer({ game: findGame(id)!, face: standIn(id), position });

const start = (id: string, seats: number): Position => startOf(id, seats, 'composer');

/** Points at a step as a player does who rotates the tile where it lies. Returns how often. */
const pointAt = (composer: Composer, text: string): number => {
  const made = composer.steps.length;
  if (composer.steps.at(-1) === text) return 0;
  const action = parseStep(composer.game, composer.position, text);
  if (!action.ok) throw new Error(text);
  let clicks = 0;
  for (const pick of composer.position.picks(action.value)) {
    if (pick.at === 'choice' && composer.loose?.spins.includes(pick.choice)) {
      for (; composer.spin !== pick.choice; clicks++) composer.rotate();
    } else if (composer.steps.length === made) {
      if (pick.at === 'cell') expect(composer.open).toContain(pick.cell);
      if (pick.at === 'choice') expect(composer.choices).toContain(pick.choice);
      composer.pick(pick);
      clicks++;
    }
  }
  expect(composer.steps.at(-1)).toBe(text);
  return clicks;
};

describe.each(games.map(game => ({ game, id: game.id })))('composing turns of $id', ({ game, id }) => {
  it('plays whole games by pointing, with everything taken back on the way', () => {
    let turns = 0;
    for (const record of recordsOf(game)) {
      const whole = replay(findGame, record);
      if (!whole.ok) continue;
      const position = game.start(whole.value.setup);
      for (const turn of record.turns) {
        const steps = [...turn];
        if (position.actor === CHANCE) position.make(drawOf(game, position, steps.shift()!));
        const composer = compose(id, position);
        for (const [i, step] of steps.entries()) {
          pointAt(composer, step);
          expect(composer.steps).toHaveLength(i + 1);
        }
        expect(composer.finished).toBe(true);
        expect(composer.legalSteps).toEqual([]);
        while (composer.takeBack());
        expect(composer.position.encode()).toBe(position.encode());
        expect(composer.say(turn.slice(-steps.length).join(' '))).toBe('step');
        const played = composer.steps;
        for (const step of played) position.make(drawOf(game, position, step));
        expect(position.encode()).toBe(composer.position.encode());
        turns++;
      }
      expect(position.outcome()).toEqual(whole.value.history.position.outcome());
    }
    expect(turns).toBeGreaterThan(50);
  });
});

const drawOf = (game: Game, position: Position, text: string) => {
  const action = parseStep(game, position, text);
  if (!action.ok) throw new Error(`${text} ${action.error.code}`);
  return action.value;
};

describe.each(games.map(game => ({ game, id: game.id })))('the face of $id', ({ game, id }) => {
  it('has a reason for whatever is pointed at in vain', async () => {
    const face = (await loadFace(id, 'en'))!;
    const random = seededRandom('vain');
    const [record] = recordsOf(game);
    const whole = replay(findGame, record!);
    if (!whole.ok) throw new Error(whole.error.detail);
    const position = game.start(whole.value.setup);
    let refused = 0;
    for (const action of whole.value.history.actions.slice(0, 60)) {
      if (position.actor !== CHANCE) {
        const composer = new Composer({ game, face, position });
        const cells = face.scene(composer.view, STILL).cells.map(cell => cell.id);
        for (let tries = 0; tries < 12; tries++) {
          const choices = [...composer.choices, ...composer.firstChoices];
          if (choices.length > 0 && random.below(3) === 0)
            composer.pick(choose(choices[random.below(choices.length)]!));
          else if (composer.spin !== undefined && random.below(3) === 0) composer.rotate();
          else if (cells.length > 0) composer.pick(at(cells[random.below(cells.length)]!));
          if (composer.refused) {
            refused++;
            expect(composer.refused.text).not.toBe('');
            expect(composer.position.whyNot(composer.refused.attempt)?.rule).toBe(composer.refused.rule);
          }
        }
        composer.reset();
        expect(composer.position.encode()).toBe(position.encode());
      }
      position.make(action);
    }
    expect(refused).toBeGreaterThan(20);
  });
});

describe('pointing in TZAAR', () => {
  const opening = (): Composer => compose('tzaar', start('tzaar', 2));

  it('picks another own piece instead, and lets go of one that is pointed at again', () => {
    const composer = opening();
    const [first, second] = composer.open;
    expect(composer.pick(at(first!))).toBe('picked');
    const other = composer.legalSteps.length;
    expect(composer.pick(at(second!))).toBe('picked');
    expect(composer.picked).toEqual([at(second!)]);
    expect(other).toBeGreaterThan(0);
    expect(composer.pick(at(second!))).toBe('unpicked');
    expect(composer.picked).toEqual([]);
  });

  it('refuses with the rule, the cells and a sentence, and loses nothing', () => {
    const composer = opening();
    const from = composer.open[0]!;
    composer.pick(at(from));
    const before = composer.legalSteps;
    const goals = new Set(composer.open);
    const wrong = ['A1', 'E8', 'I5', 'A5', 'I1', 'E1'].find(
      cell => !goals.has(cell) && !opening().open.includes(cell),
    )!;
    expect(composer.pick(at(wrong))).toBe('refused');
    expect(composer.refused).toMatchObject({ attempt: `${from}x${wrong}`, rule: expect.stringMatching(/^TZ-/) });
    expect(composer.refused!.text).toContain(composer.refused!.rule);
    expect(composer.look.refused).toEqual(composer.refused);
    expect(composer.picked).toEqual([at(from)]);
    expect(composer.legalSteps).toEqual(before);
    composer.pick(at(composer.open[0]!));
    expect(composer.refused).toBeUndefined();
    expect(composer.finished).toBe(true);
  });

  it('takes a drag as both picks, and forgets one that led nowhere', () => {
    const composer = opening();
    const step = composer.legalSteps[0]!;
    const [from, to] = step.split('x') as [string, string];
    expect(composer.drag(from, from)).not.toBe('step');
    expect(composer.steps).toEqual([]);
    expect(composer.drag(from, to)).toBe('step');
    expect(composer.steps).toEqual([step]);
  });

  it('plays several typed steps or none of them', () => {
    const composer = opening();
    const step = composer.legalSteps[0]!;
    expect(composer.say(`${step} ${step}`)).toBe('refused');
    expect(composer.refused).toMatchObject({ attempt: step, rule: findGame('tzaar')!.rules.turn });
    expect(composer.steps).toEqual([]);
    expect(composer.say('nonsense')).toBe('refused');
    expect(composer.refused!.rule).toBe(findGame('tzaar')!.rules.notation);
    expect(composer.say(` ${step.replace('x', '×')} `)).toBe('step');
    expect(composer.say('  ')).toBe('nothing');
    expect(composer.steps).toEqual([step]);
  });

  it('begins again where an unfinished turn was left', () => {
    const position = start('tzaar', 2);
    position.make(drawOf(findGame('tzaar')!, position, compose('tzaar', position).legalSteps[0]!));
    const begun = compose('tzaar', position);
    begun.say(begun.legalSteps[0]!);
    const again = new Composer({
      game: findGame('tzaar')!,
      face: standIn('tzaar'),
      position,
      steps: begun.steps,
    });
    expect(again.steps).toEqual(begun.steps);
    expect(again.finished).toBe(false);
    expect(again.choices).toEqual(['-']);
    expect(again.pick(choose('-'))).toBe('step');
    expect(again.finished).toBe(true);
    again.reset();
    expect(again.position.encode()).toBe(position.encode());
  });
});

describe('laying a tile in Taluva', () => {
  const game = findGame('taluva')!;
  const second = (): Composer => {
    const position = start('taluva', 2);
    for (const step of ['CJ', '0,0/0', 'H@0,1', 'JS']) position.make(drawOf(game, position, step));
    return compose('taluva', position);
  };

  it('lays it where one points, from cell to cell, until something is built', () => {
    const composer = second();
    expect(composer.spin).toBe('0');
    const [one, other] = [composer.open[0], composer.open.at(-1)];
    const spins = composer.legalSteps.flatMap(text => (text.startsWith(`${other}/`) ? [text.slice(-1)] : []));
    expect(composer.pick(at(one!))).toBe('step');
    expect(composer.pick(at(other!))).toBe('step');
    expect(composer.steps).toEqual([`${other}/${composer.spin}`]);
    expect(composer.loose).toMatchObject({ cell: other, spin: composer.spin, spins: spins.sort() });
    const [site] = composer.open;
    expect(composer.pick(at(site!))).toBe('step');
    expect(composer.loose).toBeUndefined();
    expect(composer.spin).toBeUndefined();
    expect(composer.finished).toBe(true);
    expect(composer.takeBack()).toBe(true);
    expect(composer.loose?.cell).toBe(other);
    expect(composer.takeBack()).toBe(true);
    expect(composer.steps).toEqual([]);
    expect(composer.spin).toBeDefined();
  });

  it('says why it may not lie there, whatever way it is rotated', () => {
    const composer = second();
    expect(composer.pick(at('9,9'))).toBe('refused');
    expect(composer.refused).toMatchObject({ attempt: '9,9/0', rule: expect.stringMatching(/^TL-/) });
    expect(composer.picked).toEqual([at('9,9')]);
    expect(composer.rotatable).toBe(false);
    const { refused } = composer;
    composer.takeBack();
    composer.rotate();
    composer.pick(at('9,9'));
    expect(composer.refused).toEqual(refused);
    expect(composer.steps).toEqual([]);
    expect(composer.pick(at(composer.open[0]!))).toBe('step');
  });

  it('rotates it on until it fits, and then only to where it fits as well', () => {
    const composer = second();
    const legal = new Set(composer.legalSteps);
    const spinsAt = (cell: string): string[] => [...'012345'].filter(spin => legal.has(`${cell}/${spin}`));
    const cells = composer.open.filter(cell => spinsAt(cell).length < 6);
    const wide = cells.find(cell => spinsAt(cell).length > 1 && !spinsAt(cell).includes('0'))!;
    composer.pick(at(wide));
    expect(composer.spin).toBe(spinsAt(wide)[0]);
    for (const spin of [...spinsAt(wide).slice(1), spinsAt(wide)[0]]) {
      expect(composer.rotatable).toBe(true);
      composer.rotate();
      expect(composer.steps).toEqual([`${wide}/${spin}`]);
    }
  });

  it('lies loose again after a reload, and makes room for one that is typed', () => {
    const composer = second();
    composer.pick(at(composer.open[0]!));
    const position = start('taluva', 2);
    for (const step of ['CJ', '0,0/0', 'H@0,1', 'JS']) position.make(drawOf(game, position, step));
    const again = new Composer({ game, face: standIn('taluva'), position, steps: composer.steps });
    expect(again.loose).toEqual(composer.loose);
    expect(again.say('-1,0/3')).toBe('step');
    expect(again.steps).toEqual(['-1,0/3']);
    expect(again.say('9,9/3')).toBe('refused');
    expect(again.steps).toEqual(['-1,0/3']);
  });

  it('lies where it can go alone, and a tile that goes elsewhere takes nothing with it', () => {
    const position = start('taluva', 2);
    position.make(drawOf(game, position, 'CJ'));
    const first = compose('taluva', position);
    expect(first.steps).toEqual(['0,0/0']);
    expect(first.rotatable).toBe(false);
    const composer = second();
    composer.pick(at(composer.open[0]!));
    expect(composer.drag(composer.loose!.cell, '-1,0')).toBe('step');
    expect(composer.loose?.cell).toBe('-1,0');
    expect(composer.drag('-1,0', '9,9')).toBe('refused');
    expect(composer.steps).toEqual([]);
  });
});

describe('building in Taluva', () => {
  const game = findGame('taluva')!;
  /** Every turn of some games as a player composes it: where it begins, its steps without the draw. */
  const turns = recordsOf(game).flatMap(record => {
    const whole = replay(findGame, record);
    if (!whole.ok) throw new Error(whole.error.detail);
    const position = game.start(whole.value.setup);
    return record.turns.map(([drawn, ...steps]) => {
      position.make(drawOf(game, position, drawn!));
      const before = position.copy();
      for (const step of steps) position.make(drawOf(game, position, step));
      return { position: before, steps };
    });
  });

  it('takes three clicks a turn: where the tile goes, what is built, the confirmation', () => {
    let [usual, asked, fixed] = [0, 0, 0];
    for (const { position, steps } of turns) {
      const composer = compose('taluva', position);
      const [laying, building] = steps;
      pointAt(composer, laying!);
      if (!composer.rotatable) fixed++;
      if (!building) continue;
      const before = composer.position.copy();
      const action = drawOf(game, before, building);
      const same = narrow(before, legalActions(game, before), before.picks(action).slice(0, 1));
      // What can be one of several things is asked for.
      expect(2 + pointAt(composer, building), building).toBe(same.length > 1 ? 4 : 3);
      if (same.length > 1) asked++;
      else usual++;
      expect(composer.finished).toBe(true);
    }
    expect(usual).toBeGreaterThan(2 * asked);
    // Some tiles fit in one way alone.
    expect(fixed).toBeGreaterThan(10);
  });

  it('expands onto the terrain of a field that is pointed at', () => {
    let expanded = 0;
    for (const { position, steps } of turns) {
      const composer = compose('taluva', position);
      const [laying, building] = steps;
      pointAt(composer, laying!);
      const settlement = /^E@([^:]*):/.exec(building ?? '')?.[1];
      if (settlement === undefined || composer.pick(at(settlement)) !== 'picked') continue;
      const { fields } = composer.view as { readonly fields: readonly { name: string; terrain: string }[] };
      for (const { name, terrain } of fields.filter(field => composer.open.includes(field.name))) {
        expect(composer.choices).toContain(terrain);
        expect(composer.pick(at(name))).toBe('step');
        expect(composer.steps.at(-1)).toBe(`E@${settlement}:${terrain}`);
        expanded++;
        composer.takeBack();
        composer.pick(at(settlement));
      }
    }
    expect(expanded).toBeGreaterThan(10);
  });
});

describe('choosing in Talat', () => {
  it('wants the tower first, then its cell, and names the rule for a wrong cell', () => {
    const composer = compose('talat', start('talat', 3));
    expect(composer.choices.length).toBeGreaterThan(0);
    expect(composer.open).toEqual([]);
    const [tower, other] = composer.choices;
    composer.pick(choose(tower!));
    composer.pick(choose(other!));
    expect(composer.picked).toEqual([choose(other!)]);
    const goals = composer.open;
    expect(composer.pick(at('c3'))).toBe('refused');
    expect(composer.refused!.rule).toMatch(/^TA-/);
    expect(composer.picked).toEqual([choose(other!)]);
    expect(composer.pick(at(goals[0]!))).toBe('step');
    expect(composer.steps).toEqual([`${other}@${goals[0]}`]);
  });
});
