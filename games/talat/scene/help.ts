import { legalActions, type Outcome, type Position, type Seat } from '@threefold-games/core';
import type { Ending, Help, Warning } from '@threefold-games/stage';
import { handedTo, type TalatView, talat } from '@threefold-games/talat';
import { findCell, readStep } from '@threefold-games/talat/display';
import { loadHelpWords } from '../words/help.ts';
import { RANKED } from './towers.ts';
import { colourName, type Voice } from './voice.ts';

/** What Talat says to those who play with help. */
export const helpOf = async (voice: Voice): Promise<Help<TalatView>> => {
  const { speak } = voice;
  const words = await loadHelpWords(speak.lang);
  return {
    // A step freezes one board at most, and everybody but one may have one before a seat acts again.
    mayEnd: view => view.phase === 'moving' && frozenCount(view) + view.seats - 1 >= endAfter(view),
    handedTo,
    explain,
    ownEnd: (before, after, outcome, seat) =>
      outcome?.shares[seat] === 0 ? freezing(before, after, seat, outcome)[0] : undefined,
    dangers: (position, seat) => {
      const seats = position.view().seats;
      const others = Array.from({ length: seats - 1 }, (_, i) => (seat + 1 + i) % seats);
      return others.flatMap(other => {
        const theirs = handedTo(position, other);
        return theirs ? exposed(theirs, seat) : [];
      });
    },
    effects: (before, after, seat) => [
      ...freezing(before.view(), after.view(), seat, after.outcome()),
      ...(after.actor >= 0 && after.actor !== seat ? exposed(after, seat) : []),
    ],
    say: ({ code, values }, when, names) => {
      const { board = 0, cell = '', tower = '', by = -1, seats = 3 } = values;
      const name = names[Number(by)] || colourName(voice, Math.max(0, Number(by)), Number(seats));
      if (code === 'win') return speak(words.win, { name, board });
      if (code === 'tower')
        return when === 'now'
          ? speak(words.tower.now, { tower, cell })
          : speak(words.tower.after, { name, tower, cell });
      if (code === 'leads') return speak(words.freezes.other, { name, board });
      return speak(words.freezes[code === 'level' ? 'level' : 'you'], { board });
    },
  };
};

const frozenCount = ({ boards }: TalatView): number => boards.filter(({ frozen }) => frozen).length;
const endAfter = ({ options }: TalatView): number => Number(options.endAfterFrozen);

/** The number of the board that is frozen in one view and not in another. */
const frozenBetween = (before: TalatView, after: TalatView): number | undefined => {
  const at = after.boards.findIndex(({ frozen }, board) => frozen && !before.boards[board]!.frozen);
  return at < 0 ? undefined : at + 1;
};

/** A board that freezes with a turn, and who leads then. */
const freezing = (
  before: TalatView,
  after: TalatView,
  seat: Seat,
  outcome: Outcome | undefined,
): readonly Warning[] => {
  const board = frozenBetween(before, after);
  if (board === undefined) return [];
  const most = Math.max(...(outcome?.shares ?? after.points));
  const leaders = (outcome?.shares ?? after.points).flatMap((value, at) => (value === most ? [at] : []));
  const [by = seat] = leaders;
  const values = { board, by, seats: after.seats };
  if (leaders.length === 1 && by !== seat) return [{ code: 'leads', values }];
  return [{ code: leaders.length > 1 ? 'level' : 'youLead', values, mild: true }];
};

const explain = ({ by, steps, view }: Ending<TalatView>): Warning => {
  const { view: before, step: text } = steps.at(-1)!;
  const step = readStep(text);
  const values = { board: frozenBetween(before, view) ?? 0, by, seats: view.seats };
  if (!step || step.what === 'place') return { code: 'win', values };
  return { code: 'win', values, threat: { from: step.source, to: step.goal } };
};

/** The highest tower of a seat that whoever acts can capture. */
const exposed = (position: Position<TalatView>, seat: Seat): readonly Warning[] => {
  const view = position.view();
  const found = legalActions(talat, position).flatMap(action => {
    const step = readStep(position.format(action));
    const tower = step?.what === 'take' ? findCell(view, step.goal)?.tower : undefined;
    if (step?.what !== 'take' || tower?.owner !== seat) return [];
    const { source: from, goal: to } = step;
    const values = { tower: tower.tower, cell: to, by: position.actor, seats: view.seats };
    return [{ code: 'tower', values, threat: { from, to }, stake: to }];
  });
  const rank = ({ values }: (typeof found)[number]): number => RANKED.indexOf(values.tower);
  return found.sort((a, b) => rank(a) - rank(b)).slice(0, 1);
};
