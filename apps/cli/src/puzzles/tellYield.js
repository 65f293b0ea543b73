/** What each stage has yielded and cost, line by line. */
export const tellYield = (games) => {
    const sum = (of) => games.reduce((total, game) => total + of(game), 0);
    const each = (seconds) => `${(seconds / Math.max(1, games.length)).toFixed(2)} s a game`;
    const rejected = new Map();
    const themes = new Map();
    for (const { yield: found, puzzles } of games) {
        for (const [why, count] of Object.entries(found.rejected))
            rejected.set(why, (rejected.get(why) ?? 0) + count);
        for (const puzzle of puzzles)
            for (const theme of puzzle.themes)
                themes.set(theme, (themes.get(theme) ?? 0) + 1);
    }
    const byCount = (counts) => [...counts]
        .sort(([, a], [, b]) => b - a)
        .map(([name, count]) => `${name} ${count}`)
        .join(', ');
    return [
        `played: ${games.length} games, ${sum(game => game.yield.turns)} turns, ${each(sum(game => game.yield.played))}`,
        `judged: ${each(sum(game => game.yield.mined))}; left out: ${byCount(rejected)}`,
        `weighed by the engine: ${each(sum(game => game.yield.weighed))}`,
        `found: ${sum(game => game.puzzles.length)} puzzles; ${byCount(themes)}`,
    ];
};
//# sourceMappingURL=tellYield.js.map