import type { Token } from './palette.ts';

/**
 * A position as it is to be drawn: plain data without rules. Lengths are in the scene's own unit (the distance of neighbours, the
 * side of a square or the corner radius of a hexagon), y grows downward, angles are degrees clockwise from east.
 */
export interface Scene {
  /** What must be in the picture. */
  readonly bounds: Rect;
  /** What lies around the board. */
  readonly backdrop: Token;
  /** Boards and hollows, under everything else, in the order in which they are painted. */
  readonly ground: readonly Ground[];
  /** Every cell that can be pointed at or walked to, in the order in which a reader goes through them. */
  readonly cells: readonly SceneCell[];
  /** Lines between cells, by their places in `cells`. */
  readonly links: readonly (readonly [number, number])[];
  readonly edges: readonly Edge[];
  readonly pieces: readonly Piece[];
  readonly tags: readonly SceneTag[];
  readonly states: readonly CellState[];
  readonly trails: readonly Trail[];
  readonly arrows: readonly Arrow[];
  readonly ghost?: Ghost;
  /** The cells of a tile that was laid and can still be moved, the one that names its place first. */
  readonly loose?: readonly string[];
  /** What a hint would place: drawn hollow, so that nobody takes it for something that lies there. */
  readonly hint?: Ghost;
  readonly veils: readonly Veil[];
  /** Coordinates and name plates. */
  readonly labels: readonly Label[];
  /** Parts that can be shown alone, such as one of several boards on a narrow screen. */
  readonly parts: readonly Part[];
}

/** A place in a picture; x goes right, y goes down. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A part of a picture, from its corner at the top left. */
export interface Rect extends Point {
  readonly width: number;
  readonly height: number;
}

/** A board, or a hollow in one. */
export interface Ground extends Point {
  readonly shape: 'hexagon' | 'box';
  /** Corner radius of a hexagon that stands on a corner. */
  readonly radius?: number;
  /** Width and height of a box about (x, y). */
  readonly width?: number;
  readonly height?: number;
  /** How far its corners are rounded. */
  readonly round: number;
  readonly fill: Token;
  /** The colour of its side, and how far the side is seen below it; a hollow has its floor instead. */
  readonly side?: Token;
  readonly depth?: number;
  readonly hollow?: boolean;
  readonly part?: string;
}

/** Where pieces stand and what is pointed at. */
export interface SceneCell extends Point {
  /** Its name in the notation. */
  readonly id: string;
  readonly outline: 'spot' | 'square' | 'hexagon';
  /** Without one it is not drawn, but can be pointed at: free sea around an island. */
  readonly fill?: Token;
  /** Its glyphs. */
  readonly pattern?: Pattern;
  /** 0 lies flat; from 1 on it is a field on as many strata. */
  readonly level: number;
  /** Where lava runs. */
  readonly facing?: number;
  /** Written into its corner. */
  readonly label?: string;
  readonly part?: string;
}

/** The glyphs that tell terrains apart where colours do not. */
export const PATTERNS = ['drops', 'tufts', 'dots', 'peaks', 'waves', 'crater'] as const;
/** The glyphs of a cell. */
export type Pattern = (typeof PATTERNS)[number];

/** A line that means something: the border of a tile, the bar of a start line. */
export interface Edge {
  readonly from: Point;
  readonly to: Point;
  /** A bar has a body and a rim; thick and thin are strokes. */
  readonly weight: 'thin' | 'thick' | 'bar';
  /** The seat's colour of a bar; strokes have their own. */
  readonly tone?: Tone;
  /** The level at whose height it is drawn. */
  readonly level?: number;
  readonly part?: string;
}

/** The form of a piece. */
export type Shape = 'disc' | 'prism' | 'hut' | 'temple' | 'tower';
/** What a piece carries on its top to be told from others. */
export type Mark = 'ring' | 'crown' | 'chevron' | 'disc' | 'square' | 'triangle' | 'diamond';

/** A piece without its place: what is drawn on a board, in a count or on a button. */
export interface Figure {
  readonly shape: Shape;
  readonly tone: Tone;
  /** The sides of a prism. */
  readonly sides?: 3 | 4 | 6;
  /** The discs of a stack, the tiers of a prism: 1 unless told. */
  readonly layers?: number;
  readonly mark?: Mark;
  /** How many chevrons. */
  readonly marks?: number;
  /** On the top tier of a prism; the height of a stack writes itself. */
  readonly label?: string;
  /** Huts that stand together: 1 unless told. */
  readonly count?: number;
  /** Where chevrons point. */
  readonly facing?: number;
  /** Used up, or out of play but still counting. */
  readonly faint?: boolean;
}

