import type { History, Turn } from '@threefold-games/core';
import type { JSX } from 'preact';
import { remarkOn } from './remarks.ts';
import { useCoach } from './useCoach.ts';

interface TurnRemarkProps {
  readonly game: string;
  readonly turn: Turn;
  /** One that the turn is part of; asked only where nobody has looked at the turn before. */
  readonly history: () => History;
  /** By seat: what everybody is called in sentences. */
  readonly names: readonly string[];
}

/** What a turn did, in a few words beside it in a list; nothing for most. */
export const TurnRemark = ({ game, turn, history, names }: TurnRemarkProps): JSX.Element | null => {
  const coach = useCoach(game);
  const remark = coach && remarkOn(turn, history, coach).value;
  if (!remark) return null;
  return (
    <>
      <span class="unseen">, </span>
      <span class="turn-remark">{coach.sayRemark(remark, names)}</span>
    </>
  );
};
