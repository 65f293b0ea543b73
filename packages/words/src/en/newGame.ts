import { english } from '../message.ts';

export const newGame = english({});
