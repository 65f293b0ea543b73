export * from '@threefold-games/board-core/surface';
