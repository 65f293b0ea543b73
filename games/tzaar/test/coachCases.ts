/** A moment at which a reason speaks, and one that is nearly the same, at which it does not. */
export interface Case {
  readonly id: string;
  /** The columns A to I, and who acts. */
  readonly at: string;
  /** `D1xE1 E1+C1; A3xA1`: a turn, and the reply that is expected. */
  readonly better: string;
  readonly played: string;
  readonly says: string;
  /** What is otherwise where it is silent: another better turn, another turn played, or another reply. */
  readonly not: { readonly better?: string; readonly played?: string };
}

/** Black's Tzarra of height 5 on C2 stands in the reach of White's Tzaar of height 8; White has few captures. */
const LATE = 'o..../.....a4/.r5...A8./......../.A....OR2/..R2...../......./...rO./....O b1';
/** Black's last Tzarra, on A1, stands in the reach of White's Tzaar of height 6. */
const LAST = 'r3.A6../.....A2/o2....../o......a5/O...O.../.......R2/......./....O./.a... b1';
/** Each side can capture the last of a type, White two at once. */
const BOTH = '...o./....../......./..RA5.oR2R/....orro/.....O3O./...a6..R/O..O.O/...Oo b1';
/** White has a single Tzaar, Black can run out of captures. */
const STUCK = '....r/.O2..../o3.....a/.......o/O.A5..O2.o/......../.....a5./.r4...a/R..oR3 b1';
/** Two stacks of 3 on A2 and A5. */
const TWO = '.o3.or3/....../.A4...../..RROoR2R/....orro/.....rO./.a4.o.O3R/Oo.O.O/.R.Oo b1';
/** White's Tzarra of height 4 on A3 attacks A5. */
const ATTACK = 'O2.R4.r2/.a7o.../..a..../O..A5..../......../.....r4.A2/oo...../oO2...R/R.OOa b1';
/** White's last Tzaar, of height 5, is taller than Black's, of height 4. */
const TZAAR = 'Or2.oO/O....O/OROO.o./a4.oOR.../R..r2...o/......../..O...O/..A5o../o2.... b1';
/** Few Tzarras, few Totts and few captures. */
const FEW = '.oO../....../......./...A4o.../a7..r..../......O3o/....R.o/.r4.R3.R/.Ro.. b1';
const FEWER = '.oO../....../......./...A4o.../a7..r..../......O3o/....R.o/.....R/.Rr5.. w1';

