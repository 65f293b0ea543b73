import { games, loadFace, loadRules } from '@threefold-games/catalogue';
import { LANGS, speaker } from '@threefold-games/speech';
import { describe, expect, it } from 'vitest';

const codeIn = (text: string): string[] => (text.match(/`[^`]*`/g) ?? []).sort();
/** Numbers outside of code, such as how many points something counts. */
const numbersIn = (text: string): string[] => (text.replaceAll(/`[^`]*`/g, '').match(/\d+/g) ?? []).sort();

describe.each(games.map(({ id }) => id))('the words of %s', id => {
  describe.each(LANGS)('in %s', lang => {
    it('tell every rule with the notation and the numbers of the English one', async () => {
      const speak = speaker(lang);
      const { rules: english } = (await loadRules(id, 'en'))!;
      const { rules, chapters } = (await loadRules(id, lang))!;
      expect(Object.keys(rules)).toEqual(Object.keys(english));
      for (const [rule, text] of Object.entries(rules)) {
        const [said, meant] = [speak(text), speaker('en')(english[rule]!)];
        expect(said.length, rule).toBeGreaterThan(meant.length / 3);
        expect(codeIn(said), rule).toEqual(codeIn(meant));
        expect(numbersIn(said), rule).toEqual(numbersIn(meant));
      }
      for (const title of Object.values(chapters)) expect(speak(title)).not.toBe('');
    });

    it('name every option and every value of it', async () => {
      const game = games.find(each => each.id === id)!;
      const face = (await loadFace(id, lang))!;
      const options = { ...face.options, ...(await face.house?.()) };
      expect(Object.keys(options)).toEqual(Object.keys(game.options));
      expect(Object.keys(face.options).some(name => game.options[name]!.house)).toBe(false);
      for (const [name, { values }] of Object.entries(game.options)) {
        const said = options[name]!;
        expect(said.name).not.toBe('');
        expect(said.about).toMatch(/\.$/);
        // Switches need no names.
        if (values[0] !== 'on' && values[0] !== 'off')
          expect(Object.keys(said.values).sort()).toEqual([...values].sort());
      }
    });

    it('leave no name unfilled in what is drawn and said at the start', async () => {
      const face = (await loadFace(id, lang))!;
      const texts = [
        face.title,
        face.tagline,
        ...Object.values(face.figures).map(({ caption }) => caption),
        ...[0, 1].map(seat => face.seatName(seat, 2)),
      ];
      for (const text of texts) expect(text).toMatch(/^[^{}]+$/);
    });
  });
});
