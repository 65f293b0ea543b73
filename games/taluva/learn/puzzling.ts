import type { ThemePictures } from '@threefold-games/catalogue-core';
import { hexDistance } from '@threefold-games/grid';
import type { Puzzling, TurnWithPositions } from '@threefold-games/learn';
import type { TaluvaView } from '@threefold-games/taluva';
import { facts } from './facts.ts';
import { propose } from './goals.ts';
import { canonical, copies } from './symmetry.ts';
import { themes } from './themes.ts';
import { detailsOf } from './turnDetails.ts';

/** Two seats, the usual options. */
const HEAD = 'taluva/1 2 tiles=48,hutMayTouchOwn=on,ranking=off';

/** What is to be done, the tile in hand, the unseen tiles, what is left to build, and the land; a tile and a build. */
const picture = (island: string, laying: string, build: string): ThemePictures[string] => ({
  position: `${HEAD} ${island}`,
  steps: [laying, build],
});

/** By theme: an island with the turn that shows it. No more of it is seen than what lies about that turn. */
export const pictures: ThemePictures = {
  winTempleHuts: picture(
    'lay:0 JR 0110130011310111121020101 1,2,0/0,2,10 -4,2:1S1b;-4,3:1V0;-4,4:2L3a;-4,5:1V0;-4,6:1C0b;-3,1:2V0;-3,2:2C0bH0;-3,3:2C3bH0;-3,4:2V3;-3,5:1J0aH0;-3,6:1J4aH0;-3,7:1V4;-2,1:2C0a;-2,2:1R0bH1;-2,3:1C5aT0;-2,4:1J5bH1;-2,5:2J2bT1;-2,6:2S2a;-1,1:1L0a;-1,2:1J4aH0;-1,3:1V4;-1,4:1J3bH1;-1,5:2V2;0,0:2V5;0,1:1J0bH0;0,2:1J4bH0;0,3:1R4aH1;0,4:1V4;1,-4:1V0;1,-3:1S0b;1,-2:1V0;1,-1:2C5aT0;1,0:2S5bH0;1,1:1C4aH1;1,2:1V4;1,3:1L4b;2,-4:1J0a;2,-3:1S1bH0;2,-2:1S0aH0;2,-1:1C2bT1;2,0:1J2aT1;2,1:1R4bH1;2,2:1S4a;2,3:1V4;3,-4:1V1;3,-3:1J1aH0;3,-2:2S2bH0;3,-1:2J2aH0;3,1:2C2b;3,2:2R2a;4,-3:1C3bH0;4,-2:2V2;4,0:1C3b;4,1:2V2',
    '1,-2/5',
    'T@2,-2',
  ),
  winTowers: picture(
    'lay:0 JC 1201161121210101010111101 0,1,10/3,1,8 -4,6:1J3a;-3,5:1C3b;-3,6:1V3;-2,4:1V0;-2,5:1S0b;-1,-1:2V5;-1,0:1S0bT0;-1,2:1R4a;-1,3:2V0;-1,4:2C0b;0,-3:1V0;0,-2:2L5aT0;0,-1:3J4aW0;0,0:3V4;0,1:1S0bH0;0,2:1J4bH0;0,3:2S0aH1;0,4:1S2a;1,-3:1R0aH0;1,-2:1R4aH0;1,-1:3S4bW1;1,0:2J5bH0;1,1:2J3aT0;1,2:1S2aH1;1,3:1V2;2,-2:1C4bH0;2,-1:2J3a;2,0:2S3b;2,1:2V3;2,2:1S2bH1;2,3:1R2a;3,-3:1C2b;3,-2:2R3bH0;3,-1:2V3;3,1:1S3aH1;3,2:1V2;4,-3:1V2;4,-2:1R2b;4,-1:1R2a;4,0:1J3b;4,1:1V3;5,-2:1V2',
    '3,-1/2',
    'W@2,0',
  ),
  guard: picture(
    'lay:0 SR 0200040101200010121120001 1,2,5/1,2,0 -4,2:1V5;-3,1:1J5a;-3,2:1J5bH0;-3,3:1V5;-2,1:1V5;-2,2:1J5aH0;-2,3:1C5b;-2,7:1L3a;-1,-1:1V5;-1,0:1L5a;-1,1:1C5bT0;-1,2:1C4aH0;-1,3:1V4;-1,4:1S4a;-1,5:1V4;-1,6:1R3bH1;-1,7:1V3;0,-2:1S5a;0,-1:1J5b;0,0:1V0;0,1:1C0bH0;0,2:1C4bH0;0,3:1J3aT1;0,4:2J1b;0,5:1R4aH1;0,6:1V4;1,-2:1C2b;1,-1:1J2aH1;1,0:1S0aH1;1,1:1J3aH1;1,2:1S3bH1;1,3:2V1;1,4:2R1a;1,5:1J4b;2,-3:1S1b;2,-2:1V2;2,0:1S3bH0;2,1:1V3;2,2:1J3aH0;2,3:1S3bT0;2,4:1V3;2,5:1L3a;3,-4:1V1;3,-3:1S1aH1;3,-2:1V0;3,-1:1J0bH0;3,0:1J3aH1;3,1:2C1bH1;3,2:1V3;3,3:1J3aH0;3,4:1S3b;3,5:1V3;4,-3:1R1bH1;4,-2:1C0aH1;4,-1:1L3bH1;4,0:2V1;4,1:2S1aH1;4,2:2J4a;4,3:2V4;5,-4:1V1;5,-3:1C1aH1;5,-2:1C2bH1;5,-1:1R2aT1;5,0:1R3bH1;5,1:1V3;5,2:2C4b;5,3:1C4aH0;5,4:1V4;6,-2:1V2;6,-1:1C3aH1;6,1:1R3b;6,2:1V3;6,3:1R4bH0;7,-2:1J3b;7,-1:1V3',
    '2,1/2',
    'E@2,2:S',
  ),
  rareTower: picture(
    'lay:0 RL 1532151220420102221021011 3,2,16/3,2,15 -2,0:1V5;-2,1:2C3aH1;-2,2:1L2aH1;-1,-1:1S5a;-1,0:2J3b;-1,1:2V3;-1,2:2J3a;-1,3:1C2a;0,0:1V0;0,1:2S3bH0;0,2:2V3;1,0:1S0aH0',
    '-1,1/0',
    'W@0,1',
  ),
  rareTemple: picture(
    'lay:0 SC 0532161221300101211121111 2,2,15/3,2,16 -2,1:1S4aH0;-2,2:1V4;-1,1:1S4bH0;-1,2:1S4aH0;-1,3:1V4;0,0:1V0;0,1:1J0bH0;0,2:1J4b;1,-1:2S2b;1,0:2R2a;1,1:1S4aH0;1,2:1V4;2,-2:1J3b;2,-1:2V2;2,0:1S1bH1;2,1:1L4bT0;3,-1:1V1;3,0:1J1aH1;3,1:1S3aH1;4,0:1C3b;4,1:1V3',
    '1,2/3',
    'T@1,1',
  ),
  templeAndCut: picture(
    'lay:0 CR 0342161201411112220121111 3,2,17/3,2,17 -2,0:1S3a;-1,-1:1C3b;-1,0:1V3;-1,2:1R4aH0;-1,3:1V4;0,-1:1V5;0,0:1V0;0,1:1J0bH0;0,2:1R4bH0;1,-2:1C5aH1;1,-1:1R5bH1;1,0:1J0aH1;2,-4:1V0;2,-3:1C0b;3,-4:1J0a;4,-4:1J3a;5,-5:1C3b;5,-4:1V3',
    '0,-1/0',
    'T@0,0',
  ),
  readyAndCut: picture(
    'lay:1 LJ 1541161221421011221101101 3,2,17/3,2,18 -1,2:1J2bH1;-1,3:1L2aH1;0,-1:1R3a;0,0:1V0;0,1:1R0bH0;0,2:1V2;1,-2:1J3b;1,-1:1V3;1,0:1J0aH0;1,1:1V0;1,2:1R0b;2,-1:1L3aH0;2,1:1S0a;3,-2:1R3b;3,-1:1V3',
    '0,2/4',
    'E@-1,2:L',
  ),
  cutOff: picture(
    'lay:1 RR 1542161221420012220121011 3,2,17/3,2,19 -2,2:1S3aH1;-1,1:1R3b;-1,2:1V3;0,0:1V0;0,1:1S0bH0;1,0:1S0aH0;2,0:1S2bH0;2,1:1L2a;3,0:1V2',
    '-1,2/4',
    'E@-2,2:R',
  ),
  shutIn: picture(
    'lay:1 JL 0542061221321002221120111 3,2,17/3,2,18 -1,-1:1V0;-1,0:1C0b;-1,3:1V5;0,-1:1L0a;0,0:1V0;0,1:1J0bH0;0,2:1S5aH0;0,3:1R5bH0;0,4:1S3aH1;1,0:1J0aH1;1,3:1L3b;1,4:1V3;1,5:1V5;2,4:1S5a;2,5:1J5b',
    '-1,5/3',
    'E@0,4:L',
  ),
  lastHuts: picture(
    'lay:1 JS 0210131110300011120021111 1,2,2/3,2,4 -3,-1:1S4aH0;-3,0:1V4;-3,2:1S4aH0;-3,3:2V5;-2,-1:1C4bT0;-2,1:1S1bH1;-2,2:2C5a;-2,3:2R5b;-1,-3:1V5;-1,-1:2S4aH0;-1,0:2V4;-1,1:1C1aH0;-1,2:1R3bH1;-1,3:2V5;0,-4:1C5a;0,-3:1J5bH1;0,-2:1V1;0,-1:2C4bH0;0,0:2V5;0,1:1S0bH0;0,2:2J5aH0;0,3:2S5b;1,-4:1V0;1,-3:1J0bH1;1,-2:1J2bH0;1,-1:2C5aH1;1,0:2J5bH0;1,2:1V2;2,-4:1C0a;2,-3:2J4a;2,-2:2V4;2,-1:2C3aH0;2,0:1R2aH0;2,1:1J3aH0;3,-4:1V1;3,-3:2J4b;3,-2:2L3bT0;3,-1:2V3;3,0:1R3b;3,1:1V3;4,-5:1R2b;4,-4:1R2aH1;4,-3:1V1;4,-2:1R1aH0;5,-5:1V2;5,-4:1C1b;5,-3:1J4a;5,-2:1V4;6,-5:1V1;6,-4:1J1a;6,-3:1C4b',
    '1,-4/2',
    'E@1,-3:J',
  ),
  bury: picture(
    'lay:1 LJ 1531161221421111221111111 3,2,17/3,2,19 0,-1:1V5;0,0:1V0;0,1:1S0b;1,-2:1J5a;1,-1:1R5bH0;1,0:1J0aH0;2,-1:1J2bH1;2,0:1R2aH0;3,-1:1V2',
    '0,0/5',
    'E@2,-1:J',
  ),
  shelter: picture(
    'lay:0 RS 1532160220421112211121101 3,2,18/3,2,18 -4,3:1S1b;-3,2:1V1;-3,3:1J1a;-2,1:1C4aH1;-2,2:1V4;-1,1:1C4bH1;0,0:1V0;0,1:1L0bH0;0,2:1V5;1,0:1C0aH0;1,1:1L5a;1,2:1R5b',
    '0,0/1',
    'E@1,0:R',
  ),
  bigExpand: picture(
    'lay:1 RR 0542161021421112220121100 3,2,17/3,2,17 -2,2:1V5;-1,1:1J5aH1;-1,2:1J5bH1;-1,3:1C3a;0,0:1V0;0,1:1R0bH1;0,2:1S3b;0,3:1V3;1,0:1L0aH0;2,0:1C3aH0;3,-1:1S3bH0;3,0:1V3;4,-2:1L4a;4,-1:1V4;5,-2:1L4b',
    '0,0/1',
    'E@-1,2:R',
  ),
  twoReady: picture(
    'lay:0 JS 0522161221410112220120111 3,2,16/3,2,17 -6,3:1R4a;-6,4:1V4;-5,3:1R4b;-4,1:1V5;-4,2:1S2bH0;-4,3:1J2a;-3,0:1S5aH0;-3,1:1C5bH0;-3,2:1V2;-2,1:1L3aH1;-1,0:1C3bH1;-1,1:1V3;0,0:1V0;0,1:1J0bH0;1,0:1J0aH1;1,1:1S2b;1,2:1S2a;2,1:1V2',
    '-1,1/4',
    'E@0,1:S',
  ),
  joinThree: picture(
    'lay:0 CS 1541150121421112221120111 3,2,18/3,2,18 -1,5:1C1bH1;0,0:1V0;0,1:1R0bH0;0,4:1V1;0,5:1L1a;1,0:1J0aH1;1,3:1C1b;2,0:1J2bH0;2,1:1C2a;2,2:1V1;2,3:1C1a;3,0:1V2',
    '0,2/5',
    'H@1,1',
  ),
  splitReady: picture(
    'lay:0 JS 0421150121421112221121101 2,2,17/2,2,16 -1,2:1C4a;-1,3:1V4;0,0:1V0;0,1:1S0bH0;0,2:2L3aT0;1,-2:1V0;1,-1:1R0b;1,0:1J0aH0;1,1:2R3bT1;1,2:2V3;2,-2:1J0a;2,-1:1J2bH0;2,0:1C2aH1;2,1:1C4bH1;2,2:1J3aH1;2,3:1J2b;2,4:1J2a;3,-1:1V2;3,1:1C3b;3,2:1V3;3,3:1V2',
    '0,0/5',
    'E@2,-1:J',
  ),
  readyTemple: picture(
    'lay:0 CC 1541150221421112221121111 3,2,19/3,2,19 0,0:1V0;0,1:1R0bH0;1,0:1J0aH1;2,0:1J2b;2,1:1C2a;3,0:1V2',
    '1,2/3',
    'E@0,1:C',
  ),
};

/** A hint shows the fields so near to where the tile is laid. */
const NEAR = 2;

/** The fields near to where a tile is laid. */
const area = (turn: TurnWithPositions<TaluvaView>): readonly string[] => {
  const details = detailsOf(turn);
  const laid = details.laid();
  return details
    .before()
    .fields.filter(({ q, r }) => laid.some(field => hexDistance(q - field.q, r - field.r) <= NEAR))
    .map(({ name }) => name);
};

/** What the puzzles of Taluva need from the game. */
export const puzzling: Puzzling<TaluvaView> = { facts, themes, propose, canonical, copies, area };
