import { english } from '../message.ts';

export const replay = english({});
