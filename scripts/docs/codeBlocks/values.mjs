// Code whose comments say what a line gives: `game.seat; // => 0`. Each of them becomes a check.

const SAID = /^(\s*)(?:(const|let) (\w+) = )?(.*?);\s*\/\/ => (.*)$/;

const check = (value, said) => `assert.deepStrictEqual(${value}, (${said}));`;

/** The same code with its checks. */
export const withChecks = text => {
  if (!text.includes('// => ')) return text;
  const lines = text.split('\n').map(line => {
    const [, indent, word, name, expression, said] = SAID.exec(line) ?? [];
    if (said === undefined) return line;
    return `${indent}${word ? `${word} ${name} = ${expression}; ${check(name, said)}` : check(expression, said)}`;
  });
  return `import assert from 'node:assert'; ${lines.join('\n')}`;
};
