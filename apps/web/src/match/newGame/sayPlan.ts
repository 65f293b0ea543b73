import type { GameHead, Options } from '@threefold-games/core';
import type { Speak } from '@threefold-games/speech';
import type { Face } from '@threefold-games/stage';
import type { FormWords, LevelWords } from '@threefold-games/words';
import type { LateVoice, Voice } from '../../i18n/index.ts';
import type { NewGame, SeatPlan } from '../../settings/index.ts';
import type { OwnLevel } from '../level/ownSkills.ts';
import { nameOf } from '../names.ts';

type Plan = Omit<NewGame, 'even'> & { readonly even: boolean };
type FormVoice = LateVoice<FormWords>;

/** Who meets whom, for who plays too: else who begins, and how many they are. */
const sayWho = (seats: readonly SeatPlan[], face: Face, { words, said, speak }: FormVoice): readonly string[] => {
  const names = seats.map((seat, at) => nameOf(seat, at, seats.length, face, words, speak));
  const mine = seats.findIndex(({ kind }) => kind === 'me');
  if (mine < 0) return [speak(said.begins, { name: names[0]! }), speak(said.seats, { n: seats.length })];
  const others = speak.list(names.filter((_, at) => at !== mine));
  return [speak(said.youAre, { colour: face.seatName(mine, seats.length), names: others })];
};

/** What is not as usual, of the options that are told. */
const sayOptions = (
  game: GameHead,
  seats: number,
  options: Options,
  face: Face,
  { words, speak }: Voice,
  told: (name: string) => boolean,
): readonly string[] =>
  Object.entries(options).flatMap(([name, value]) => {
    const option = face.options[name];
    if (!option || !told(name) || value === game.options[name]?.standard(seats)) return [];
    return [speak(words.newGame.value, { option: option.name, value: option.values[value] ?? value })];
  });

const sayClock = ({ clock }: Plan, { said, speak }: FormVoice): string =>
  clock ? speak(said.time, { ...clock }) : speak(said.noClock);

/** What the game will be, in facts: who meets whom, what is not as usual, how much time. */
export const sayPlan = (game: GameHead, plan: Plan, options: Options, face: Face, voice: FormVoice): string => {
  const { seats, even, lot } = plan;
  const { words, said, speak } = voice;
  return [
    ...(lot ? [speak(words.newGame.lot), speak(said.seats, { n: seats.length })] : sayWho(seats, face, voice)),
    ...sayOptions(game, seats.length, options, face, voice, () => true),
    ...(even ? [speak(words.newGame.even)] : []),
    sayClock(plan, voice),
  ].join(' · ');
};

/** What is folded on phones, in a few words: all but odds. */
export const sayRest = (game: GameHead, plan: Plan, options: Options, face: Face, voice: FormVoice): string => {
  const { words, speak } = voice;
  return [
    ...sayOptions(game, plan.seats.length, options, face, voice, name => face.options[name]?.odds === undefined),
    ...(plan.even ? [speak(words.newGame.even)] : []),
    ...(plan.lot ? [speak(words.newGame.lot)] : []),
    sayClock(plan, voice),
  ].join(' · ');
};

/** How a level compares with mine and how often I would win against it; undefined if that is unknown. */
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
