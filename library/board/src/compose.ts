export * from '@threefold-games/board-core/compose';
