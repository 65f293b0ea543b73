import type { Look, Prompt } from '@threefold/stage';
import type { TaluvaView } from '../rules/index.ts';
import { landFor } from './land.ts';
import { acts, eruptions, layingOf, pickedCell } from './laying.ts';
import { tilePicture } from './pictures.ts';
import { readStep } from './steps.ts';
import { sitterName, type Voice } from './voice.ts';

export const prompt = (voice: Voice, view: TaluvaView, look: Look): Prompt => {
  const { words, speak } = voice;
  if (view.phase === 'over') return { title: speak(words.why.over), text: '' };
  if (view.phase === 'draw') {
    const title = speak(look.legalSteps.length > 0 ? words.prompt.drawHand : words.prompt.draw);
    return { title, text: speak(words.prompt.drawText, { n: view.tilesLeft }) };
  }
  if (view.phase === 'lay') return promptLay(voice, view, look);
  return acts(look) ? promptBuild(voice, view, look) : promptOther(voice, view, look);
};

/** While somebody else builds. */
const promptOther = (voice: Voice, view: TaluvaView, look: Look): Prompt => ({
  title: voice.speak(voice.words.prompt.buildOther, { seat: sitterName(voice, look, view.seat ?? 0) }),
  text: '',
});

const promptLay = (voice: Voice, view: TaluvaView, look: Look): Prompt => {
  const { words, speak } = voice;
  const laying = layingOf(view, look);
  const rotation = laying?.rotation ?? Number(look.spin ?? 0);
  const picture = tilePicture(view.drawn!, rotation, look.rotation);
  const say = (title: string, text: string): Prompt => ({ title, text, picture });
  if (!acts(look)) return say(speak(words.prompt.layOther, { seat: sitterName(voice, look, view.seat ?? 0) }), '');
  if (view.fields.length === 0) return say(speak(words.prompt.first), speak(words.prompt.firstText));
  const { fields } = landFor(view, look.rotation);
  const dots = eruptions(fields, look).some(cell => cell !== laying?.cell);
  if (!laying) return say(speak(words.prompt.lay), speak(dots ? words.prompt.layDots : words.prompt.layText));
  if (!laying.ok) return say(speak(words.prompt.wrong), speak(words.prompt.wrongText));
  const below = fields.get(laying.cell);
  return say(
    below ? speak(words.prompt.erupts, { n: below.level + 1 }) : speak(words.prompt.extends),
    speak(dots ? words.prompt.dots : words.prompt.noDots),
  );
};

const promptBuild = ({ words, speak }: Voice, view: TaluvaView, look: Look): Prompt => {
  const picked = pickedCell(look.picked);
  const field = picked === undefined ? undefined : landFor(view, look.rotation).fields.get(picked);
  if (field?.piece) return { title: speak(words.prompt.expand), text: speak(words.prompt.expandText) };
  if (field?.terrain) {
    const text = speak(words.prompt.siteText, { level: field.level, terrain: speak(words.terrain[field.terrain]) });
    return { title: speak(words.prompt.site), text };
  }
  const does = new Set(look.legalSteps.map(text => readStep(text)?.does));
  const text = !does.has('expand')
    ? words.prompt.buildField
    : !does.has('build')
      ? words.prompt.buildExpand
      : words.prompt.buildText;
  return { title: speak(words.prompt.build), text: speak(text) };
};
