export const PARTS: readonly { readonly name: string }[];
export function partOf(file: string): string | undefined;
