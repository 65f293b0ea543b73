import type { Seat } from '@threefold-games/core';
import type { Branch, Moment, PlayedMoment, ReasonRule, Values } from '@threefold-games/learn';
import type { TalatView } from '@threefold-games/talat';
import { type Deed, deedOf, deedsOf, isSame, repliesTo, sideOf } from './deeds.ts';
import { capturesBy, capturesFrom, type PossibleCapture } from './sight.ts';

type Rule = ReasonRule<TalatView>;
type TalatBranch = Branch<TalatView>;
type Capture = Deed & { readonly taken: NonNullable<Deed['taken']> };

/** How many turns of a branch are told. */
const TOLD = 9;
const toldOf = (branch: TalatBranch): readonly Deed[] => deedsOf(branch).slice(0, TOLD);

/** Whether somebody captures a tower that plays for a seat. */
const isLossOf =
  (seat: Seat) =>
  (deed: Deed): deed is Capture =>
    deed.taken !== undefined && deed.seat !== seat && sideOf(deed.taken, deed.before) === seat;

const isCaptureBy =
  (seat: Seat) =>
  (deed: Deed): deed is Capture =>
    deed.taken !== undefined && deed.seat === seat;

/** The towers that a seat captures less those that it loses. */
const netOf = (seat: Seat, deeds: readonly Deed[]): number =>
  deeds.filter(isCaptureBy(seat)).length - deeds.filter(isLossOf(seat)).length;

/** Whether some capture, whoever makes it, takes this tower. */
const isCaptured = ({ taken }: Capture, deeds: readonly Deed[]): boolean =>
  deeds.some(deed => deed.taken && isSame(deed.taken, taken));

const stepOf = ({ turn }: TalatBranch): string => turn.steps[0]!;

/** What sentences tell of a capture. */
const told = ({ step, taken }: Capture): Values => ({ step, tower: taken.tower.tower, cell: taken.name });

/** The towers that replies capture, and that the seat does not avenge in its next turn. */
const lostNext = (seat: Seat, branch: TalatBranch): readonly Capture[] => {
  const next = branch.line.find(turn => turn.seat === seat);
  const avenged = next && deedOf(next)?.taken?.name;
  return repliesTo(branch)
    .filter(isLossOf(seat))
    .filter(({ taken }) => taken.name !== avenged);
};

/** Replies capture more than they would after the better turn, and a tower that it keeps. */
const taken: Rule = {
  id: 'taken',
  about: 'both',
  find({ seat, played, better }) {
    const lost = lostNext(seat, played);
    if (lost.length <= lostNext(seat, better).length) return undefined;
    const first = lost.find(each => !isCaptured(each, toldOf(better)));
    return first && { ground: 'line', weight: 9, values: { who: first.seat, ...told(first) } };
  },
};

/** The better turn captures a tower, and what was played none. */
const takes: Rule = {
  id: 'takes',
  about: 'better',
  find({ seat, played, better }) {
    const deed = deedOf(better.turn);
    if (!deed || !isCaptureBy(seat)(deed) || (played && deedOf(played.turn)?.taken)) return undefined;
    return { ground: 'line', weight: lostNext(seat, better).length > 0 ? 5 : 8, values: told(deed) };
  },
};

/** The tower that the better turn moves captures something later, which nobody captures after what was played. */
const prepares: Rule = {
  id: 'prepares',
  about: 'better',
  find({ seat, played, better }) {
    const deed = deedOf(better.turn);
    if (deed?.what !== 'move') return undefined;
    const later = toldOf(better)
      .slice(1)
      .filter(isCaptureBy(seat))
      .find(({ tower }) => isSame(tower, deed.tower));
    if (!later || (played && isCaptured(later, deedsOf(played)))) return undefined;
    return { ground: 'line', weight: 7, values: { ...told(later), step: deed.step, later: later.step } };
  },
};

/** After what was played somebody captures later what nobody captures after the better turn. */
const costs: Rule = {
  id: 'costs',
  about: 'both',
  find({ seat, played, better }) {
    const [ours, theirs] = [toldOf(played), toldOf(better)];
    if (netOf(seat, ours) >= netOf(seat, theirs)) return undefined;
    const [replies, losses] = [repliesTo(played), ours.filter(isLossOf(seat))];
    if (losses.length <= theirs.filter(isLossOf(seat)).length) return undefined;
    const loss = losses.find(each => !replies.includes(each) && !isCaptured(each, theirs));
    return loss && { ground: 'line', weight: 6, values: { who: loss.seat, ...told(loss) } };
  },
};

/** What was played captures at once what is captured later after the better turn. */
const canWait: Rule = {
  id: 'canWait',
  about: 'both',
  find({ seat, played, better }) {
    const deed = deedOf(played.turn);
    const later =
      deed?.taken &&
      deedsOf(better)
        .slice(1)
        .filter(isCaptureBy(seat))
        .find(each => isSame(each.taken, deed.taken!));
    return later && { ground: 'line', weight: 7, values: { ...told(later), first: stepOf(better), later: later.step } };
  },
};

