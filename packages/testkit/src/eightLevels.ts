/**
 * What was stored while bots had eight levels, written by that version itself: a game of a browser, a room of a server with its row and its
 * summary, and records. The bots are of level 3 (Taluva) and 8 (Talat); who leaves the room is followed by level 4.
 */
const EIGHT_LEVELS = {
  stored: {
    id: 'abcdefghijkm',
    form: 2,
    revision: 5,
    room: {
      id: 'abcdefghijkm',
      seq: 5,
      plan: {
        game: 'taluva',
        seats: 3,
        options: { tiles: '48', hutMayTouchOwn: 'on', ranking: 'off' },
        clock: { kind: 'none' },
        listed: false,
        start: 'host',
        watching: false,
        chat: 'seats',
        leaver: { kind: 'end' },
        rated: false,
        oneScreen: true,
      },
      host: 'me',
      phase: 'playing',
      seats: [
        { kind: 'person', person: 'me', name: 'Ada', ready: true, nonce: '' },
        { kind: 'bot', level: 3 },
        { kind: 'bot', level: 3 },
      ],
      created: 1794744000000,
      deal: {
        scheme: 'threefold-deal/2',
        hash: '29e754e7182136842bef82858805a2998f8f69df8a8e4fbad416adec78649c26',
        secret: '5ec2e70000000000000000000000000000000000000000000000000000000000',
        nonces: ['', '0ed16c8d94f16473df025a836f18b290', 'a1a1e90486a9384407ced44f4d50533b'],
      },
      nextSecret: '5ec2e80000000000000000000000000000000000000000000000000000000000',
      layout: '',
      turns: [
        { seat: 0, steps: ['LS', '0,0/0', 'H@0,1'], draws: 1, used: 0, left: 0 },
        { seat: 1, steps: ['CS', '0,-1/5', 'H@1,0'], draws: 1, used: 0, left: 0, bot: 3 },
        { seat: 2, steps: ['JS', '-1,3/5', 'H@1,-1'], draws: 1, used: 0, left: 0, bot: 3 },
        { seat: 0, steps: ['CJ', '2,0/0', 'H@0,2'], draws: 1, used: 0, left: 0 },
      ],
      drawn: ['CC'],
      position:
        'taluva/1 3 tiles=48,hutMayTouchOwn=on,ranking=off lay:1 CC 1532150121421112221121011 3,2,18/3,2,19/3,2,19 -1,3:1V5;0,-1:1V5;0,0:1V0;0,1:1S0bH0;0,2:1J5aH0;0,3:1S5b;1,-2:1C5a;1,-1:1S5bH2;1,0:1L0aH1;2,0:1V0;2,1:1J0b;3,0:1C0a',
      since: 1794744000000,
      clocks: [
        { left: 0, periods: 0, lagLeft: 3000 },
        { left: 0, periods: 0, lagLeft: 3000 },
        { left: 0, periods: 0, lagLeft: 3000 },
      ],
      holidays: [null, null, null],
      offers: [],
      conditionals: [[], [], []],
      rewound: 0,
      recent: [
        { id: 'start', seq: 1, by: 'me' },
        { id: 'request-1', seq: 2, by: 'me' },
        { id: 'request-2', seq: 5, by: 'me' },
      ],
      started: 1794744000000,
      actor: 1,
    },
    names: ['Ada', 'Bot', 'Bot'],
    composed: [],
    updated: 1794744000000,
  },
  room: {
    id: 'room-test',
    seq: 12,
    plan: {
      game: 'talat',
      seats: 3,
      clock: { kind: 'none' },
      listed: true,
      start: 'host',
      watching: true,
      chat: 'seats',
      leaver: { kind: 'bot', level: 4 },
      rated: false,
      options: {
        davidGoliath: 'on',
        endAfterFrozen: '2',
        tieBreak: 'cancelCommon',
        zihinScope: 'opponentBoard',
        firstMover: 'startPlayer',
      },
    },
    host: 'p_adaadaadaada',
    phase: 'playing',
    seats: [
      { kind: 'person', person: 'p_adaadaadaada', name: 'Ada', ready: true, nonce: '11111111111111111111111111111111' },
      { kind: 'person', person: 'p_benbenbenben', name: 'Ben', ready: true, nonce: '22222222222222222222222222222222' },
      { kind: 'bot', level: 8 },
    ],
    created: 1794744000000,
    deal: {
      scheme: 'threefold-deal/2',
      hash: '29e754e7182136842bef82858805a2998f8f69df8a8e4fbad416adec78649c26',
      secret: '5ec2e70000000000000000000000000000000000000000000000000000000000',
      nonces: [
        '11111111111111111111111111111111',
        '22222222222222222222222222222222',
        '0ed16c8d94f16473df025a836f18b290',
      ],
    },
    nextSecret: '5ec2e80000000000000000000000000000000000000000000000000000000000',
    layout: '',
    turns: [
      { seat: 0, steps: ['L3@n5'], used: 0, left: 0 },
      { seat: 1, steps: ['M4@j1'], used: 0, left: 0 },
      { seat: 2, steps: ['M4@g5'], used: 0, left: 0, bot: 8 },
      { seat: 0, steps: ['M4@m5'], used: 0, left: 0 },
      { seat: 1, steps: ['M3@b5'], used: 0, left: 0 },
      { seat: 2, steps: ['S4@n1'], used: 0, left: 0, bot: 8 },
    ],
    drawn: [],
    position:
      'talat/1 3 davidGoliath=on,endAfterFrozen=2,tieBreak=cancelCommon,zihinScope=opponentBoard,firstMover=startPlayer .m3.../...../...../...../..... .m4.../...../...../...../....M4 ..m4l3./...../...../...../...S4. 0 - -/-/-',
    since: 1794744000000,
    clocks: [
      { left: 0, periods: 0, lagLeft: 3000 },
      { left: 0, periods: 0, lagLeft: 3000 },
      { left: 0, periods: 0, lagLeft: 3000 },
    ],
    holidays: [null, null, null],
    offers: [],
    conditionals: [[], [], []],
    rewound: 0,
    recent: [
      { id: 'request-1', seq: 1, by: 'p_adaadaadaada' },
      { id: 'request-2', seq: 2, by: 'p_benbenbenben' },
      { id: 'request-3', seq: 3, by: 'p_adaadaadaada' },
      { id: 'request-4', seq: 4, by: 'p_adaadaadaada' },
      { id: 'request-5', seq: 5, by: 'p_benbenbenben' },
      { id: 'request-6', seq: 6, by: 'p_adaadaadaada' },
      { id: 'request-7', seq: 7, by: 'p_adaadaadaada' },
      { id: 'request-8', seq: 8, by: 'p_benbenbenben' },
      { id: 'request-9', seq: 10, by: 'p_adaadaadaada' },
      { id: 'request-10', seq: 11, by: 'p_benbenbenben' },
    ],
    started: 1794744000000,
    actor: 0,
  },
  row: {
    id: 'room-test',
    phase: 'playing',
    plan: {
      game: 'talat',
      seats: 3,
      clock: { kind: 'none' },
      listed: true,
      start: 'host',
      watching: true,
      chat: 'seats',
      leaver: { kind: 'bot', level: 4 },
      rated: false,
      options: {
        davidGoliath: 'on',
        endAfterFrozen: '2',
        tieBreak: 'cancelCommon',
        zihinScope: 'opponentBoard',
        firstMover: 'startPlayer',
      },
    },
    host: 'p_adaadaadaada',
    seats: [
      { kind: 'person', name: 'Ada', person: 'p_adaadaadaada' },
      { kind: 'person', name: 'Ben', person: 'p_benbenbenben' },
      { kind: 'bot', level: 8, name: 'Cora' },
    ],
    created: 1794744000000,
    updated: 1794744000000,
    turns: 6,
    watchers: 0,
    actor: 0,
    deadline: null,
    position:
      'talat/1 3 davidGoliath=on,endAfterFrozen=2,tieBreak=cancelCommon,zihinScope=opponentBoard,firstMover=startPlayer .m3.../...../...../...../..... .m4.../...../...../...../....M4 ..m4l3./...../...../...../...S4. 0 - -/-/-',
    shares: null,
  },
  summary: {
    seats: [
      { name: 'Ada', person: 'p_adaadaadaada' },
      { name: 'Ben', person: 'p_benbenbenben' },
      { name: 'Cora', level: 8 },
    ],
    shares: [],
    why: { kind: 'abort' },
  },
  records: {
    taluva:
      '[Game "taluva"]\n[Rules "1"]\n[Options "tiles=48 hutMayTouchOwn=on ranking=off"]\n[Seats "Ada; Gita (bot 3); Nela (bot 3)"]\n[Result "*"]\n[Date "2026-11-15"]\n[Deal "threefold-deal/2"]\n[DealRoom "abcdefghijkm"]\n[DealHash "29e754e7182136842bef82858805a2998f8f69df8a8e4fbad416adec78649c26"]\n\n1. LS 0,0/0 H@0,1\n2. CS 0,-1/5 H@1,0 {bot 3}\n3. JS -1,3/5 H@1,-1 {bot 3}\n4. CJ 2,0/0 H@0,2\n',
    talat:
      '[Game "talat"]\n[Rules "1"]\n[Options "davidGoliath=on endAfterFrozen=2 tieBreak=cancelCommon zihinScope=opponentBoard firstMover=startPlayer"]\n[Seats "Ada; Ben; Cora (bot 8)"]\n[Result "*"]\n[Date "2026-11-15"]\n\n1. L3@n5\n2. M4@j1\n3. M4@g5 {bot 8}\n4. M4@m5\n5. M3@b5\n6. S4@n1 {bot 8}\n',
  },
};

interface EightLevels {
  readonly stored: unknown;
  readonly room: unknown;
  readonly row: unknown;
  readonly summary: unknown;
  readonly records: { readonly taluva: string; readonly talat: string };
}

/** A copy of it. */
export const eightLevels = (): EightLevels => JSON.parse(JSON.stringify(EIGHT_LEVELS)) as EightLevels;
