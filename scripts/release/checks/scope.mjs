// Whether our names on npm are ours: nobody can publish a name that another person holds, and nobody should install what looks like ours.
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

export const SCOPE = '@threefold-games';
const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';

const parse = text => {
  try {
    return JSON.parse(text);
  } catch {
    return text.trim();
  }
};

/** Asks the registry by npm: `{ value }`, or `{ code, detail }` for an error. */
export const askNpm = async (...args) => {
  const env = { ...process.env, npm_config_loglevel: 'error', npm_config_fetch_retries: '1' };
  try {
    const { stdout } = await promisify(execFile)(npm, [...args, '--json'], { env, timeout: 60_000 });
    return { value: parse(stdout) };
  } catch (error) {
    const { code = 'E_UNKNOWN', summary = '' } = parse(error.stdout ?? '')?.error ?? {};
    return { code, detail: summary || (error.killed ? 'no answer within a minute' : String(error.message)) };
  }
};

/** At most so many questions at once. */
const AT_ONCE = 4;

const mapSome = async (list, work) => {
  const results = [];
  for (let at = 0; at < list.length; at += AT_ONCE)
    results.push(...(await Promise.all(list.slice(at, at + AT_ONCE).map(work))));
  return results;
};

/** Errors that answer the question: nothing of this name is there. */
const isFree = ({ code }) => code === 'E404';

const listOf = value =>
  Array.isArray(value) ? value.map(({ name }) => name) : Object.keys(typeof value === 'object' ? (value ?? {}) : {});

/**
 * Checks the scope and our names. `faults`: a package that is not ours. `unknown`: questions that the registry did not answer.
 * A published package is ours if the user who is logged in maintains it; without a login, if it names our repository.
 */
export const checkScope = async (names, repository, ask = askNpm) => {
  const { value: user } = await ask('whoami');
  const faults = [];
  const unknown = [];
  const notAnswered = (what, { code, detail }) => unknown.push(`${what}: ${code}${detail && `, ${detail}`}`);

  const listed = user ? await ask('access', 'list', 'packages', SCOPE) : await ask('search', SCOPE);
  // No such scope is an answer; no search, as at a mirror, is none.
  if (listed.code && !(user && isFree(listed))) notAnswered(`The packages of ${SCOPE} are unknown`, listed);
  for (const name of listOf(listed.value))
    if (name.startsWith(`${SCOPE}/`) && !names.includes(name))
      faults.push(`${name} is on npm, and is none of our packages.`);

  const isOurs = ({ maintainers = [], repository: theirs }) =>
    user
      ? [maintainers].flat().some(each => (typeof each === 'string' ? each.split(' ')[0] : each.name) === user)
      : (typeof theirs === 'string' ? theirs : theirs?.url) === repository.url;
  await mapSome(names, async name => {
    const answer = await ask('view', name, 'name', 'maintainers', 'repository');
    if (isFree(answer)) return;
    if (answer.code) notAnswered(`Whether ${name} is free is unknown`, answer);
    else if (!isOurs(answer.value)) faults.push(`${name} is on npm, and is not ours.`);
  });
  return { faults, unknown };
};

/** For a release: what is not ours is wrong; what is unknown is wrong for publishing, and said in a dry run. */
export const faultsOfScope = async (names, repository, { isPublished, say, ask = askNpm }) => {
  const { faults, unknown } = await checkScope(names, repository, ask);
  if (unknown.length === 0) return faults;
  const [first] = unknown;
  const rest = unknown.length > 1 ? ` (and ${unknown.length - 1} more)` : '';
  const sentence = `The registry did not answer. ${first}${rest}`;
  if (isPublished) return [...faults, sentence];
  say(`  ${sentence}\n  This dry run goes on; publishing would stop here.`);
  return faults;
};