/** After the better turn another tower than the one it moves captures what nobody captures after what was played. */
const gains: Rule = {
  id: 'gains',
  about: 'both',
  find(moment) {
    const { seat, played, better } = moment;
    const [ours, theirs] = [toldOf(played), toldOf(better)];
    const moved = deedOf(better.turn)?.tower;
    if (!moved || netOf(seat, ours) >= netOf(seat, theirs) || isPressed(moment)) return undefined;
    const gain = theirs
      .slice(1)
      .filter(isCaptureBy(seat))
      .find(each => !isSame(each.tower, moved) && !isCaptured(each, ours));
    return gain && { ground: 'line', weight: 4, values: { ...told(gain), first: stepOf(better) } };
  },
};

/** The cells on which somebody could capture for nothing. */
const freeCells = (captures: readonly PossibleCapture[]): ReadonlySet<string> =>
  new Set(captures.filter(({ answered }) => !answered).map(each => each.taken.name));

/** A capture that is possible after what was played, and would not be after the better turn, which leaves fewer for nothing. */
const exposure = ({ seat, played, better }: PlayedMoment<TalatView>): PossibleCapture | undefined => {
  const [ours, theirs] = [capturesFrom(played.turn.after, seat), capturesFrom(better.turn.after, seat)];
  if (freeCells(ours).size <= freeCells(theirs).size) return undefined;
  const fresh = ours.filter(each => !theirs.some(other => other.taken.name === each.taken.name));
  return fresh.find(({ answered }) => !answered) ?? fresh[0];
};

/** Whether what was played leaves a tower to be captured for nothing: what comes later matters less then. */
export const isPressed = (moment: PlayedMoment<TalatView>): boolean => exposure(moment)?.answered === false;

const toldPossible = ({ by, source, taken: prey }: PossibleCapture): Values => ({
  who: by,
  tower: prey.tower.tower,
  cell: prey.name,
  from: source,
});

/** A tower is in reach after what was played, where it was in reach before, or was not. */
const inReach = (id: string, before: boolean): Rule => ({
  id,
  about: 'both',
  find(moment) {
    const found = exposure(moment);
    if (!found) return undefined;
    const was = capturesFrom(moment.played.turn.before, moment.seat).some(
      ({ taken: prey }) => prey.name === found.taken.name && isSame(prey, found.taken),
    );
    if (was !== before) return undefined;
    return { ground: 'count', weight: found.answered ? 5 : 8, values: toldPossible(found) };
  },
});

/** After the better turn every captor of a tower could be captured in turn; else one of them could not. */
const guards: Rule = {
  id: 'guards',
  about: 'better',
  find({ seat, played, better }) {
    const after = capturesFrom(better.turn.after, seat);
    const without = capturesFrom(played ? played.turn.after : better.turn.before, seat);
    const free = freeCells(after);
    const found = without.find(
      ({ answered, taken: prey }) =>
        !answered &&
        !free.has(prey.name) &&
        after.some(each => isSame(each.taken, prey) && each.taken.name === prey.name),
    );
    return found && { ground: 'count', weight: 6, values: { ...toldPossible(found), step: stepOf(better) } };
  },
};

/** What the seat could capture for nothing after the better turn, and neither before nor after what was played; each tower once. */
const threats = ({ seat, played, better }: Moment<TalatView>): readonly PossibleCapture[] => {
  const without = [better.turn.before, ...(played ? [played.turn.after] : [])].flatMap(at => capturesBy(at, seat));
  const fresh = capturesBy(better.turn.after, seat).filter(
    ({ taken: prey, answered }) => !answered && !without.some(each => isSame(each.taken, prey)),
  );
  return [...new Map(fresh.map(each => [each.taken.name, each])).values()];
};

const attacks: Rule = {
  id: 'attacks',
  about: 'better',
  find(moment) {
    const [first, ...more] = threats(moment);
    if (!first || more.length > 0) return undefined;
    return { ground: 'count', weight: 4, values: { ...toldPossible(first), step: stepOf(moment.better) } };
  },
};

const attacksTwo: Rule = {
  id: 'attacksTwo',
  about: 'better',
  find(moment) {
    const [first, second] = threats(moment);
    if (!first || !second) return undefined;
    const { tower, name } = second.taken;
    const values = { ...toldPossible(first), step: stepOf(moment.better), other: tower.tower, cell2: name };
    return { ground: 'count', weight: 7, values };
  },
};

/** Reasons about captures: those that are made, and those that are possible. */
export const captureReasons: readonly Rule[] = [
  taken,
  takes,
  prepares,
  costs,
  canWait,
  gains,
  inReach('exposed', false),
  inReach('leftExposed', true),
  guards,
  attacks,
  attacksTwo,
];
