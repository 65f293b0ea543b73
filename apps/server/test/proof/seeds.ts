/** Seeds of a proof: a few in every run, many in `npm run test:deep`. `PROOF_SEED=7` tries one of them again. */
export const seedsOf = (usual: number, deep: number): readonly number[] => {
  const { PROOF_SEED, THREEFOLD_DEEP } = process.env;
  if (PROOF_SEED !== undefined) return [Number(PROOF_SEED)];
  return Array.from({ length: THREEFOLD_DEEP === '1' ? deep : usual }, (_, i) => i + 1);
};
