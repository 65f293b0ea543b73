import { api } from '../net/api.ts';
import { keepSkill, skills } from './ownSkills.ts';

/** Tells the account how well one plays as this browser knows it, and learns what other devices know. Where that fails it is done another time. */
export const syncSkills = async (): Promise<void> => {
  const sent = Object.entries(skills.value).map(([game, skill]) => ({ game, ...skill }));
  const answer = await api.ask('PUT /api/me/skills', { body: { skills: sent } });
  if (!answer.ok) return;
  for (const { game, ...skill } of answer.value.skills) {
    const own = skills.value[game];
    const isSurer = !own || skill.games > own.games || (skill.games === own.games && skill.at > own.at);
    if (isSurer) keepSkill(game, skill);
  }
};
