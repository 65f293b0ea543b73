import { History } from '@threefold/core';
import { Judge, turnOf } from '@threefold/learn';
import { CHARACTERS, Player } from '@threefold/search';
import { around, openEvaluator } from '../bots.js';
/** How often a level that leaves something to chance tries a puzzle; any other finds it or not. */
const TRIES = 4;
/** After so many levels running that always found it, stronger ones are taken to find it. */
const CERTAIN = 3;
/** Lets every level try a puzzle, without proofs: people do not see those either. */
export class Grader {
    bot;
    judge;
    evaluators = new Map();
    constructor(bot, puzzling) {
        this.bot = bot;
        this.judge = new Judge(bot.game, puzzling.facts);
    }
    /** The grade; undefined when it was stopped. */
    async grade(puzzle, stop) {
        const found = [];
        for (const [i, level] of this.bot.levels.entries()) {
            const isCertain = found.length >= CERTAIN && found.slice(-CERTAIN).every(share => share === 1);
            found.push(isCertain ? 1 : await this.share(puzzle, level, i + 1, stop));
            if (stop.aborted)
                return undefined;
        }
        return { id: puzzle.id, found };
    }
    async share(puzzle, level, number, stop) {
        const { bot, judge } = this;
        const tries = level.looks !== undefined || level.temperature > 0 ? TRIES : 1;
        const history = historyOf(bot.game, puzzle);
        const evaluator = await this.open(level);
        let solved = 0;
        for (let attempt = 0; attempt < tries; attempt++) {
            const player = new Player({
                bot,
                evaluator,
                level: { ...level, proof: 0 },
                around,
                seed: `${puzzle.id}/${number}/${attempt}`,
                character: attempt % CHARACTERS,
            });
            const { steps } = await player.chooseTurn(history.position, { stop });
            const next = history.with(steps);
            if (next.ok && judge.meets(puzzle.goal, turnOf(next.value, 0)))
                solved++;
        }
        return solved / tries;
    }
    async open({ evaluator: name }) {
        const known = this.evaluators.get(name);
        if (known)
            return known;
        const opened = await openEvaluator(this.bot, name);
        if (!opened.ok)
            throw new Error(opened.error.detail);
        this.evaluators.set(name, opened.value);
        return opened.value;
    }
}
const historyOf = (game, { id, position }) => {
    const decoded = game.decode(position);
    if (!decoded.ok)
        throw new Error(`puzzle ${id} does not open: ${decoded.error.detail}`);
    return History.from(game, decoded.value);
};
//# sourceMappingURL=grade.js.map