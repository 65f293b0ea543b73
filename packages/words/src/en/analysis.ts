import { english } from '../message.ts';

export const analysis = english({});
