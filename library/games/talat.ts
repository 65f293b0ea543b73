export * from '@threefold-games/talat';
