import { CHANCE, type Comment, formatRecord, makeRecord, plainOptions, stepsOf, type Tag } from '@threefold-games/core';
import type { SelfplayGame } from './game.ts';
import { playerName, type SelfplayPlan, selfplayTag } from './plan.ts';
import type { Thought } from './thinker.ts';

/** Digits of a share. */
const DIGITS = 4;

/** A game as a record: what was thought before a step stands in the comment behind it. */
export const formatGame = (plan: SelfplayPlan, played: SelfplayGame): string => {
  const { setup, history, number } = played;
  const names = Array.from({ length: setup.seats }, () => playerName(plan));
  const tags: Tag[] = [
    { name: 'Selfplay', value: selfplayTag(plan) },
    { name: 'Round', value: String(number) },
  ];
  const outcome = history.position.outcome();
  const record = makeRecord(history.game, setup, names, history.texts, { outcome, tags, comments: commentsOf(played) });
  // The empty line parts it from the next one.
  return `${formatRecord(record)}\n`;
};

const commentsOf = ({ history, thoughts }: SelfplayGame): Comment[] => {
  let index = 0;
  return history.texts.flatMap((steps, turn) =>
    steps.flatMap((_, step) => {
      const text = thoughtText(thoughts.get(index++));
      return text === '' ? [] : [{ turn: turn + 1, step: step + 1, text }];
    }),
  );
};

/** `[%shares 0.6132 0.3868] [%visits D3xC3=120 E5xD5=33]`, and `[%solved]` where the shares are exact. */
const thoughtText = (thought: Thought | undefined): string => {
  if (!thought) return '';
  const { shares, visits, solved } = thought;
  return [
    ...(shares ? [`[%shares ${shares.map(share => share.toFixed(DIGITS)).join(' ')}]`] : []),
    ...(visits.length > 0 ? [`[%visits ${visits.map(([step, count]) => `${step}=${count}`).join(' ')}]`] : []),
    ...(solved ? ['[%solved]'] : []),
  ].join(' ');
};

/** A game as its line of JSON. */
export const formatJson = (plan: SelfplayPlan, { setup, history, thoughts, number }: SelfplayGame): string => {
  const { game, position, texts } = history;
  const turnOf = texts.flatMap((steps, turn) => steps.map(() => turn + 1));
  const line = {
    game: game.id,
    rules: game.version,
    seats: setup.seats,
    options: plainOptions(setup.options),
    layout: setup.layout,
    selfplay: selfplayTag(plan),
    round: number,
    steps: stepsOf(history).steps.map(({ actor, text, legal }, index) => ({
      turn: turnOf[index],
      actor: actor === CHANCE ? 'chance' : actor,
      text,
      legal,
      ...thoughtJson(thoughts.get(index)),
    })),
    outcome: position.outcome(),
  };
  return `${JSON.stringify(line)}\n`;
};

const thoughtJson = (thought: Thought | undefined): object => {
  if (!thought) return {};
  const { shares, visits, solved } = thought;
  return {
    ...(shares ? { shares: shares.map(share => Number(share.toFixed(DIGITS))) } : {}),
    ...(visits.length > 0 ? { visits: Object.fromEntries(visits) } : {}),
    ...(solved ? { solved } : {}),
  };
};
