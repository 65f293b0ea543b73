/** No line that means anything is longer than this many bytes. */
export const LINE_LIMIT = 1 << 16;
/** The lines of a stream of bytes, without their ends. A line past the limit comes cut, one character longer than allowed. */
export async function* readLines(bytes) {
    let rest = '';
    for await (const chunk of bytes) {
        // One character a byte, so that a character cut in two at the end of a chunk is not lost.
        const lines = Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength).toString('latin1').split('\n');
        lines[0] = rest + lines[0];
        rest = lines.pop().slice(0, LINE_LIMIT + 1);
        for (const line of lines)
            yield decode(line);
    }
    if (rest !== '')
        yield decode(rest);
}
const decode = (line) => Buffer.from(line.slice(0, LINE_LIMIT + 1), 'latin1')
    .toString('utf8')
    .replace(/\r$/, '');
/** Works until it is done or Ctrl-C tells it to stop; what it has by then is still its answer. */
export const interruptible = async (io, work) => {
    const stop = { aborted: false };
    const release = io.onInterrupt(() => {
        stop.aborted = true;
    });
    try {
        return await work(stop);
    }
    finally {
        release();
    }
};
//# sourceMappingURL=io.js.map