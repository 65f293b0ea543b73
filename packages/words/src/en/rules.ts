import { english } from '../message.ts';

export const rules = english({});
