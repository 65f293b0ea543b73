export { openReview, useSight } from './openReview.ts';
export { isOwnPuzzle, loadOwn, type MakeAnswer, type MakeAsk, ownPuzzlePlace, placeInReview } from './ownPuzzle.ts';
export { openReplay } from './replay/replayedGame.ts';
export { type OwnPuzzle, reviewStore } from './reviewStore.ts';
