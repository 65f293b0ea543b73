import { english } from '../message.ts';

export const settings = english({});
