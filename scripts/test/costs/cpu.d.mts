export function treeCpu(): number;
