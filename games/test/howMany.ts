/** How many random games a test plays: a few in every run, many in `npm run test:deep`. */
export const howMany = (usual: number, deep: number): number => (process.env.THREEFOLD_DEEP === '1' ? deep : usual);
