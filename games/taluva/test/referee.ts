import type { Referee } from '@threefold-games/conformance';

type Terrain = 'J' | 'C' | 'S' | 'R' | 'L';
type Kind = 'hut' | 'temple' | 'tower';

interface Field {
  level: number;
  terrain: Terrain | 'V';
  /** Where the volcano's tile points; on volcanoes only. */
  rotation?: number;
  piece?: { owner: number; kind: Kind };
}

/** A maximal group of neighbouring fields with pieces of one owner. */
interface Settlement {
  owner: number;
  cells: string[];
  kinds: Kind[];
}

interface TaluvaOptions {
  tiles: '48' | '36' | '24';
  hutMayTouchOwn: 'on' | 'off';
  ranking: 'off' | 'on';
  /** Who has pieces that count as built, such as seat1step2. */
  odds?: string;
}

/** How many of the 48 tiles there are, by their first and second terrain clockwise from the volcano. */
const TILES = {
  J: { J: 1, C: 5, S: 4, R: 2, L: 1 },
  C: { J: 6, C: 1, S: 2, R: 2, L: 1 },
  S: { J: 4, C: 2, S: 1, R: 1, L: 1 },
  R: { J: 2, C: 2, S: 2, R: 1, L: 1 },
  L: { J: 2, C: 1, S: 1, R: 1, L: 1 },
};
const TERRAINS: readonly Terrain[] = ['J', 'C', 'S', 'R', 'L'];
/** What each player owns of temples, towers and huts. */
const SUPPLY = { temple: 3, tower: 2, hut: 20 };
const KINDS: readonly Kind[] = ['temple', 'tower', 'hut'];
const ROTATIONS = [0, 1, 2, 3, 4, 5];
/** East, then clockwise. */
const DIRECTIONS = [
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [0, -1],
  [1, -1],
] as const;

const parseCell = (cell: string): [number, number] => {
  const [q, r] = cell.split(',').map(Number);
  return [q!, r!];
};

const around = new Map<string, string[]>();
/** The six neighbours of a cell, clockwise from the east. */
const neighbours = (cell: string): string[] => {
  let found = around.get(cell);
  if (!found) {
    const [q, r] = parseCell(cell);
    found = DIRECTIONS.map(([dq, dr]) => `${q + dq},${r + dr}`);
    around.set(cell, found);
  }
  return found;
};

/** The three cells of a tile: the volcano, then the terrains clockwise. */
const footprint = (volcano: string, rotation: number): [string, string, string] => {
  const cells = neighbours(volcano);
  return [volcano, cells[rotation]!, cells[(rotation + 1) % 6]!];
};

/** The smallest cell by q, then r. */
const smallest = (cells: string[]): string =>
  cells.reduce((best, cell) => {
    const [q, r] = parseCell(cell);
    const [bestQ, bestR] = parseCell(best);
    return q < bestQ || (q === bestQ && r < bestR) ? cell : best;
  });

