export * from '@threefold-games/tzaar';
