import { english } from '../message.ts';

export const myGames = english({});
