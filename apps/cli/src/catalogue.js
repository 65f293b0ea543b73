import { findGame, games, loadDrawing } from '@threefold/games';
import { loadRules } from '@threefold/games/load';
import { speaker } from '@threefold/words';
import { inAscii } from '@threefold/words/explain';
const writeRulebook = ({ chapters, rules }) => {
    const speak = speaker('en');
    const all = Object.entries(rules).map(([rule, text]) => ({ id: rule, text: inAscii(speak(text)) }));
    return Object.entries(chapters).map(([number, title]) => ({
        title: `${number} ${speak(title)}`,
        rules: all.filter(rule => rule.id.split(/[-.]/)[1] === number),
    }));
};
const byGame = async (load) => new Map(await Promise.all(games.map(async ({ id }) => [id, await load(id)])));
const rules = await byGame(id => loadRules(id, 'en'));
const drawings = await byGame(loadDrawing);
/** Written when one is asked for: most commands quote no rule. */
const rulebooks = new Map();
export const catalogue = {
    games,
    findGame,
    rulebook: id => {
        const text = rules.get(id);
        if (text && !rulebooks.has(id))
            rulebooks.set(id, writeRulebook(text));
        return rulebooks.get(id) ?? [];
    },
};
/** How a game looks in a terminal. */
export const findDrawing = (id) => drawings.get(id);
/** The sentence of a rule, or undefined when the game has no such rule. */
export const ruleSentence = (catalogue, game, id) => catalogue
    .rulebook(game)
    .flatMap(({ rules }) => rules)
    .find(rule => rule.id === id)?.text;
/** A rule as it is quoted: its id and its sentence. */
export const quoteRule = (catalogue, game, id) => {
    const sentence = ruleSentence(catalogue, game, id);
    return sentence === undefined ? id : `${id}: ${sentence}`;
};
//# sourceMappingURL=catalogue.js.map