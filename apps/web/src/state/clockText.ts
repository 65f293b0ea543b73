/** What is left on a clock: 4:21, or 1:04:21. Begun seconds count whole. */
export const clockText = (milliseconds: number): string => {
  const all = Math.max(0, Math.ceil(milliseconds / 1000));
  const two = (value: number): string => String(value).padStart(2, '0');
  const [hours, minutes, seconds] = [Math.floor(all / 3600), Math.floor(all / 60) % 60, all % 60];
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds)}` : `${minutes}:${two(seconds)}`;
};
