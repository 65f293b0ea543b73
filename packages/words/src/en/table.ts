import { english } from '../message.ts';

export const table = english({});
