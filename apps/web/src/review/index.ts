export { openReview, useSight } from './openReview.ts';
export { isOwnPuzzle, loadOwn, ownPuzzlePlace, placeInReview } from './ownPuzzle.ts';
export { openReplay } from './replay/replayedGame.ts';
export { type OwnPuzzle, reviewStore } from './reviewStore.ts';
