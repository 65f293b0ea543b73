export * from '@threefold-games/taluva';
