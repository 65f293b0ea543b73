import type { Position, Seat } from '@threefold-games/core';
import type { Branch, Moment, ReasonRule } from '@threefold-games/learn';
import type { TalatView } from '@threefold-games/talat';
import { huntersOf, preyOf, type Standing } from '@threefold-games/talat/internal';
import { isPressed } from './captureReasons.ts';
import { type Deed, deedOf, deedsOf, isSame, repliesTo, sideOf } from './deeds.ts';
import { safeStepFrom, safeSteps, seatsBut, stepsOf, towersFor } from './sight.ts';

type Rule = ReasonRule<TalatView>;
type TalatBranch = Branch<TalatView>;

/** So few safe steps are worth a word, and so much fewer than with the other turn. */
const FEW = 3;
const FEWER = 2;

/** The towers of a seat that have steps, but no safe one. */
const pinnedTowers = (position: Position<TalatView>, seat: Seat): readonly Standing[] => {
  const steps = stepsOf(position, seat);
  const sources = new Set(steps.map(({ source }) => source));
  for (const { source, safe } of steps) if (safe) sources.delete(source);
  return sources.size === 0 ? [] : towersFor(position.view(), seat).filter(({ name }) => sources.has(name));
};

/** The opposing towers without a safe step after the better turn that have one after what was played, or had one before. */
const held = ({ seat, played, better }: Moment<TalatView>) => {
  const { before, after } = better.turn;
  return seatsBut(seat, before.seats).flatMap(other =>
    pinnedTowers(after, other).flatMap(tower => {
      const free = safeStepFrom(played ? played.turn.after : before, other, tower.name);
      const values = { tower: tower.tower.tower, cell: tower.name };
      const wasHeld = safeStepFrom(before, other, tower.name) === undefined;
      return free === undefined ? [] : [{ wasHeld, free, values }];
    }),
  );
};

/** The better turn leaves an opposing tower no safe step. */
const pins: Rule = {
  id: 'pins',
  about: 'better',
  find(moment) {
    const found = held(moment).find(({ wasHeld }) => !wasHeld);
    return found && { ground: 'count', weight: 5, values: { ...found.values, step: moment.better.turn.steps[0]! } };
  },
};

/** What was played gives an opposing tower a safe step that it did not have. */
const releases: Rule = {
  id: 'releases',
  about: 'both',
  find(moment) {
    const found = held(moment).find(({ wasHeld }) => wasHeld);
    return found && { ground: 'count', weight: 6, values: { ...found.values, free: found.free } };
  },
};

/** In its next turn the seat has few safe steps, or none, and more after the better turn. */
const cramped = (id: string, none: boolean): Rule => ({
  id,
  about: 'both',
  find({ seat, played, better }) {
    const next = ({ line }: TalatBranch) => line.find(turn => turn.seat === seat)?.before;
    const [ours, theirs] = [next(played), next(better)];
    if (!ours || !theirs) return undefined;
    const [n, m] = [safeSteps(ours, seat), safeSteps(theirs, seat)];
    if (n > FEW || m - n < FEWER || none !== (n === 0)) return undefined;
    return { ground: 'line', weight: none ? 8 : 5, values: { n, m, step: better.turn.steps[0]! } };
  },
});

/** The better turn leaves somebody else few safe steps, or none, and what was played more. */
const squeezes = (id: string, none: boolean): Rule => ({
  id,
  about: 'both',
  find({ seat, played, better }) {
    const counted = seatsBut(seat, played.turn.before.seats)
      .filter(who => stepsOf(better.turn.after, who).length > 0)
      .map(who => ({ who, n: safeSteps(better.turn.after, who), m: safeSteps(played.turn.after, who) }));
    const found = counted.find(({ n, m }) => n <= FEW && m - n >= FEWER && none === (n === 0));
    if (!found) return undefined;
    const steps = { step: better.turn.steps[0]!, first: played.turn.steps[0]! };
    return { ground: 'count', weight: none ? 7 : 5, values: { ...found, ...steps } };
  },
});

/** Whether a move takes a tower past all that would capture it, on a board in play. */
const getsPast = ({ from, tower, before, after }: Deed): boolean =>
  from !== undefined &&
  !after.boards[tower.board]!.frozen &&
  huntersOf(before, from).length > 0 &&
  huntersOf(after, tower).length === 0;

