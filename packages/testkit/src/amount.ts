/**
 * How much a test does: `usual` in every run, `deep` in `npm run test:deep`, which sets `THREEFOLD_DEEP=1`.
 * A typing error in the variable would quietly run the usual amount, so any other value is an error.
 */
export const amount = <Usual, Deep = Usual>(usual: Usual, deep: Deep): Usual | Deep => {
  const { THREEFOLD_DEEP: value } = process.env;
  if (value === undefined || value === '0') return usual;
  if (value === '1') return deep;
  throw new Error(`THREEFOLD_DEEP is "${value}": set it to 1 or 0, or leave it unset.`);
};
