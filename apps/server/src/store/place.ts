/** Where everything is kept: a folder of one's own, or a PostgreSQL. */
export type StorePlace = { readonly data: string } | { readonly url: string };
