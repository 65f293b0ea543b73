/** What is left on a clock: 4:21, or 1:04:21. Begun seconds count whole; with `tenths` the last ten seconds are 9.4. */
export const formatClock = (milliseconds: number, tenths = false): string => {
  const left = Math.max(0, milliseconds);
  if (tenths && left < 10_000) return (Math.floor(left / 100) / 10).toFixed(1);
  const all = Math.ceil(left / 1000);
  const two = (value: number): string => String(value).padStart(2, '0');
  const [hours, minutes, seconds] = [Math.floor(all / 3600), Math.floor(all / 60) % 60, all % 60];
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds)}` : `${minutes}:${two(seconds)}`;
};
