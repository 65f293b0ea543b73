import type { SeatRating } from '@threefold/wire';
import type { OnlineWords, Speak } from '@threefold/words';

/** How well somebody plays, as a number; roughly while few games stand behind it. */
export const saySeatRating = (
  { rating, provisional }: Partial<SeatRating>,
  { together }: OnlineWords,
  speak: Speak,
): string | undefined => {
  if (rating === undefined) return undefined;
  const number = String(Math.round(rating));
  return provisional ? speak(together.roughRating, { rating: number }) : number;
};
