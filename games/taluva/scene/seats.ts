import type { Seat } from '@threefold-games/core';
import { type Figure, type Mark, type Shape, TONES } from '@threefold-games/stage';

/** The doors by which seats are told apart, in their order. */
const MARKS: readonly Mark[] = ['disc', 'square', 'triangle', 'diamond'];

/** What a seat has: a building, or its token when the shape is a disc. */
export const figureOf = (shape: Shape, seat: Seat): Figure => ({ shape, tone: TONES[seat]!, mark: MARKS[seat]! });
