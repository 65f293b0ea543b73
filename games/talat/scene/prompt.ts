import type { Briefing, Choice, Look, Prompt } from '@threefold-games/stage';
import type { TalatView, Tower } from '@threefold-games/talat';
import { findCell, isTower, isZihin, placingColour, prettyStep, TOWERS } from '@threefold-games/talat/display';
import { pickedTower } from './marks.ts';
import { isChoice, readSteps } from './steps.ts';
import { towerFigure } from './towers.ts';
import { colourName, type Voice } from './voice.ts';

/** What the voice bar says. */
export const promptOf = (voice: Voice, view: TalatView, look: Look): Prompt => {
  const { words, speak } = voice;
  const [composed] = look.composed;
  if (composed !== undefined) {
    const step = isChoice(composed) ? speak(words.choices[composed]) : prettyStep(composed);
    const text = speak(words.prompt.composedText, { step });
    return { title: speak(words.prompt.composed), text };
  }
  if (view.phase === 'over') return { title: speak(words.prompt.over), text: speak(words.prompt.overText) };
  if (view.phase === 'choosing') return { title: speak(words.prompt.choose), text: speak(words.prompt.chooseText) };
  return view.phase === 'placing' ? promptPlacing(voice, view, look) : promptMoving(voice, view, look);
};

/** TA-7: what the third colour is about when two play. */
export const briefingOf = ({ words, speak }: Voice, view: TalatView): Briefing | undefined => {
  if (view.seats !== 2) return undefined;
  const { title, text, textBoth } = words.briefing;
  const both = view.options.zihinScope === 'bothZihinBoards';
  return { id: 'talat-zihin', title: speak(title), text: speak(both ? textBoth : text), rule: 'TA-7.1' };
};

const promptPlacing = (voice: Voice, view: TalatView, look: Look): Prompt => {
  const { words, speak } = voice;
  const { prompt } = words;
  const colour = placingColour(view);
  const zihin = isZihin(colour, view.seats);
  const tower = pickedTower(look);
  const left = view.hands[colour]!.length;
  if (tower === undefined && zihin) {
    return { title: speak(prompt.placeZihin), text: speak(prompt.placeZihinText, { n: left - 1 }) };
  }
  const cut = cutFor(voice, view);
  if (cut !== undefined && !zihin) {
    const title =
      tower === undefined ? speak(prompt.cut, { name: cut }) : speak(prompt.cutPlacing, { tower, name: cut });
    return { title, text: speak(prompt.cutText) };
  }
  if (tower === undefined && look.narrow)
    return { title: speak(prompt.placeShort), text: speak(prompt.placeShortText) };
  if (tower === undefined) return { title: speak(prompt.place), text: speak(prompt.placeText, { n: left }) };
  if (look.narrow) {
    const text = speak(zihin ? prompt.placingZihinShortText : prompt.placingShortText);
    return { title: speak(prompt.placingShort, { tower }), text };
  }
  const title = speak(zihin ? prompt.placingZihin : prompt.placing, { tower });
  return { title, text: factsOf(voice, view, tower) };
};

/** TA-H.2: the colour that a seat plays for before the other chooses its side. */
const cutFor = (voice: Voice, view: TalatView): string | undefined =>
  view.cut ? colourName(voice, view.side, view.seats) : undefined;

const promptMoving = (voice: Voice, view: TalatView, look: Look): Prompt => {
  const { words, speak } = voice;
  const { prompt } = words;
  const [pick] = look.picked;
  const found = pick?.at === 'cell' ? findCell(view, pick.cell) : undefined;
  const cut = cutFor(voice, view);
  if (!found?.tower && cut !== undefined)
    return { title: speak(prompt.cut, { name: cut }), text: speak(prompt.cutText) };
  if (!found?.tower) return { title: speak(prompt.move), text: whatMoves(voice, view) };
  const { tower } = found.tower;
  const cell = found.name;
  const steps = readSteps(look.legalSteps);
  const way = waysOf(
    steps.some(({ what }) => what === 'move'),
    steps.some(({ what }) => what === 'take'),
  );
  if (look.narrow) return { title: speak(prompt.picked, { tower, cell }), text: speak(prompt[`${way}Text`]) };
  return { title: speak(prompt[way], { tower, cell }), text: factsOf(voice, view, tower) };
};

const waysOf = (goes: boolean, takes: boolean): 'goOrTake' | 'go' | 'take' =>
  takes ? (goes ? 'goOrTake' : 'take') : 'go';

const whatMoves = ({ words, speak }: Voice, view: TalatView): string => {
  const { prompt } = words;
  if (view.seats !== 2) return speak(prompt.moveText);
  if (view.options.zihinScope === 'bothZihinBoards') return speak(prompt.moveBothZihinText);
  return speak(prompt.moveZihinText, { board: view.side === 0 ? 2 : 3 });
};

/** What a tower takes, and what takes it. */
export const factsOf = ({ words, speak }: Voice, view: Pick<TalatView, 'options'>, tower: Tower): string => {
  const david = view.options.davidGoliath === 'on';
  const takes = words.takes[!david && tower === 'S3' ? 'S3alone' : tower];
  const taken = words.taken[!david && tower === 'L6' ? 'L6alone' : tower];
  return speak(words.panel.row, { takes: speak(takes), taken: speak(taken) });
};

/** The towers that can be placed, each with its picture and a key that is always the same; or the sides (TA-H.2). */
export const choicesOf = ({ words, speak }: Voice, view: TalatView, choices: readonly string[]): readonly Choice[] => [
  ...choices.filter(isChoice).map(choice => ({
    choice,
    label: speak(words.choices[choice]),
    key: choice === 'stay' ? '1' : '2',
  })),
  ...choices
    .filter(isTower)
    .sort((a, b) => TOWERS.indexOf(a) - TOWERS.indexOf(b))
    .map(choice => ({
      choice,
      label: choice,
      figure: towerFigure(choice, placingColour(view), view.seats),
      key: String(TOWERS.indexOf(choice) + 1),
    })),
];