/** Taluva, read a second time. `ranking` gives the places when the game is over and the option is on. */
export const taluvaReferee = (
  seats: 2 | 3 | 4,
  options: TaluvaOptions,
): Referee & { ranking(): number[] | undefined } => {
  const land = new Map<string, Field>();
  /** The tiles that have not been drawn, by name; those that stay out of the game are among them. */
  const unseen = new Map(TERRAINS.flatMap(a => TERRAINS.map(b => [a + b, TILES[a][b]])));
  let tilesLeft = Number(options.tiles);
  const built = Array.from({ length: seats }, () => ({ temple: 0, tower: 0, hut: 0 }));
  const favoured = options.odds === undefined ? undefined : built[Number(options.odds[4])]!;
  if (favoured && options.odds!.endsWith('1')) favoured.temple = 1;
  if (favoured && options.odds!.endsWith('2')) favoured.tower = 1;
  if (favoured && options.odds!.endsWith('3')) favoured.temple = favoured.tower = 1;
  /** Who could not build, and who has finished two kinds, each in that order. */
  const out: number[] = [];
  const finished: number[] = [];
  let seat = 0;
  let tile = '';
  let phase: 'draw' | 'lay' | 'build' | 'over' = 'draw';

  const pieceAt = (cell: string) => land.get(cell)?.piece;
  const left = (kind: Kind): number => SUPPLY[kind] - built[seat]![kind];
  const playing = (): number[] =>
    Array.from({ length: seats }, (_, i) => i).filter(i => !out.includes(i) && !finished.includes(i));

  const settlements = (): Settlement[] => {
    const found: Settlement[] = [];
    const seen = new Set<string>();
    for (const [start, { piece }] of land) {
      if (!piece || seen.has(start)) continue;
      const cells = [start];
      seen.add(start);
      for (const cell of cells) {
        for (const next of neighbours(cell)) {
          if (seen.has(next) || pieceAt(next)?.owner !== piece.owner) continue;
          seen.add(next);
          cells.push(next);
        }
      }
      found.push({ owner: piece.owner, cells, kinds: cells.map(cell => pieceAt(cell)!.kind) });
    }
    return found;
  };

  /** On the table beside the land, by at least one edge. */
  const extensions = (): string[] => {
    const shore = new Set<string>();
    for (const cell of land.keys()) for (const next of neighbours(cell)) if (!land.has(next)) shore.add(next);
    const volcanoes = new Set([...shore, ...[...shore].flatMap(neighbours)]);
    const found: string[] = [];
    for (const volcano of volcanoes) {
      if (land.has(volcano)) continue;
      for (const rotation of ROTATIONS) {
        const cells = footprint(volcano, rotation);
        if (!cells.some(cell => land.has(cell)) && cells.some(cell => shore.has(cell)))
          found.push(`${volcano}/${rotation}`);
      }
    }
    return found;
  };

  /** Volcano on volcano, turned, on even ground, over huts alone and never over all of a settlement. */
  const eruptions = (): string[] => {
    const all = settlements();
    const found: string[] = [];
    for (const [volcano, crater] of land) {
      if (crater.terrain !== 'V') continue;
      for (const rotation of ROTATIONS) {
        if (rotation === crater.rotation) continue;
        const cells = footprint(volcano, rotation);
        if (cells.some(cell => land.get(cell)?.level !== crater.level)) continue;
        if (cells.some(cell => pieceAt(cell) && pieceAt(cell)!.kind !== 'hut')) continue;
        if (all.some(settlement => settlement.cells.every(cell => cells.includes(cell)))) continue;
        found.push(`${volcano}/${rotation}`);
      }
    }
    return found;
  };

  const layings = (): string[] => (land.size === 0 ? ['0,0/0'] : [...extensions(), ...eruptions()]);

  const isFree = (cell: string): boolean => {
    const field = land.get(cell);
    return field !== undefined && field.terrain !== 'V' && !field.piece;
  };

  const freeBeside = (settlement: Settlement): string[] =>
    [...new Set(settlement.cells.flatMap(neighbours))].filter(isFree);

  const touchesOwn = (cell: string): boolean => neighbours(cell).some(next => pieceAt(next)?.owner === seat);

  /** The fields that an expansion fills. */
  const growth = (settlement: Settlement, terrain: string): string[] =>
    freeBeside(settlement).filter(cell => land.get(cell)!.terrain === terrain);

  const hutsFor = (cells: string[]): number => cells.reduce((sum, cell) => sum + land.get(cell)!.level, 0);

  const builds = (): string[] => {
    const found = new Set<string>();
    if (left('hut') > 0) {
      for (const [cell, { level }] of land) {
        if (level !== 1 || !isFree(cell)) continue;
        if (options.hutMayTouchOwn === 'on' || !touchesOwn(cell)) found.add(`H@${cell}`);
      }
    }
    for (const settlement of settlements()) {
      if (settlement.owner !== seat) continue;
      const beside = freeBeside(settlement);
      if (left('temple') > 0 && settlement.cells.length >= 3 && !settlement.kinds.includes('temple')) {
        for (const cell of beside) found.add(`T@${cell}`);
      }
      if (left('tower') > 0 && !settlement.kinds.includes('tower')) {
        for (const cell of beside) if (land.get(cell)!.level >= 3) found.add(`W@${cell}`);
      }
      for (const terrain of TERRAINS) {
        const huts = hutsFor(growth(settlement, terrain));
        if (huts > 0 && huts <= left('hut')) found.add(`E@${smallest(settlement.cells)}:${terrain}`);
      }
    }
    return [...found];
  };

  const list = (): string[] => {
    if (phase === 'draw') return [...unseen.keys()].filter(kind => unseen.get(kind)! > 0);
    if (phase === 'lay') return layings();
    return phase === 'build' ? builds() : [];
  };

  /** Passes the turn on, or ends the game: one player at most is left, or no tile. */
  const endTurn = (): void => {
    const rest = playing();
    const won = options.ranking === 'off' && finished.length > 0;
    if (won || rest.length <= 1 || tilesLeft === 0) {
      phase = 'over';
      return;
    }
    do seat = (seat + 1) % seats;
    while (!rest.includes(seat));
    phase = 'draw';
  };

  const draw = (kind: string): void => {
    tile = kind;
    unseen.set(kind, unseen.get(kind)! - 1);
    tilesLeft--;
    phase = 'lay';
  };

  const lay = (step: string): void => {
    const [volcano, turned] = step.split('/');
    const rotation = Number(turned);
    const [crater, first, second] = footprint(volcano!, rotation);
    const level = (land.get(crater)?.level ?? 0) + 1;
    land.set(crater, { level, terrain: 'V', rotation });
    land.set(first, { level, terrain: tile[0] as Terrain });
    land.set(second, { level, terrain: tile[1] as Terrain });
    phase = 'build';
    if (builds().length > 0) return;
    out.push(seat);
    endTurn();
  };

  const put = (cell: string, kind: Kind, count: number): void => {
    land.get(cell)!.piece = { owner: seat, kind };
    built[seat]![kind] += count;
  };

  const build = (step: string): void => {
    const [cell, terrain] = step.slice(2).split(':');
    if (step[0] === 'H') put(cell!, 'hut', 1);
    if (step[0] === 'T') put(cell!, 'temple', 1);
    if (step[0] === 'W') put(cell!, 'tower', 1);
    if (step[0] === 'E') {
      const settlement = settlements().find(({ cells }) => cells.includes(cell!))!;
      for (const field of growth(settlement, terrain!)) put(field, 'hut', land.get(field)!.level);
    }
    if (KINDS.filter(kind => left(kind) === 0).length >= 2) finished.push(seat);
    endTurn();
  };

  /** More temples, then towers, then huts. */
  const isAhead = (a: number, b: number): boolean => {
    const kind = KINDS.find(each => built[a]![each] !== built[b]![each]);
    return kind !== undefined && built[a]![kind] > built[b]![kind];
  };

  /** Finishers from the top, the out from the bottom, the rest between them by what they built; equals share a place. */
  const places = (): number[] =>
    built.map((_, i) => {
      if (finished.includes(i)) return finished.indexOf(i) + 1;
      if (out.includes(i)) return seats - out.indexOf(i);
      return finished.length + 1 + playing().filter(other => isAhead(other, i)).length;
    });

  let steps = list();
  return {
    actor: () => (phase === 'draw' ? 'chance' : phase === 'over' ? 'nobody' : seat),
    legal: () => [...steps],
    play: step => {
      if (!steps.includes(step)) throw new Error(`not a legal step: ${step}`);
      if (phase === 'draw') draw(step);
      else if (phase === 'lay') lay(step);
      else build(step);
      steps = list();
    },
    state: () => ({
      fields: structuredClone(Object.fromEntries(land)),
      built: built.map(counts => KINDS.map(kind => counts[kind])),
      out: [...out],
      tilesLeft,
    }),
    shares: () => {
      if (phase !== 'over') return undefined;
      const ranks = places();
      const winners = ranks.filter(rank => rank === 1).length;
      return ranks.map(rank => (rank === 1 ? 1 / winners : 0));
    },
    ranking: () => (phase === 'over' && options.ranking === 'on' ? places() : undefined),
  };
};
