import { readFileSync } from 'node:fs';
import { signal } from '@preact/signals';
import { findGame } from '@threefold-games/catalogue';
import { loadFace } from '@threefold-games/catalogue/load';
import { History, legalActions, ok, parseRecord, replay, splitRecords } from '@threefold-games/core';
import { LookBudget, losesAtOnce, type Weighed, type WeighQuestion } from '@threefold-games/search';
import { must } from '@threefold-games/testkit';
import { describe, expect, it } from 'vitest';
import { studyModel, type TableModel } from '../src/board/tableModel.ts';
import type { TableOptions } from '../src/board/tableSource.ts';
import { isHelpOn } from '../src/match/isHelpOn.ts';
import type { Match } from '../src/match/match.ts';
import type { SeatPlan } from '../src/settings/plans.ts';
import type { ShownHelp } from '../src/table/help/ShownHelp.tsx';
import { TableHelp } from '../src/table/help/tableHelp.ts';
import { PageController } from '../src/table/pageController.ts';

const face = (await loadFace('tzaar', 'en'))!;
const BOT: readonly SeatPlan[] = [
  { kind: 'me', name: 'Ada' },
  { kind: 'bot', name: 'Nina', level: 3 },
];
/** Friends at one screen, with a bot beside them, somebody at another screen, and nobody but bots. */
const PEOPLE: readonly (readonly SeatPlan[])[] = [
  [BOT[0]!, { kind: 'person', name: 'Ben' }],
  [BOT[0]!, { kind: 'person', name: 'Ben' }, BOT[1]!],
  [BOT[0]!, { kind: 'person', name: 'Ben', away: true }],
  [BOT[1]!, BOT[1]!],
];

/** A real game before a turn in which White's last Tzaar but one can be buried, and the last is left to A2. */
const played = (() => {
  const file = new URL('../../../games/tzaar/vectors/games.play', import.meta.url);
  const text = splitRecords(readFileSync(file, 'utf8')).find(each => each.includes('"tz040"'))!;
  const { setup, history } = must(replay(findGame, must(parseRecord(text))));
  return { setup, turns: history.turns.slice(0, 22).map(({ steps }) => steps) };
})();
const FATAL = 'C2xD3 E4+H1';

const start = played.turns.reduce((all, steps) => must(all.with(steps)), History.of(findGame('tzaar')!, played.setup));

/** The first whole turn from there that loses nothing at once. */
const HARMLESS = (() => {
  const { game, position } = start;
  const budget = new LookBudget({ nodes: 1_000_000, expired: () => false });
  for (const first of legalActions(game, position)) {
    const half = position.copy();
    half.make(first);
    for (const second of legalActions(game, half)) {
      const after = half.copy();
      after.make(second);
      if (!losesAtOnce({ game, before: position, after, mayEnd: () => true }, budget))
        return `${position.format(first)} ${half.format(second)}`;
    }
  }
  throw new Error('every turn loses');
})();

/** What the net says: White's share before a turn, after it, and after every other. */
const net = (before: number, after: number, others = before, evaluator: Weighed['evaluator'] = 'small') => {
  const asked: WeighQuestion[] = [];
  const weigh = (question: WeighQuestion) => {
    asked.push(question);
    const { length } = question.positions;
    const of = length > 2 ? question.positions.map(() => others) : [before, after].slice(0, length);
    const shares = of.map(share => [share, 1 - share]);
    return { answer: Promise.resolve(ok({ shares, evaluator })), stop: () => undefined };
  };
  return { asked, weigh };
};

const sit = async (
  engine = net(0.5, 0.5),
  { left, ...options }: Partial<TableOptions> & { left?: () => number } = {},
) => {
  const wanted = signal(true);
  const model = signal<TableModel>({
    ...studyModel(start, BOT, { steps: [] }),
    clockFace: () => left && { kind: 'live', running: true, left: left() },
  } as TableModel);
  const turns: (readonly string[])[] = [];
  const source: Match = {
    model,
    live: true,
    now: () => 0,
    play: steps => {
      turns.push(steps);
    },
    thinking: signal(undefined),
    start: () => () => undefined,
    undo: () => Promise.resolve(),
    resign: () => Promise.resolve(),
  };
  const controller: PageController = new PageController(source, {
    face,
    wait: () => Promise.resolve(),
    narrow: () => false,
    names: () => ['Ada', 'Nina'],
    confirms: () => true,
    marks: () => controller.help.value?.on ?? false,
    ...options,
  });
  const said: string[] = [];
  const help = new TableHelp(controller, {
    engine,
    say: text => said.push(text),
    now: () => performance.now(),
    wait: milliseconds => new Promise(resolve => setTimeout(resolve, milliseconds)),
    lang: () => 'en',
    wanted: () => wanted.value,
  });
  controller.start();
  help.start();
  controller.help.value = help as ShownHelp;
  // Its words have come, and it has looked at the turn.
  await expect.poll(() => help.note).toBeDefined();
  return { controller, help, turns, said, wanted };
};