const named = ({ tower }: Deed) => ({ tower: tower.tower.tower, cell: tower.name });

/** The better turn takes a tower past all that would capture it. */
const passes: Rule = {
  id: 'passes',
  about: 'better',
  find({ better }) {
    const deed = deedOf(better.turn);
    return deed && getsPast(deed) ? { ground: 'count', weight: 4, values: named(deed) } : undefined;
  },
};

/** A reply takes an opposing tower past all that would capture it, and no reply to the better turn does with that one. */
const letsPast: Rule = {
  id: 'letsPast',
  about: 'both',
  find(moment) {
    const { seat, played, better } = moment;
    const others = repliesTo(better).filter(getsPast);
    const found = repliesTo(played)
      .filter(getsPast)
      .filter(({ from, before }) => huntersOf(before, from!).some(hunter => sideOf(hunter, before) === seat))
      .find(({ tower }) => !others.some(other => isSame(other.tower, tower)));
    if (!found || isPressed(moment)) return undefined;
    return { ground: 'line', weight: 4, values: { ...named(found), step: found.step } };
  },
};

/** The better turn reaches the far line. */
const crosses: Rule = {
  id: 'crosses',
  about: 'better',
  find({ played, better }) {
    const deed = deedOf(better.turn);
    if (!deed?.crossed || deed.taken || (played && deedOf(played.turn)?.crossed)) return undefined;
    return { ground: 'line', weight: 4, values: { step: deed.step } };
  },
};

/** The tower that the better turn moves reaches the far line later, and does not after what was played. */
const runs: Rule = {
  id: 'runs',
  about: 'better',
  find(moment) {
    const { played, better } = moment;
    const deed = deedOf(better.turn);
    if (!deed?.from || (played && isPressed({ ...moment, played }))) return undefined;
    const across = (branch: TalatBranch) =>
      deedsOf(branch).find(({ crossed, tower }) => crossed && isSame(tower, deed.tower));
    const found = across(better);
    if (!found || found === deed || found.taken || (played && across(played))) return undefined;
    return { ground: 'line', weight: 3, values: { step: deed.step, later: found.step } };
  },
};

const listed = (towers: readonly Standing[]) => ({
  n: towers.length,
  towers: towers.map(({ tower }) => tower.tower).join(','),
});

/** What was played moves a tower that captures nothing ahead of it and is captured by more than the better one. */
const hunted: Rule = {
  id: 'hunted',
  about: 'both',
  find({ played, better }) {
    const [deed, other] = [deedOf(played.turn), deedOf(better.turn)];
    if (deed?.what !== 'move' || !other?.from) return undefined;
    const hunters = huntersOf(deed.after, deed.tower);
    if (preyOf(deed.after, deed.tower).length > 0 || hunters.length <= huntersOf(other.after, other.tower).length)
      return undefined;
    return { ground: 'count', weight: 3, values: { ...named(deed), ...listed(hunters) } };
  },
};

/** What a tower that was moved captures ahead of it, where nothing there captures it. */
const huntOf = (deed: Deed | undefined): readonly Standing[] =>
  deed?.from && huntersOf(deed.after, deed.tower).length === 0 ? preyOf(deed.after, deed.tower) : [];

/** The better turn moves a tower that captures something ahead and is captured by nothing there; what was played, one that captures less. */
const hunts: Rule = {
  id: 'hunts',
  about: 'better',
  find({ played, better }) {
    const deed = deedOf(better.turn);
    const prey = huntOf(deed);
    if (deed?.what !== 'move' || prey.length <= (played ? huntOf(deedOf(played.turn)).length : 0)) return undefined;
    return { ground: 'count', weight: 3, values: { ...named(deed), ...listed(prey) } };
  },
};

/** Reasons about where towers go, and where they no longer can. */
export const stepReasons: readonly Rule[] = [
  pins,
  releases,
  cramped('cramped', false),
  cramped('crampedAll', true),
  squeezes('squeezes', false),
  squeezes('squeezesAll', true),
  passes,
  letsPast,
  crosses,
  runs,
  hunted,
  hunts,
];
