import { printable } from '@threefold/core';
/** Says on standard error what went wrong, and gives the exit code for it. */
export const report = (io, fault) => {
    io.writeError(`threefold: ${fault.code}: ${printable(fault.sentence)}\nhint: ${printable(fault.hint)}\n`);
    return fault.exit;
};
export const writeLine = (io, line) => io.write(`${line}\n`);
export const writeJson = (io, value) => writeLine(io, JSON.stringify(value));
/** Words in columns that fit into `width` characters, read line by line. */
export const columns = (words, width) => {
    const cell = Math.max(1, ...words.map(word => word.length)) + 2;
    const across = Math.max(1, Math.floor(width / cell));
    const lines = [];
    for (let i = 0; i < words.length; i += across) {
        lines.push(words
            .slice(i, i + across)
            .map(word => word.padEnd(cell))
            .join('')
            .trimEnd());
    }
    return lines.join('\n');
};
/** A line on the terminal's standard error that tells how far long work has come; silent anywhere else. */
export const progress = (io) => {
    let last = io.now();
    let shown = false;
    return {
        show(text) {
            if (!io.terminal.stderr || io.now() - last < 200)
                return;
            last = io.now();
            shown = true;
            io.writeError(`\r\u001b[K${text().slice(0, io.columns - 1)}`);
        },
        clear() {
            if (shown)
                io.writeError('\r\u001b[K');
            shown = false;
        },
    };
};
//# sourceMappingURL=output.js.map