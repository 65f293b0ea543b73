/** What is known about how well somebody plays. */
export interface Skill {
  /** On the scale of Elo: 400 points more win ten games of eleven. */
  readonly mean: number;
  /** The standard deviation: the truth lies within twice of it in 95 of 100 cases. */
  readonly deviation: number;
  /** How much it sways. */
  readonly volatility: number;
}

/** A game as one of the two sees it. */
export interface SkillGame {
  readonly opponent: Pick<Skill, 'mean' | 'deviation'>;
  /** What one got of the win, 0 to 1. */
  readonly score: number;
  /** How much it tells; 1 for a game that was played as games are. */
  readonly weight?: number;
}

/** Points of Elo in one unit of Glicko-2. */
const UNIT = 173.7178;
/** How much volatility may change; as Glickman recommends it for games of skill. */
const TAU = 0.5;
/** How exactly the volatility is found. */
const EXACT = 1e-6;

/** How little the result says where nobody knows how well the opponent plays. */
const trust = (deviation: number): number => 1 / Math.sqrt(1 + (3 * (deviation / UNIT) ** 2) / Math.PI ** 2);

/** Which share of the win somebody with this mean can expect. */
export const expectedScore = (mean: number, opponent: SkillGame['opponent']): number =>
  1 / (1 + Math.exp((-trust(opponent.deviation) * (mean - opponent.mean)) / UNIT));

/** What is known after these games, by Glicko-2 (Glickman, "Example of the Glicko-2 system", 2022): they count as one period. */
export const skillAfter = (own: Skill, games: readonly SkillGame[]): Skill => {
  let information = 0;
  let surplus = 0;
  for (const { opponent, score, weight = 1 } of games) {
    const expected = expectedScore(own.mean, opponent);
    const g = trust(opponent.deviation);
    information += weight * g * g * expected * (1 - expected);
    surplus += weight * g * (score - expected);
  }
  const phi = own.deviation / UNIT;
  if (information === 0) return own;
  const variance = 1 / information;
  const volatility = volatilityAfter(own.volatility, phi, variance, variance * surplus);
  const spread = 1 / Math.sqrt(1 / (phi ** 2 + volatility ** 2) + information);
  return { mean: own.mean + UNIT * spread ** 2 * surplus, deviation: UNIT * spread, volatility };
};

/** Step 5 of the paper: the root of f, by the Illinois method. */
const volatilityAfter = (before: number, phi: number, variance: number, delta: number): number => {
  const start = Math.log(before ** 2);
  const known = phi ** 2 + variance;
  const f = (x: number): number => {
    const square = Math.exp(x);
    return (square * (delta ** 2 - known - square)) / (2 * (known + square) ** 2) - (x - start) / TAU ** 2;
  };
  let a = start;
  let b = start - TAU;
  if (delta ** 2 > known) b = Math.log(delta ** 2 - known);
  else while (f(b) < 0) b -= TAU;
  let fa = f(a);
  let fb = f(b);
  while (Math.abs(b - a) > EXACT) {
    const c = a + ((a - b) * fa) / (fb - fa);
    const fc = f(c);
    if (fc * fb <= 0) {
      a = b;
      fa = fb;
    } else fa /= 2;
    b = c;
    fb = fc;
  }
  return Math.exp(a / 2);
};
