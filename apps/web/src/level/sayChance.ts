import type { Speak } from '@threefold-games/speech';
import type { LevelWords } from '@threefold-games/words';
import type { OwnLevel } from './ownSkills.ts';

/** How a level compares with mine and how often I would win against it; undefined as long as nobody can tell. */
export const sayChance = (own: OwnLevel, level: number, said: LevelWords, speak: Speak): string | undefined => {
  const chance = own.chance(level);
  if (chance === undefined) return undefined;
  const steps = level - own.about;
  const { same, above, farAbove, below, farBelow } = said;
  const far = Math.abs(steps) > 1;
  const where = speak(steps === 0 ? same : steps > 0 ? (far ? farAbove : above) : far ? farBelow : below);
  const n = Math.round(chance * 10);
  if (n === 0) return speak(said.hardly, { where });
  return n === 10 ? speak(said.nearly, { where }) : speak(said.chance, { where, n });
};
