export function nodeOf(version: string): string;
export function floors(): string[];
