export { ratingsOf } from './ratings.ts';
export { bot as talat } from './talat.ts';
export { bot as taluva } from './taluva.ts';
export { bot as tzaar } from './tzaar.ts';
