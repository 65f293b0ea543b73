// Which komi makes Talat for two even (TA-H.1), from played games:
//   threefold replay --json games.txt | node scripts/research/fairKomi.mjs
// The games are best played with a komi near the one that comes out, as play depends on it: begin with any, and play anew with the answer.
// Games come in rounds of two from one opening, so the error (95 %) is found by drawing whole rounds again and again.
import { createInterface } from 'node:readline';

/** By game: how far the second seat is ahead without komi. */
const leads = [];
const played = new Set();
for await (const line of createInterface({ input: process.stdin })) {
  const { game, seats, options, outcome, detail } = JSON.parse(line);
  if (game !== 'talat' || seats !== 2 || !outcome) continue;
  const komi = options.komi ?? 0;
  played.add(komi);
  leads.push(detail.points[1] - komi - detail.points[0]);
}
if (leads.length === 0) {
  process.stderr.write('no finished games of Talat for two\n');
  process.exit(1);
}

const HALVES = Array.from({ length: 41 }, (_, i) => i / 2);
/** What the second seat would have won with this komi; a tie counts half. */
const shareOf = (games, komi) =>
  games.reduce((sum, lead) => sum + (lead + komi > 0 ? 1 : lead + komi === 0 ? 0.5 : 0), 0) / games.length;
/** The half point whose share is nearest to even. */
const fairest = games => {
  const apart = komi => Math.abs(shareOf(games, komi) - 0.5);
  return HALVES.filter(komi => komi % 1 > 0).reduce((best, komi) => (apart(komi) < apart(best) ? komi : best));
};

const rounds = Array.from({ length: Math.ceil(leads.length / 2) }, (_, i) => leads.slice(2 * i, 2 * i + 2));
const again = () => fairest(rounds.flatMap(() => rounds[Math.floor(Math.random() * rounds.length)]));
const drawn = Array.from({ length: 1000 }, again).sort((a, b) => a - b);
const fair = fairest(leads);
process.stdout.write(`${leads.length} games, played with komi ${[...played].join(', ')}\n`);
for (const komi of HALVES.filter(each => Math.abs(each - fair) <= 2))
  process.stdout.write(
    `${komi.toFixed(1).padStart(5)}  ${(100 * shareOf(leads, komi)).toFixed(1)} % for the second seat\n`,
  );
process.stdout.write(`fair komi ${fair}, 95 % between ${drawn[25]} and ${drawn[974]}\n`);
