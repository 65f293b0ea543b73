/** How people fare with the puzzles of the collection, which lies in files of its own. */
export interface PuzzleTables {
  /** First tries without an id of anybody: of all people, and of those who tried it on the page of a day. */
  puzzleCounts: {
    puzzle: string;
    /** Empty for the tries of all days and pages. */
    day: string;
    /** First tries without a hint, and those among them that found it. */
    tried: number;
    first: number;
    /** First tries with a hint. */
    hinted: number;
    /** The commonest turns that did not do it, as JSON. */
    others: string;
  };
  /** Where the first tries of accounts have put a puzzle, by Glicko-2; a row comes with the first one. */
  puzzleRatings: {
    puzzle: string;
    /** Where it began. */
    start: number;
    mean: number;
    deviation: number;
    volatility: number;
    tries: number;
    /** The day of the latest try, and the rating with which that day began. */
    day: string;
    dayMean: number;
  };
  /** The puzzles that an account has tried. */
  puzzleAttempts: {
    person: string;
    puzzle: string;
    /** How it went, at the best: null if only the first attempt is known, and so are the next three. */
    outcome: 'missed' | 'shown' | 'practised' | 'solved' | null;
    at: number | null;
    /** How many turns were tried. */
    tries: number | null;
    /** The day whose puzzle it was. */
    day: string | null;
    /** The first attempt that was judged, which is counted and rated: null if none was, and so are the next four. */
    firstAt: number | null;
    /** Its turn, the steps with spaces between them. */
    turn: string | null;
    solved: number | null;
    hinted: number | null;
    /** What it changed about the person's rating, as JSON; null if it was not rated. */
    skill: string | null;
  };
  /** How well an account solves the puzzles of a game. */
  solvers: {
    person: string;
    game: string;
    mean: number;
    deviation: number;
    volatility: number;
    /** How many tries it was learned from. */
    tries: number;
  };
  /** What `puzzleAttempts` is made from: only processes of the version before write here, and the next version drops both. */
  ownPuzzles: {
    person: string;
    puzzle: string;
    outcome: 'missed' | 'shown' | 'practised' | 'solved';
    at: number;
    tries: number;
    day: string | null;
  };
  puzzleTries: {
    person: string;
    puzzle: string;
    at: number;
    turn: string;
    solved: number;
    hinted: number;
    skill: string | null;
  };
  /** What became of reports that a puzzle is wrong, where it did not simply stand: one row for each puzzle, and nobody's name. */
  puzzleReports: { puzzle: string; verdict: 'withdrawn' | 'open'; turn: string; at: number };
}
