/** Keeps small texts for this browser. Where that is forbidden nothing is kept, and nothing breaks. */
export const keep = (name: string, text: string): void => {
  try {
    localStorage.setItem(`threefold-${name}`, text);
  } catch {
    // Blocked or full: the page works without it.
  }
};

export const kept = (name: string): string | null => {
  try {
    return localStorage.getItem(`threefold-${name}`);
  } catch {
    return null;
  }
};
