import {
  type Action,
  CHANCE,
  type Game,
  legalActions,
  NOBODY,
  narrow,
  type Position,
  parseStep,
  playTurn,
  type Random,
} from '@threefold-games/core';
import { isDeepFrozen, type Must, sameData } from './must.ts';

/** What every position must promise, tried on one. Leaves it as it was. */
export const checkState = (
  game: Game,
  position: Position,
  rules: ReadonlySet<string>,
  random: Random,
  must: Must,
): void => {
  const text = position.encode();
  const legal = legalActions(game, position);
  checkLegal(game, position, legal, must);
  checkOutcome(game, position, rules, must);
  checkWriting(game, position, legal, random, must);
  checkDecode(game, position, legal, must);
  checkPacked(game, position, must);
  for (const action of sample(legal, 6, random)) checkMake(position, text, action, must);
  checkRefused(game, position, legal, random, must);
  must(isDeepFrozen(position.view()), 'a view is frozen');
  must(position.encode() === text, 'looking at a position leaves it alone');
};

const checkLegal = (game: Game, position: Position, legal: readonly Action[], must: Must): void => {
  must(legal.length <= game.maxActions, 'no more legal steps than maxActions');
  must(
    legal.length === 0 ? position.actor === NOBODY : position.actor !== NOBODY,
    'there are legal steps unless the game is over',
  );
  must(new Set(legal).size === legal.length, 'no legal step stands twice');
  must(
    legal.every(action => Number.isInteger(action) && action >= 0 && action <= 0x7fff_ffff),
    'an action is a non-negative int32',
  );
  must(sameData(legalActions(game, position), legal), 'the legal steps are the same when asked again');
  must(
    legal.every(action => (position.actor === CHANCE ? position.weight(action) >= 1 : position.weight(action) === 1)),
    'a seat weighs its steps by 1, chance by what is left',
  );
};

const checkOutcome = (game: Game, position: Position, rules: ReadonlySet<string>, must: Must): void => {
  const outcome = position.outcome();
  must((outcome !== undefined) === (position.actor === NOBODY), 'there is an outcome exactly when nobody acts');
  if (!outcome) return;
  must(position.atTurnStart, 'no turn is open when the game is over');
  must(Math.abs(outcome.shares.reduce((a, b) => a + b, 0) - 1) < 1e-9, 'the shares sum to 1');
  must(outcome.shares.every(share => share >= 0), 'no share is negative'); // biome-ignore format: one promise a line
  must(
    game.sharedResults || outcome.shares.every(share => share === 0 || share === 1),
    'a win is shared only where the game says that it can be',
  );
  must(rules.has(outcome.rule), `the outcome's rule ${outcome.rule} stands in RULES.md`);
};

const checkWriting = (game: Game, position: Position, legal: readonly Action[], random: Random, must: Must): void => {
  const texts = legal.map(action => position.format(action));
  must(new Set(texts).size === texts.length, 'no two legal steps are written alike');
  must(
    texts.every(text => text === text.trim() && !/[\s{}]/.test(text) && text !== ''),
    'a step is one word',
  );
  for (const action of sample(legal, 8, random)) {
    const text = position.format(action);
    const parsed = parseStep(game, position, ` ${text}  `);
    must(parsed.ok && parsed.value === action, `${text} is read as the step that it is`);
    must(position.whyNot(text) === undefined, `nothing speaks against the legal step ${text}`);
    must(sameData(narrow(position, legal, position.picks(action)), [action]), `the picks of ${text} lead to it alone`);
    const own = position.picks(action);
    for (const pick of own)
      for (const cell of (pick.at === 'cell' ? pick.also : pick.cells) ?? []) {
        const picks = own.map(other => (other === pick ? { at: 'cell' as const, cell } : other));
        const meant = pick.at === 'cell' ? pick.cell : pick.choice;
        must(sameData(narrow(position, legal, picks), [action]), `${cell} means the same as ${meant} in ${text}`);
      }
  }
};

