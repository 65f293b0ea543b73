import type { StepEvent } from '@threefold-games/core';
import type { Motion } from '@threefold-games/stage';
import type { TalatView } from '@threefold-games/talat';
import { findCell, isAcross, isZihin, placingColour, readStep } from '@threefold-games/talat/display';
import { isChoice } from './steps.ts';
import { colourName, type Voice } from './voice.ts';

/** What moves when a step is played. */
export const motionOf = (text: string, events: readonly StepEvent[]): readonly Motion[] => {
  const step = readStep(text);
  if (!step) return [];
  const freezes = events.flatMap(({ name, value }): Motion[] =>
    name === 'frozen' ? [{ kind: 'freeze', part: String(value) }] : [],
  );
  if (step.what === 'place') return [{ kind: 'place', cells: [step.goal] }];
  const onto = step.what === 'take' ? 'taken' : 'nothing';
  return [{ kind: 'travel', from: step.source, to: step.goal, onto }, ...freezes];
};

/** Whether a step is worth finding again: a capture, a swap, or a board that froze. */
export const isNotable = (text: string, events: readonly StepEvent[]): boolean =>
  text === 'swap' || readStep(text)?.what === 'take' || events.some(({ name }) => name === 'frozen');

/** A step in words, with what it brought about. */
export const tellStep = (voice: Voice, view: TalatView, text: string, events: readonly StepEvent[]): string =>
  [tellItself(voice, view, text), ...events.flatMap(event => tellEvent(voice, view, event))].join(' ');

const tellEvent = (voice: Voice, view: TalatView, { name, value }: StepEvent): readonly string[] => {
  const { words, speak } = voice;
  if (name === 'frozen') return [speak(words.tell.frozen, { board: value })];
  if (name !== 'skipped') return [];
  return [speak(words.tell.skipped, { name: colourName(voice, value, view.seats) })];
};

/** A step as advice: what to do, and what it brings. */
export const adviseStep = (voice: Voice, view: TalatView, text: string, events: readonly StepEvent[]): string => {
  const { words, speak } = voice;
  const { advise } = words;
  const step = readStep(text);
  if (isChoice(text)) return speak(advise[text]);
  if (!step) return text;
  const goal = findCell(view, step.goal);
  if (step.what === 'place') {
    const message = isZihin(placingColour(view), view.seats) ? advise.placeZihin : advise.place;
    return speak(message, { tower: step.tower, goal: step.goal });
  }
  const mover = findCell(view, step.source)?.tower;
  if (!mover || !goal) return text;
  const zihin = isZihin(mover.owner, view.seats);
  const facts = { tower: mover.tower, source: step.source, goal: step.goal };
  const itself = goal.tower
    ? speak(zihin ? advise.takeZihin : advise.take, { ...facts, other: goal.tower.tower })
    : speak(zihin ? advise.moveZihin : advise.move, facts);
  const across = isAcross({ ...goal, tower: mover }) && step.what === 'move' ? [speak(advise.across)] : [];
  const freezes = events.flatMap(({ name, value }) =>
    name === 'frozen' ? [speak(advise.frozen, { board: value })] : [],
  );
  return [itself, ...across, ...freezes].join(' ');
};

const tellItself = (voice: Voice, view: TalatView, text: string): string => {
  const { words, speak } = voice;
  const { tell } = words;
  const step = readStep(text);
  if (isChoice(text)) return speak(tell[text], { name: colourName(voice, view.actor, view.seats) });
  if (!step || view.actor < 0) return speak(tell.unknown, { step: text });
  const name = colourName(voice, view.side, view.seats);
  const { goal } = step;
  if (step.what === 'place') {
    const message = isZihin(placingColour(view), view.seats) ? tell.placeZihin : tell.place;
    return speak(message, { name, tower: speak(words.towers[step.tower]), goal });
  }
  const mover = findCell(view, step.source)?.tower;
  const other = findCell(view, goal)?.tower;
  if (!mover) return speak(tell.unknown, { step: text });
  const zihin = isZihin(mover.owner, view.seats);
  const facts = { name, tower: speak(words.towers[mover.tower]), source: step.source, goal };
  if (!other) return speak(zihin ? tell.moveZihin : tell.move, facts);
  return speak(zihin ? tell.takeZihin : tell.take, {
    ...facts,
    other: speak(words.towers[other.tower]),
    loser: colourName(voice, other.owner, view.seats),
  });
};
