/** The day of a moment where one is, such as `2026-11-16`; `ahead` days later. */
export const dayAt = (moment: number, ahead = 0): string => {
  const date = new Date(moment);
  date.setDate(date.getDate() + ahead);
  const two = (n: number): string => String(n).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
};

/** A moment of a day where one is: its noon. */
export const momentOf = (day: string): number => new Date(`${day}T12:00`).getTime();

/** The day so many days after another. */
export const dayAfter = (day: string, days: number): string => dayAt(momentOf(day), days);
