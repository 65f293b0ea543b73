import { formatRecord, makeRecord } from '@threefold/core';
import { lastTurnOf, PuzzleMaker } from '@threefold/learn';
import { Search, think } from '@threefold/search';
import { around } from '../bots.js';
import { MixedGames } from '../match/mixedGame.js';
/** The levels whose games are mined: they miss enough, and get far enough. */
const LEVELS = { lowest: 2, highest: 8 };
/** Of a game, one puzzle a theme within so many turns. */
const APART = 6;
/** Simulations with which a turn that reaches a goal is held against the best one, and how many points of the win it may cost. */
const SIMULATIONS = 100;
const MOST_COST = 0.03;
/** Looks for puzzles in games between bots. The same seed and number always give the same. */
export class Mine {
    bot;
    evaluator;
    maker;
    table;
    /** The evaluator says whether reaching a goal is good play. */
    constructor(bot, puzzling, evaluator) {
        this.bot = bot;
        this.evaluator = evaluator;
        this.maker = new PuzzleMaker(bot.game, puzzling);
        this.table = new MixedGames(bot, LEVELS);
    }
    /** What there is in one game; undefined when it was stopped. */
    async dig(seed, number, stop) {
        const began = around.now();
        const played = await this.table.play(`${seed}/${number}`, stop);
        if (stop.aborted)
            return undefined;
        const playedIn = around.now() - began;
        const { history } = played;
        const puzzles = [];
        const rejected = {};
        const reject = (why) => {
            rejected[why] = (rejected[why] ?? 0) + 1;
        };
        let weighed = 0;
        for (const [i, turn] of history.turns.entries()) {
            if (stop.aborted)
                return undefined;
            const before = history.before(i).withActions(turn.actions.slice(0, turn.drawn.length));
            const found = this.maker.at(before.position, lastTurnOf(before));
            if (!('id' in found)) {
                for (const why of found)
                    reject(why);
                continue;
            }
            if (isDouble(puzzles, found, i + 1)) {
                reject('double');
                continue;
            }
            const from = around.now();
            const isSensible = found.goal.kind !== 'facts' || (await this.isSensible(before.position, found.line[0]));
            weighed += around.now() - from;
            if (isSensible)
                puzzles.push({ ...found, turn: i + 1, missed: !this.maker.does(before, found.goal, turn.steps) });
            else
                reject('senseless');
        }
        return {
            seed,
            number,
            record: formatRecord(recordOf(this.bot, played)),
            puzzles,
            yield: {
                turns: history.length,
                rejected,
                played: playedIn / 1000,
                mined: (around.now() - began - playedIn - weighed) / 1000,
                weighed: weighed / 1000,
            },
        };
    }
    /** Whether a turn is hardly worse than the best one. */
    async isSensible(before, steps) {
        const { bot, evaluator } = this;
        const seat = before.actor;
        const after = before.copy();
        for (const step of steps)
            after.make(after.parse(step));
        if (after.outcome())
            return after.outcome().shares[seat] === 1;
        const worth = async (position) => {
            const search = new Search(bot.game, evaluator, position);
            const { values, variations } = await think(search, around, { simulations: SIMULATIONS, variations: 1 });
            return (position.actor === seat ? (variations[0]?.values ?? values) : values)[seat];
        };
        return (await worth(before)) - (await worth(after)) <= MOST_COST;
    }
}
/** Whether much the same was asked for a few turns ago in this game. */
const isDouble = (earlier, { themes, goal }, turn) => earlier.some(other => turn - other.turn < APART &&
    (other.themes[0] === themes[0] || (other.goal.kind === 'win' && goal.kind === 'win' && !other.missed)));
const recordOf = (bot, { setup, history, levels }) => makeRecord(bot.game, setup, levels.map(level => `bot ${level}`), history.texts, { outcome: history.position.outcome() });
//# sourceMappingURL=mine.js.map