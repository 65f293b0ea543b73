import { signal } from '@preact/signals';
import { ratingsOf } from '@threefold-games/bots/ratings';
import type { SavedGame } from '../../library/index.ts';
import { jsonKey, localTexts } from '../../storage/index.ts';
import { chanceAgainst, isUnsure, learnFrom, levelOf, type OwnSkill, offeredLevel } from './estimate.ts';
import { type OwnSkills, readSkills } from './readSkills.ts';

const stored = jsonKey('skills', readSkills);

/** How well I play each game against bots; kept for this browser. */
export const skills = signal<OwnSkills>(stored.get());

// Another tab has learned something.
stored.watch(known => {
  skills.value = known;
});

/** What is known of one game, kept from now on. */
export const keepSkill = (game: string, skill: OwnSkill): void => {
  skills.value = { ...stored.get(), [game]: skill };
  stored.set(skills.value);
};

/** Knows nothing any more. */
export const forgetSkills = (): void => {
  skills.value = {};
  localTexts.write('skills', null);
};

/** Learns from a game that has just ended here. */
export const learn = ({ game, stored }: Pick<SavedGame, 'game' | 'stored'>): void => {
  const ratings = ratingsOf(game);
  const before = skills.value[game];
  const after = ratings && learnFrom(before, stored, ratings);
  if (after && after !== before) keepSkill(game, after);
};

/** How well I play a game, in levels. */
export interface OwnLevel {
  /** About which level I play like. */
  readonly about: number;
  /** Whether that is known from too little. */
  readonly unsure: boolean;
  /** The level at which I win about 45 games of 100. */
  readonly offered: number;
  /** Which share of the games I win against a level; undefined as long as nobody can tell. */
  chance(level: number): number | undefined;
}

/** Undefined for who has never played it against bots. */
export const ownLevel = (game: string): OwnLevel | undefined => {
  const ratings = ratingsOf(game);
  const skill = skills.value[game];
  if (!ratings || !skill || skill.games === 0) return undefined;
  const unsure = isUnsure(skill);
  return {
    about: levelOf(skill, ratings),
    unsure,
    offered: offeredLevel(skill, ratings),
    chance: level => (unsure ? undefined : chanceAgainst(skill, level, ratings)),
  };
};