export const CASES: readonly Case[] = [
  {
    id: 'takesLast',
    at: BOTH,
    better: 'G4xD3 D3xD4',
    played: 'G4xH4 H4xF6',
    says: 'D3×D4 captures White’s last Tzaar and wins.',
    not: { better: 'G4xD3 -' },
  },
  {
    id: 'leavesNothing',
    at: LATE,
    better: 'B6xE8 C2+H4',
    played: 'B6xE8 H4+C2',
    says: 'You win with B6×E8, C2+H4: White has nothing left to capture.',
    not: { better: 'B6xE8 H4+C2' },
  },
  {
    id: 'buriesLast',
    at: '...a2./.R2..../..AR.../...O..o3./....O..o/..O...o./.r...../...a../r2.... w2',
    better: 'C3+B2',
    played: 'B2+C3',
    says: 'B2+C3 buries your own last Tzaar, and that loses.',
    not: { played: 'C3+B2' },
  },
  {
    id: 'losesLast',
    at: LAST,
    better: 'D1xE1 A1+C1; E5xI2 B6+I2',
    played: 'D1xE1 E1+C1; A3xA1',
    says: 'A3×A1 captures your last Tzarra.',
    not: { played: 'D1xE1 E1+C1; E5xI2 B6+I2' },
  },
  {
    id: 'losesLast',
    at: BOTH,
    better: 'G4xD3 D3xD4',
    played: 'G4xH4 H4xF6; D7xE7 E7xE6',
    says: 'White captures your last two Tzarras in one turn.',
    not: { played: 'G4xH4 H4xF6; D7xE7 -' },
  },
  {
    id: 'leftNothing',
    at: STUCK,
    better: 'I4xI1 H2+I1; E3xC1 C1xC7',
    played: 'H2xI1 C1+C7; E6xE8 E3+E1',
    says: 'White leaves you nothing to capture.',
    not: { played: 'H2xI1 C1+C7; E6xE8 -' },
  },
  {
    id: 'losesTwoStacks',
    at: TWO,
    better: 'A2xD5 G2+G4; G6xF6 I2+I4',
    played: 'A5xD5 G2+H2; C2xA2 A2xD5',
    says: 'C2×A2 and A2×D5 capture two of your stacks.',
    not: { played: 'A5xD5 G2+H2; C2xA2 -' },
  },
  {
    id: 'losesStack',
    at: TWO,
    better: 'A2xD5 G2+G4; G6xF6 I2+I4',
    played: 'A5xD5 G2+H2; C2xA2 -',
    says: 'C2×A2 captures your stack of 3.',
    not: { played: 'A5xD5 G2+H2; G6xF6 I2+I4' },
  },
  {
    id: 'takesStack',
    at: ATTACK,
    better: 'B2xA1 A1xA3',
    played: 'B2xA1 C3+A1',
    says: 'A1×A3 captures White’s stack of 4.',
    not: { played: 'B2xA1 A1xA3' },
  },
  {
    id: 'movesAway',
    at: LAST,
    better: 'D1xE1 A1+C1',
    played: 'D1xE1 E1+C1',
    says: 'A1+C1 moves your stack of 3 out of reach.',
    not: { better: 'D1xE1 -' },
  },
  {
    id: 'movesAway',
    at: '...../....../R3o...../oo.....a9/o.O..O2ro/RA2....../R....../O.a..r/O..OA b1',
    better: 'C2xI4 H6+H3',
    played: 'H6xI5 D8+D2',
    says: 'H6+H3 moves a Tzarra out of reach, and you have only 2.',
    not: { better: 'C2xI4 D8+D2' },
  },
  {
    id: 'takesAttacker',
    at: ATTACK,
    better: 'B2xA1 A1xA3',
    played: 'B2xA1 C3+A1',
    says: 'A1×A3 captures what attacks your stack of 2 on A5.',
    not: { better: 'B2xA1 -' },
  },
  {
    id: 'takesAttacker',
    at: 'RRo.A5/or3..../R2.....o/....o..a/..O....O2/.......A/o.o2.A.a5/or..../R2..r2. w1',
    better: 'A5xA3 A3xG7',
    played: 'I1xI4 E3+C1',
    says: 'A3×G7 captures what attacks your Tzaar on F8; you have only 3.',
    not: { better: 'A5xA3 E3+C1' },
  },
  {
    id: 'growsTallest',
    at: 'o..oO/O...RR/.A2R4.o.O/o....ooa/A.a...RA/r5......R2/a....../O2....o/..a5.a w1',
    better: 'F8xH6 C2+C3',
    played: 'F8xH6 C2+B1',
    says: 'C2+C3 makes a Tzaar of height 6, taller than all of Black’s stacks.',
    not: { better: 'F8xH6 C2+B1' },
  },
  {
    id: 'stacksInstead',
    at: TZAAR,
    better: 'C6xB6 D1+D3',
    played: 'A2xC2 C6xB6',
    says: 'Two captures add nothing to your stacks; D1+D3 makes a Tzaar of height 5.',
    not: { played: 'A2xC2 D1+D3' },
  },
  {
    id: 'drawsLevel',
    at: '.OOoo/O..oRa/r....R2R/O...r3..A/ar.a...o/O.a5AO..A3/oA2ooA.O/..OaoO/oO.Ao w1',
    better: 'G2xG1 C6+F8',
    played: 'D1xE2 F8+G7',
    says: 'C6+F8 makes a Tzarra of height 5, as tall as Black’s tallest stack.',
    not: { better: 'G2xG1 F8+G7' },
  },
  {
    id: 'outgrown',
    at: 'OOo.O/.o..rO/o...O../AOOO.o.O/o.o.r5Ar2o/a2...RORR/.Ao..o./o.r..o/r.A6.O b1',
    better: 'F1xF5 F5+E5; F8xH6 H6+I5',
    played: 'H6xF8 G6xF7; I3xH3 F5+I5',
    says: 'After the reply White’s tallest stack is 6 high and yours 5: you can’t capture it.',
    not: { played: 'F1xF5 F5+E5; F8xH6 H6+I5' },
  },
  {
    id: 'losesScarce',
    at: FEW,
    better: 'D5xH6 E1+E4; A3xA2 A2xH6',
    played: 'H2xH4 H4+I3; D4xD5 G5xG7',
    says: 'G5×G7 captures a Tott, and you have 2 left.',
    not: { played: 'H2xH4 H4+I3; D4xD5 -' },
  },
  {
    id: 'takesScarce',
    at: FEWER,
    better: 'D4xD5 G5xG7',
    played: 'D4xE4 A3xA2',
    says: 'G5×G7 captures a Tott, and Black has 2 left.',
    not: { played: 'D4xD5 G5xG7' },
  },
  {
    id: 'scarceInReach',
    at: '.R2o.A5/r4...../O3.....o/....o..R2/.......O2/.......A/o...o2.a5/or..../..... b1',
    better: 'G7xF8 F8xE8',
    played: 'B1xC1 C1+C7',
    says: 'Of your last 2 Tzarras, 1 can be captured.',
    not: { better: 'B1xC1 C1+C7' },
  },
  {
    id: 'safeType',
    at: TZAAR,
    better: 'C6xB6 D1+D3; B1xB6 C2+C1',
    played: 'A2xC2 C6xB6; H3xH4 H4xE4',
    says: 'After the reply White’s last Tzaar is 5 high, too tall for you.',
    not: { better: 'C6xB6 -; B1xB6 C2+C1' },
  },
  {
    id: 'covers',
    at: '.oO../....../...A4.../...r2o.../a7..r..../.....O2Oo/....R.o/.r4.R3.R/.Ro.. w1',
    better: 'I2xI3 F7xG7',
    played: 'C4xD4 F6+F7',
    says: 'F6+F7 covers a Tott, and 2 are left to be seen.',
    not: { better: 'C4xD4 F6+F7' },
  },
  {
    id: 'rarerTop',
    at: 'o..O2./A3...RO2/..R4...o/o....ooa/A.a...RA/......../r6....../.....R2/..a5.a b1',
    better: 'G1xE1 I3+D7',
    played: 'G1xE1 E1+D1',
    says: 'I3+D7 puts a Tzaar on top, E1+D1 a Tzarra.',
    not: { played: 'G1xE1 I3+D7' },
  },
  {
    id: 'growsType',
    at: LAST,
    better: 'D1xE1 A1+C1',
    played: 'D1xE1 E1+C1',
    says: 'A1+C1 makes your last Tzarra 5 high.',
    not: { better: 'D1xE1 -' },
  },
  {
    id: 'takesTzaar',
    at: 'ooo../R2..or2./O...A../.A5...o.a3/.o.....o/A..oOr../..Ro..A2/r4.RO../OOo2.A b1',
    better: 'D6xC5 D8+E8',
    played: 'F4xF5 D8+E8',
    says: 'D6×C5 captures a Tzaar, and White has 4 left.',
    not: { better: 'F4xF5 D8+E8' },
  },
  {
    id: 'fewCaptures',
    at: FEWER,
    better: 'D4xD5 G5xG7',
    played: 'D4xE4 A3xA2',
    says: 'Captures left: you 6, Black 7; after the better turn you 4, Black 3.',
    not: { better: 'D4xE4 A3xA2' },
  },
  {
    id: 'stuckTallest',
    at: FEWER,
    better: 'D4xD5 G5xG7',
    played: 'D4xE4 A3xA2',
    says: 'Your tallest stack, now on E4, has nothing to capture.',
    not: { played: 'D4xD5 G5xG7' },
  },
  {
    id: 'threatened',
    at: '..A4.r/.r..../o3.....a/.......o/O.O..O2.o/O2......./.....a5./.r4...a/R..oR3 w1',
    better: 'A3xA5 I1+F1; C1xE3 C7+D8',
    played: 'F1xB2 A3+E3; I4xI1 H2+I1',
    says: 'After the reply your last Tzarra, on I5, can be captured.',
    not: { played: 'F1xB2 A3+E3; I4xI1 -' },
  },
  {
    id: 'attacks',
    at: STUCK,
    better: 'I4xI1 H2+I1',
    played: 'H2xI1 C1+C7',
    says: 'H2+I1 attacks White’s last Tzarra, on I5.',
    not: { better: 'I4xI1 C1+C7' },
  },
  {
    id: 'attacks',
    at: 'RRo.A5/r4...../O3.....o/....o..a/.......O2/.......A/o...o2.a5/or..../...R2. w1',
    better: 'C1xC7 A1+A2',
    played: 'I4xD8 A1+A2',
    says: 'C1×C7 attacks Black’s stack of 2 on G5.',
    not: { better: 'I4xD8 A1+A2' },
  },
];
