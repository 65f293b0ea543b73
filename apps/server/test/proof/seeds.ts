/** The seeds of a proof. `PROOF_SEED=7` tries only that one. */
export const seeds = (count: number): readonly number[] => {
  const { PROOF_SEED } = process.env;
  if (PROOF_SEED !== undefined) return [Number(PROOF_SEED)];
  return Array.from({ length: count }, (_, i) => i + 1);
};
