// What the odds of a game are worth: the share that whoever has them wins from an equal player, over both seats, and its rating.
//   node scripts/research/oddsWorth.mjs GAME PLAYER PLAYER [GAMES] [JOBS]
// The two players should be about equal and not the same, which would play each game twice: net:64 and net:60.
import { playMatch } from './match.mjs';

const [game, first, second, games = '200', jobs = '2'] = process.argv.slice(2);
if (!second) {
  process.stderr.write('node scripts/research/oddsWorth.mjs GAME PLAYER PLAYER [GAMES] [JOBS]\n');
  process.exit(2);
}

/** What a seat wins of so many games with these odds. */
const shareOf = (seat, step) => {
  const odds = step === 0 ? [] : ['--option', `odds=seat${seat}step${step}`];
  return playMatch({ game, players: [first, second], games, jobs, seed: `odds${step}` }, ...odds).seatShares[seat];
};

process.stdout.write(`${game}, ${first} against ${second}, ${games} games for each seat and step\n`);
for (const step of [0, 1, 2, 3]) {
  const shares = [0, 1].map(seat => shareOf(seat, step));
  const share = (shares[0] + shares[1]) / 2;
  const error = 1.96 * Math.sqrt((share * (1 - share)) / (2 * Number(games)));
  const elo = Math.round(400 * Math.log10(share / (1 - share)));
  const each = shares.map(part => `${(100 * part).toFixed(0)} %`).join(' and ');
  process.stdout.write(
    `step ${step}: ${(100 * share).toFixed(1)} +- ${(100 * error).toFixed(1)} % (${each}), ${elo} Elo\n`,
  );
}