describe('help at the table', () => {
  it('marks what can move and says what is in danger, on the board and aloud', async () => {
    const { controller, help, said } = await sit();
    expect(controller.look.value.hints).toBe(true);
    expect(help.note).toBe('Your last two Tzaars can be captured in one turn.');
    expect(said).toEqual([help.note]);
    const { view, look } = controller.seen.value;
    const scene = help.marked.value!(face.scene(view, look));
    expect(scene.states.filter(({ state }) => state === 'stake')).toHaveLength(1);
    expect(scene.arrows).toMatchObject([{ threat: true }]);
  });

  it('asks once before a turn that loses at once; taking back undoes the last step alone', async () => {
    const { controller, help, turns, said } = await sit();
    controller.board.say(FATAL);
    await controller.confirm();
    expect(turns).toEqual([]);
    expect(help.fact).toBe('Black can capture your last Tzaar on D5.');
    expect(help.guard.question.value?.fact).toMatchObject({
      code: 'last',
      values: { type: 'tzaar', cell: 'D5' },
      threat: { from: 'A2', to: 'D5' },
      stake: 'D5',
    });
    expect(said).toContain('The threat: A2 to D5.');
    // Enter is on neither answer, and Escape takes back.
    expect(controller.press('Enter')).toBe(true);
    expect(turns).toEqual([]);
    expect(controller.press('Escape')).toBe(true);
    expect(help.guard.question.value).toBeUndefined();
    expect(controller.composer?.steps).toEqual(['C2xD3']);
    // The same turn composed again is played without a question.
    controller.board.say('E4+H1');
    await controller.confirm();
    expect(turns).toEqual([FATAL.split(' ')]);
  });

  it('plays it all the same for who says so, also where a whole turn counts at once', async () => {
    const { controller, help, turns, said } = await sit(net(0.5, 0.5), { confirms: () => false });
    said.length = 0;
    controller.board.say(FATAL);
    await expect.poll(() => help.guard.question.value).toBeDefined();
    // The question has the focus: what it says is not said beside it, now or when the turn is looked at.
    await expect.poll(() => help.note).toBe('Black can capture your last Tzaar on D5.');
    expect(said).toEqual(['The threat: A2 to D5.']);
    expect(turns).toEqual([]);
    await help.guard.playOn();
    expect(turns).toEqual([FATAL.split(' ')]);
    expect(help.guard.question.value).toBeUndefined();
  });

  it('asks about what gives away more than 35 points in a hundred by the small net, and about nothing less', async () => {
    for (const [before, after, others, evaluator, asks] of [
      [0.8, 0.44, 0.8, 'small', true],
      [0.8, 0.46, 0.8, 'small', false],
      [0.8, 0.1, 0.8, 'hand', false],
      // Who overlooks the one turn that would have been better has given nothing away.
      [0.8, 0.4, 0.7, 'small', false],
    ] as const) {
      const { controller, help, turns } = await sit(net(before, after, others, evaluator));
      controller.board.say(HARMLESS);
      expect(controller.composer?.finished).toBe(true);
      await controller.confirm();
      expect(help.guard.question.value !== undefined, `${before} to ${after}, else ${others}, by ${evaluator}`).toBe(
        asks,
      );
      expect(turns).toHaveLength(asks ? 0 : 1);
    }
  });

  it('does not wait for a net that does not answer', async () => {
    const silent = { asked: [], weigh: () => ({ answer: new Promise<never>(() => undefined), stop: () => undefined }) };
    const { controller, turns } = await sit(silent);
    controller.board.say(HARMLESS);
    const began = performance.now();
    await controller.confirm();
    expect(turns).toHaveLength(1);
    expect(performance.now() - began).toBeLessThan(1000);
  });

  it('closes the question when five seconds are left; the turn stays composed', async () => {
    let left = 60_000;
    const { controller, help, turns } = await sit(net(0.5, 0.5), { left: () => left });
    controller.board.say(FATAL);
    await controller.confirm();
    expect(help.guard.question.value).toBeDefined();
    left = 4900;
    controller.tick();
    expect(help.guard.question.value).toBeUndefined();
    expect(controller.composer?.steps).toEqual(FATAL.split(' '));
    await controller.confirm();
    expect(turns).toHaveLength(1);
  });

  it('does nothing while it is off', async () => {
    const { controller, help, turns, wanted } = await sit();
    wanted.value = false;
    expect(help.note).toBeUndefined();
    expect(help.marked.value).toBeUndefined();
    expect(controller.look.value.hints).toBe(false);
    controller.board.say(FATAL);
    await controller.confirm();
    expect(turns).toHaveLength(1);
  });

  it('is on against easy bots until somebody chooses, then as it was left, and never against people', () => {
    const [me, bot] = BOT as [SeatPlan, SeatPlan];
    const strong: readonly SeatPlan[] = [me, { kind: 'bot', name: 'Max', level: 4 }];
    const tables = [BOT, [me, bot, strong[1]!], strong, ...PEOPLE];
    const none = PEOPLE.map(() => false);
    expect(tables.map(seats => isHelpOn(seats, undefined))).toEqual([true, false, false, ...none]);
    expect(tables.map(seats => isHelpOn(seats, true))).toEqual([true, true, true, ...none]);
    expect(tables.map(seats => isHelpOn(seats, false))).toEqual(tables.map(() => false));
  });
});
