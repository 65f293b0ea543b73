/** The stores of this browser's database, each with the fields that its entries are found by. */
export const STORES = {
  /** Saved games. */
  games: 'id',
  /** Saved games that could not be read. */
  aside: 'id',
  /** Puzzles that were tried. */
  puzzles: 'id',
  /** How well somebody solves the puzzles of a game. */
  solvers: 'game',
  /** Reviews of games, each with when it was made (`at`). */
  reviews: 'key',
  /** Turning points that somebody keeps as puzzles. */
  ownPuzzles: ['id', 'turn'],
} satisfies Readonly<Record<string, string | string[]>>;

export type StoreName = keyof typeof STORES;

declare const entry: unique symbol;

/** The name of a store, with the type of its entries as this version writes them. */
export type Store<Entry extends object> = StoreName & { readonly [entry]?: Entry };

/** One entry of a store, whether it is there or not. */
export type Ref<Entry extends object> = readonly [store: Store<Entry>, key: IDBValidKey];

/** The key of an entry, as its store has it. */
export const keyOf = (store: StoreName, of: object): IDBValidKey => {
  const path: string | readonly string[] = STORES[store];
  const field = (name: string): IDBValidKey => (of as Readonly<Record<string, IDBValidKey>>)[name]!;
  return typeof path === 'string' ? field(path) : path.map(field);
};
