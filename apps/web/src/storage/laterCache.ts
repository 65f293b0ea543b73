/** The cache of files that are kept once somebody has asked for them. It outlives a version, as most files in it do. */
export const LATER_CACHE = 'threefold-later';