/** A piece on the board. */
export interface Piece extends Figure {
  /** The cell where it stands. */
  readonly cell: string;
}

/** A short text at a cell. */
export interface SceneTag {
  readonly cell: string;
  readonly corner: 'topLeft' | 'topRight' | 'bottomLeft' | 'bottomRight';
  readonly text: string;
  /** The number of a level, or points. */
  readonly kind: 'level' | 'points';
}

/** One state, one form, the same in every game. */
export const STATES = [
  'can',
  'focus',
  'picked',
  'go',
  'stack',
  'capture',
  'stepFrom',
  'stepTo',
  'lastFrom',
  'lastTo',
  'hintFrom',
  'hintTo',
  'refused',
  'stake',
  'lit',
] as const;
/** What a cell is to be recognised as: open to be picked, picked, refused, part of the last turn. */
export type State = (typeof STATES)[number];

/** The state of a cell. */
export interface CellState {
  readonly cell: string;
  readonly state: State;
  /** The offending fact on a refused cell: a level, a sign. "!" unless told. */
  readonly text?: string;
}

/** The way that a step went, as dots. */
export interface Trail {
  readonly from: string;
  readonly to: string;
  readonly kind: 'last' | 'step' | 'hint';
}

/** What the engine would do, or what somebody else could. */
export interface Arrow {
  /** Absent where something is put onto the board. */
  readonly from?: string;
  readonly to: string;
  /** 1 for the best variation. */
  readonly rank: number;
  /** Whether its number is written, and where: at the goal when two variations start from one cell. */
  readonly number?: 'from' | 'to';
  /** What is written there instead of the rank: the number of a hint's step. */
  readonly text?: string;
  /** Whether it is what somebody else could do, to be warned of. */
  readonly threat?: boolean;
  /** Whether the picture goes there where it is out of sight. */
  readonly revealed?: boolean;
}

/** What is being laid or placed and is not yet there. */
export interface Ghost {
  readonly cells: readonly SceneCell[];
  readonly pieces: readonly (Figure & Point)[];
  /** Whether it may lie there. */
  readonly ok: boolean;
  /** Why not, on the cells. */
  readonly reasons: readonly GhostReason[];
}

/** What is wrong on a cell where something cannot be laid. */
export interface GhostReason {
  readonly cell: string;
  /** The offending fact: a level, a sign. */
  readonly text: string;
  /** The piece that is in the way; it may be drawn instead of the text. */
  readonly figure?: Figure;
}

/** Cells under a veil, such as a frozen board. */
export interface Veil {
  readonly kind: 'frost';
  readonly part: string;
  readonly bounds: Rect;
  /** The word on it. */
  readonly text: string;
}

/** A text beside or on the board; the first thing to go when room is short. A caption begins at its point. */
export interface Label extends Point {
  readonly kind: 'coordinate' | 'plate' | 'caption';
  readonly text: string;
  /** Of a name plate: the seat's token, a second text, and whether it is that seat's turn. */
  readonly figure?: Figure;
  readonly second?: string;
  readonly active?: boolean;
  /** Of a caption: the room that it has, and what it says where that is not enough for the text, the longest first. */
  readonly width?: number;
  readonly shorter?: readonly string[];
}

/** A board of several, which can be shown by itself. */
export interface Part {
  readonly id: string;
  readonly bounds: Rect;
  /** What it is called, and its state in words: "Board 2", "Frozen". */
  readonly title: string;
  readonly lines: readonly string[];
  readonly state: string;
  /** Whether nothing happens there any more. */
  readonly ended: boolean;
}

/** The colours of the seats, in their order; stone is nobody's. */
export const TONES = ['ivory', 'ebony', 'ember', 'plum', 'stone'] as const;
/** The colour of a seat, or stone. */
export type Tone = (typeof TONES)[number];

/** A table with nothing on it. What a scene takes from it is the very same each time, so that whoever draws it sees that nothing is new. */
export const EMPTY_SCENE: Scene = {
  bounds: { x: -1, y: -1, width: 2, height: 2 },
  backdrop: 'bg',
  ground: [],
  cells: [],
  links: [],
  edges: [],
  pieces: [],
  tags: [],
  states: [],
  trails: [],
  arrows: [],
  veils: [],
  labels: [],
  parts: [],
};
