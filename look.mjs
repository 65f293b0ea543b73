import { loadBot } from '@threefold/games'; import { findYardstick } from '@threefold/bench/yardsticks';
import { Player } from '@threefold/search'; import { seededRandom, NOBODY, CHANCE, chooseByLot } from '@threefold/core';
import { standardOptions } from './node_modules/threefold/dist/strength/plan.js';
const bot = await loadBot('taluva'); const game = bot.game;
const who = process.argv[2], looks = +process.argv[3], seats = +(process.argv[4] ?? 2); const options = standardOptions(game, seats);
const around = { now: () => performance.now(), pause: () => Promise.resolve() };
const legal = new Int32Array(game.maxActions);
const agg = {}; const N = 80;
for (let g = 0; g < N; g++) {
  const lseat = g % seats; const random = seededRandom('x' + g);
  let p = game.start(game.setup(options, seats, random));
  const y = findYardstick(game, who);
  const pl = new Player({ bot, evaluator: bot.hand(), level: { evaluator: 'hand', simulations: 1, turns: 1, temperature: 0, looks, proof: 0 }, around, seed: g });
  const log = Array.from({ length: seats }, () => []);
  while (p.actor !== NOBODY) {
    if (p.actor === CHANCE) { p.make(chooseByLot(p, legal, random)); continue; }
    const s = p.actor;
    const acts = s !== lseat ? [y(p, random)] : (await pl.chooseTurn(p)).actions;
    for (const a of acts) { const t = p.format(a); const v = p.view(); const er = t.includes('/') && v.fields.some(f => f.name === t.slice(0, t.indexOf('/')));
      log[s].push(t.includes('/') ? (er ? 'V' : 'l') : t[0]); p.make(a); }
  }
  const v = p.view(); const o = p.outcome();
  for (let s = 0; s < seats; s++) { const k = s === lseat ? 'level' : who; const w = s === lseat ? N : N * (seats - 1); const a = (agg[k] ??= { win: 0, left: [0, 0, 0], V: 0, W: 0, T: 0, E: 0, H: 0, l: 0, ends: {}, out: 0 });
    a.win += o.shares[s] / w; for (const c of log[s]) a[c] += 1 / w; const L = Object.values(v.players[s].left); L.forEach((x, i) => a.left[i] += x / w);
    if (v.out.includes(s)) a.out++;
    if (o.shares[s] === 1) { const e = L.filter(x => x === 0).length >= 2 ? 'two kinds' : v.out.length === seats - 1 ? 'others out' : 'count'; a.ends[e] = (a.ends[e] ?? 0) + 1; } }
}
const r = x => typeof x === 'number' ? +x.toFixed(2) : x;
console.log(seats, looks, JSON.stringify(agg, (k, x) => r(x)));
