// The arrow keys go through the game of a frame, wherever its reader is in it.
const board = document.querySelector('threefold-board');
const STEPS = { ArrowLeft: -1, ArrowRight: 1, Home: Number.NEGATIVE_INFINITY, End: Number.POSITIVE_INFINITY };

document.addEventListener('keydown', event => {
  const by = STEPS[event.key];
  if (!by || event.composedPath().includes(board) || event.ctrlKey || event.metaKey || event.altKey) return;
  event.preventDefault();
  board.go(board.turn + by);
});