const checkDecode = (game: Game, position: Position, legal: readonly Action[], must: Must): void => {
  const text = position.encode();
  must(!/[\n\r\t]|^ | $| {2}/.test(text), 'a position is one line of words');
  const decoded = game.decode(text);
  must(decoded.ok, `its text is read again: ${decoded.ok ? '' : `${decoded.error.code} ${decoded.error.detail}`}`);
  const twin = decoded.value;
  must(twin.encode() === text, 'decode and encode are a pair');
  must(
    twin.actor === position.actor && twin.atTurnStart === position.atTurnStart,
    'the decoded position has the same actor',
  );
  must(
    twin.hashLo === position.hashLo && twin.hashHi === position.hashHi,
    'the hash kept up to date equals a fresh one',
  );
  must(sameData(legalActions(game, twin), legal), 'the decoded position has the same legal steps in the same order');
  must(
    legal.every(
      action => twin.format(action) === position.format(action) && twin.weight(action) === position.weight(action),
    ),
    'and writes and weighs them alike',
  );
  must(sameData(twin.outcome(), position.outcome()), 'the decoded position has the same outcome');
  must(sameData(twin.view(), position.view()), 'the decoded position has the same view');
};

/** Onto one that was played on, so that nothing of it may be left. */
const checkPacked = (game: Game, position: Position, must: Must): void => {
  const other = position.copy();
  for (let steps = 0; steps < 8 && other.actor !== NOBODY; steps++) other.make(legalActions(game, other).at(-1)!);
  const packed = position.pack();
  other.unpack(packed);
  must(other.encode() === position.encode(), 'pack and unpack are a pair');
  must(other.hashLo === position.hashLo && other.hashHi === position.hashHi, 'the packed position has the same hash');
  must(
    sameData(legalActions(game, other), legalActions(game, position)) &&
      sameData(other.outcome(), position.outcome()) &&
      sameData(other.view(), position.view()),
    'and everything else alike',
  );
  must(sameData([...other.pack()], [...packed]), 'a position that was unpacked packs alike');
};

/** `text` is what the position encodes to. */
const checkMake = (position: Position, text: string, action: Action, must: Must): void => {
  const { hashLo, hashHi, actor, atTurnStart } = position;
  const copy = position.copy();
  position.make(action);
  const after = position.encode();
  position.unmake();
  must(position.encode() === text, 'unmake takes a step back');
  must(position.hashLo === hashLo && position.hashHi === hashHi, 'unmake restores the hash');
  must(position.actor === actor && position.atTurnStart === atTurnStart, 'unmake restores the actor');
  must(after !== text, 'a step changes something');
  copy.make(action);
  must(copy.encode() === after && position.encode() === text, 'a copy plays alike and shares nothing');
};

/** Half turns and what is no step at all are refused and leave no trace. */
const checkRefused = (game: Game, position: Position, legal: readonly Action[], random: Random, must: Must): void => {
  const text = position.encode();
  const refused = (steps: readonly string[], what: string): void => {
    const played = playTurn(game, position, steps);
    must(!played.ok && played.error.rule !== undefined, `${what} is refused with its rule`);
    must(position.encode() === text, `${what} leaves no trace`);
  };
  must(!legal.includes(0x7fff_ffff as Action), 'an unknown number is no step');
  refused([], 'an empty turn');
  refused(['~'], 'nonsense');
  for (const action of sample(legal, 2, random)) {
    const first = position.format(action);
    position.make(action);
    const open = !position.atTurnStart;
    const second = open ? sample(legalActions(game, position), 1, random).map(next => position.format(next)) : [];
    position.unmake();
    if (open) {
      refused([first], 'half a turn');
      refused([first, '~'], 'a turn with a wrong second step');
    } else refused([first, first], 'a turn with a step too many');
    if (second.length > 0) {
      const played = playTurn(game, position, [first, ...second]);
      if (played.ok) {
        position.unmake();
        position.unmake();
        refused([first, ...second, '~'], 'a turn with a third step');
      }
    }
  }
};

/** At most `count` of the items, drawn with repetition from long lists. */
export const sample = <T>(items: readonly T[], count: number, random: Random): readonly T[] =>
  items.length <= count ? items : Array.from({ length: count }, () => items[random.below(items.length)]!);
