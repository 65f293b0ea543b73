import type { ClockFace } from '@threefold-games/room';
import type { Speak } from '@threefold-games/speech';
import type { OnlineWords } from '@threefold-games/words';
import { formatClock } from '../../state/formatClock.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** A time that is counted in days: 1 d 4 h, 5 h 12 min, 9 min. */
const sayDays = (left: number, { live }: OnlineWords, speak: Speak): string => {
  const [days, hours, minutes] = [
    Math.floor(left / DAY),
    Math.floor((left % DAY) / HOUR),
    Math.floor((left % HOUR) / MINUTE),
  ];
  if (days > 0) return speak(live.clockDays, { days, hours });
  return hours > 0 ? speak(live.clockHours, { hours, minutes }) : speak(live.clockMinutes, { n: minutes });
};

/** What a clock says. */
export const sayClockFace = (face: ClockFace, online: OnlineWords, speak: Speak): string => {
  if (face.kind === 'days') return sayDays(face.left, online, speak);
  const time = formatClock(face.left, true);
  return face.kind === 'period' ? speak(online.live.clockPeriods, { time, n: face.periods }) : time;
};
