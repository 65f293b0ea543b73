// What a page has to do for one turn of somebody else in a long game over the network.
import { chooseByLot, NOBODY, parseTurnStep, seededRandom } from '@threefold-games/core';
import { usualPlan } from '@threefold-games/room';

/** By which turns are chosen. */
const SEED = 'bench page';
const NONCE = '0'.repeat(32);
const MEASURED = 4;
/** How many empty frames are measured. */
const FRAMES = 60;
/** A turn of two steps is shown by then, in milliseconds. */
const SHOWN = 1800;

const median = list => list.toSorted((a, b) => a - b)[Math.floor(list.length / 2)];

/** Asks the server as somebody; throws where it refuses. */
const ask = async (context, url, method, path, data) => {
  const options = data === undefined ? {} : { data, headers: { origin: new URL(url).origin } };
  const answer = await context.request[method](`${url}api/${path}`, options);
  if (!answer.ok()) throw new Error(`${method} ${path}: ${answer.status()} ${await answer.text()}`);
  return answer.json();
};

/** The steps of a turn by lot, which it plays. */
const byLot = (game, position, random) => {
  const out = new Int32Array(game.maxActions);
  const steps = [];
  do {
    const action = chooseByLot(position, out, random);
    steps.push(position.format(action));
    position.make(action);
  } while (!position.atTurnStart && position.actor !== NOBODY);
  return steps;
};

/** How long a game of this set-up is. */
const lengthOf = (game, setup) => {
  const random = seededRandom(SEED);
  const position = game.start(setup);
  let turns = 0;
  for (; position.actor !== NOBODY; turns++) byLot(game, position, random);
  return turns;
};

/** A game of two people that is played by lot; `play` plays the next turn. */
const openGame = async (game, people, url) => {
  const [host, guest] = people;
  for (const [i, person] of people.entries()) await ask(person, url, 'post', 'me', { name: `Bench ${i + 1}` });
  const { id } = await ask(host, url, 'post', 'rooms', { plan: usualPlan(game), nonce: NONCE });
  await ask(guest, url, 'post', `rooms/${id}/join`, { nonce: NONCE });
  const { table } = await ask(host, url, 'get', `rooms/${id}`);
  const { seats, options } = table.plan;
  const setup = { seats, options, layout: table.layout };
  const position = game.start(setup);
  const random = seededRandom(SEED);
  let turn = 0;
  const play = async () => {
    const { now } = await ask(host, url, 'get', `rooms/${id}`);
    for (const [i, text] of now.drawn.entries()) position.make(parseTurnStep(game, position, text, i).value);
    const person = people[position.actor];
    const steps = byLot(game, position, random);
    const act = { id: `bench-turn-${turn}`, act: { kind: 'turn', turn, steps } };
    await ask(person, url, 'post', `rooms/${id}/acts`, act);
    turn += 1;
  };
  return { id, play, length: lengthOf(game, setup) };
};

/** Lets a page make some frames in which nothing but a dot changes. */
const makeFrames = page =>
  page.evaluate(
    count =>
      new Promise(done => {
        const dot = document.createElement('i');
        Object.assign(dot.style, { position: 'fixed', width: '1px', height: '1px', background: 'red' });
        document.body.append(dot);
        const frame = left => {
          dot.style.left = `${left % 2}px`;
          if (left > 0) requestAnimationFrame(() => frame(left - 1));
          else {
            dot.remove();
            done();
          }
        };
        frame(count);
      }),
    FRAMES,
  );

/**
 * Milliseconds of processor time for a turn, and for a frame of the same page in which next to nothing changes; what the page does by
 * itself is taken off.
 */
export const networkedTurn = async (game, newContext, url) => {
  const people = [await newContext(), await newContext()];
  const { id, play, length } = await openGame(game, people, url);
  // Half of it, and then it is the first seat's turn.
  for (let i = 0; i < 2 * Math.floor(length / 4); i++) await play();
  const [mine] = people;
  const page = await mine.newPage();
  await page.goto(`${url}en/room/${id}`);
  await page.waitForSelector('.board-cell');
  const session = await mine.newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const during = async work => {
    const worked = async () => {
      const { metrics } = await session.send('Performance.getMetrics');
      return metrics.find(({ name }) => name === 'TaskDuration').value * 1000;
    };
    const begun = await worked();
    await work();
    await page.waitForTimeout(SHOWN);
    return (await worked()) - begun;
  };
  await page.waitForTimeout(SHOWN);
  const rest = await during(async () => undefined);
  const frame = ((await during(() => makeFrames(page))) - rest) / FRAMES;
  const times = [];
  for (let i = 0; i < MEASURED; i++) {
    await play();
    await page.waitForTimeout(SHOWN);
    times.push((await during(play)) - rest);
  }
  for (const person of people) await person.close();
  return { turn: Math.max(0, median(times)), frame };
};
