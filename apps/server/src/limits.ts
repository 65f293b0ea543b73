/**
 * Every limit of the server, in one place. Tests and benchmarks ask for others; whoever runs a server has these. A bucket holds `burst`
 * and is filled again by `perSecond`.
 */
export const LIMITS = {
  /** Open connections. Ten thousand need about a quarter of a gigabyte. */
  connections: {
    /** In this process. */
    all: 20_000,
    /** From one address: a school or a company may stand behind it. */
    perAddress: 200,
    /** Of one person: tabs and devices. */
    perPerson: 20,
    /** New ones from one address: all that it may have come back at once when a process has ended. */
    opening: { burst: 200, perSecond: 5 },
    /** Milliseconds until a greeting must have come. */
    helloWithin: 10_000,
    /** Milliseconds between two pings; a connection that has not answered one by the next is dead. */
    pingEvery: 10_000,
    /**
     * Milliseconds between two looks at a connection. Whoever plays a live game with somebody who is there, and was not heard since the look
     * before, is pinged; who is not heard by the next counts as away until then. That is within three looks, and an opponent sees it within 5
     * seconds.
     */
    lookEvery: 1_500,
    /** Bytes that wait for a reader; whoever has more unread is slow, and comes back for all of it at once. */
    unread: 256 * 1024,
    /** Milliseconds that a client has to close its side. */
    goodbye: 2_000,
    /** Rooms that one connection follows at once. */
    rooms: 50,
  },
  /** Messages. A turn takes one, so a burst is somebody coming back with what they kept. */
  messages: {
    perConnection: { burst: 60, perSecond: 15 },
    perPerson: { burst: 120, perSecond: 30 },
    perAddress: { burst: 2_000, perSecond: 500 },
    /** Messages above the rate before the connection is closed: until then they are refused one by one. */
    strikes: 100,
    /** Messages that could not be read before the connection is closed. */
    unreadable: 10,
  },
  /**
   * Frames, whatever is in them: pings, pongs and fragments too; a piece of one that arrives alone counts as one. Who sends more is cut off at
   * once. That is four times as many as there may be messages, so that whoever sends too many of those is told so first.
   */
  frames: {
    /** All that may come before the greeting is answered: a greeting, and what a client sends without waiting. */
    beforeHello: { burst: 40, perSecond: 0 },
    perConnection: { burst: 400, perSecond: 60 },
    perPerson: { burst: 1_200, perSecond: 120 },
    perAddress: { burst: 8_000, perSecond: 2_000 },
  },
  /** Bytes, in the same way. A message has 8 KB at most, and a turn takes a few hundred bytes. */
  bytes: {
    beforeHello: { burst: 16 * 1024, perSecond: 0 },
    perConnection: { burst: 1024 * 1024, perSecond: 128 * 1024 },
    perPerson: { burst: 2 * 1024 * 1024, perSecond: 256 * 1024 },
    perAddress: { burst: 16 * 1024 * 1024, perSecond: 2 * 1024 * 1024 },
  },
  chat: {
    perPerson: { burst: 8, perSecond: 0.5 },
    /** Messages that somebody gets who opens a room. */
    shown: 100,
    /** Messages that a room holds. */
    perRoom: 2_000,
  },
  rooms: {
    /** Rooms in memory that nobody follows; the longest idle ones leave first. */
    idle: 500,
    /** Milliseconds after which a room that nobody follows leaves memory. */
    idleFor: 60_000,
    /** Acts of one room that wait for the store, and those among them of people who do not sit there. */
    waiting: 32,
    waitingStrangers: 8,
    /** Events of one room, so that nobody fills the disk with offers: after so many only turns and resignations are taken. */
    events: 5_000,
    /** Lists of foreseen turns of one person: one is as large as a frame. */
    foresight: { burst: 40, perSecond: 0.1 },
    /** Rooms of one person that are not over: tables and games by correspondence. */
    perPerson: 100,
    /** Open tables of one person. */
    openPerPerson: 8,
    /**
     * Games that one person alone ends before everybody has moved: so many are free in so many milliseconds. After that aborting is refused,
     * and whoever leaves one more otherwise begins no other until they are fewer again.
     */
    aborts: { free: 3, within: 3_600_000 },
    /** Tables that one person opens or sits down at, rematches included. */
    opening: { burst: 10, perSecond: 0.1 },
    /** An open table for a live game leaves the lobby when nothing has happened for so long, in milliseconds. */
    openFor: 2 * 3_600_000,
    /** One by correspondence. */
    openForDays: 30 * 86_400_000,
    /** A table that has not begun is closed when nothing has happened for so long, whoever still has its link. */
    closedAfter: 30 * 86_400_000,
    /** A table at which nothing was ever played is forgotten so long after it was closed. */
    forgottenAfter: 7 * 86_400_000,
    /** How often a room's whole state is stored, in events. */
    snapshotEvery: 20,
    /** Milliseconds in which the states of rooms are stored that leave memory, or at the end. */
    savingFor: 3_000,
  },
  lobby: {
    /** Open tables and running games in the list. */
    open: 100,
    running: 60,
    /** Milliseconds between two publications of changes, and once more for each so many followers. */
    every: 400,
    followers: 500,
    /** Milliseconds after which the list is read anew. */
    reread: 30_000,
  },
  presence: {
    /** Milliseconds until a lost connection counts, so that a blink writes nothing. */
    blink: 2_000,
    /** Milliseconds to come back after the server itself was away. */
    afterRestart: 10_000,
    /** Milliseconds between two publications of the number of watchers. */
    watchersEvery: 1_000,
  },
  bots: {
    /** Questions that wait for a thread, and those among them from the tables of one person. */
    queue: 500,
    queuePerPerson: 50,
    /** Milliseconds until a question is asked again that was refused or broke a thread. */
    again: 2_000,
    /** Milliseconds of thought for a turn, by level. Levels count simulations; this is for slow machines. */
    thought: [500, 500, 500, 500, 500, 500, 500, 800, 1_200, 3_000, 5_000, 8_000],
    /** The shortest and the longest time that a bot of the lower levels takes for a turn, in milliseconds. */
    pause: [800, 1_600],
    /** Bytes for what one thread finds out. */
    memory: 48 * 1024 * 1024,
    /** Milliseconds without a question after which a thread ends. */
    idleFor: 60_000,
  },
  /** A process's lease on its rooms. */
  lease: {
    /** Milliseconds between two renewals. */
    renewEvery: 1_000,
    /** Where it was not renewed for longer than this, there was an outage. */
    outageFrom: 2_500,
  },
  people: {
    /** Passwords and recovery codes that were wrong, in so many milliseconds. */
    signIn: {
      within: 15 * 60_000,
      /** At one name from one address. */
      perPair: 10,
      /** The same from an address by which the account was entered before. */
      perKnownPair: 30,
      /** The same at a name that many addresses try. */
      perHotPair: 3,
      /** At one name from addresses that it was never entered by, before it counts as such. */
      hot: 20,
      /** From one address, at any names: a school or a company may stand behind it. */
      perAddress: 100,
      /** How long an address is remembered by which an account was entered. */
      knownFor: 180 * 86_400_000,
    },
    /** Passwords that are hashed at once in this process, those that wait, and those among them from one address. */
    hashing: { atOnce: 2, waiting: 200, perAddress: 30 },
    /** Of one account. */
    passkeys: 20,
    bots: 10,
    /** Guests who never sat down are forgotten when nothing was heard of them for so long, in milliseconds. */
    guestFor: 60 * 86_400_000,
    /** No new guests are let in for so many milliseconds from the network of a suspended person, where an operator wants so. */
    networkClosed: 86_400_000,
    /** Players that one person has blocked or muted. */
    blocks: 1_000,
    /** Lessons that one account has done; there are far fewer. */
    lessons: 500,
    /** Puzzles that one account has tried; there are fewer. */
    puzzles: 5_000,
    /** Devices of one person that are notified when it is their turn. */
    pushes: 20,
    /** Holiday in a year, in milliseconds. */
    holiday: 21 * 86_400_000,
  },
  puzzles: {
    /** Tries that wait to be judged, and those among them of one person or address. */
    judging: { waiting: 200, perOwner: 20 },
    /** The same of reports. */
    proving: { waiting: 20, perOwner: 2 },
    /** Judged turns that are remembered. */
    remembered: 5_000,
    /** Milliseconds without a question after which a thread that judges ends. */
    idleFor: 60_000,
    /** Tries without an account that count at one puzzle from one address: a family or a class may stand behind it. */
    counted: { burst: 5, perSecond: 5 / 86_400 },
    /** The same turn at the same puzzle from the same address: what is sent again because its answer got lost counts once. */
    resent: { burst: 1, perSecond: 1 / 60 },
  },
  /** What links show of themselves: pictures, pages in frames, the feed. */
  links: {
    /** All of these from one address: previews of many people are fetched by few machines. */
    perAddress: { burst: 100, perSecond: 3 },
    drawing: {
      /** Cards that wait to be drawn, each for a tenth to half a second. */
      waiting: 30,
      /** Milliseconds for one; a thread that takes longer is ended. */
      drawnWithin: 10_000,
      /** Milliseconds without a card after which the thread that draws ends. */
      idleFor: 60_000,
    },
    /** Milliseconds that somebody waits for a drawing, and letters of boards that are remembered. */
    asked: { within: 5_000, remembered: 16_000_000 },
    /** Pictures on the disk. */
    kept: { files: 2_000, bytes: 256 * 1024 * 1024 },
  },
  /** Notifications about games by correspondence; milliseconds. */
  notifications: {
    /** From the beginning of a turn until its notification, so that whoever sees the turn gets none. */
    after: 7_000,
    /** How long a service has to answer. */
    answerWithin: 5_000,
    /** Until the next try, after each that failed; after the last one it is given up. */
    retries: [10_000, 60_000, 300_000, 900_000, 1_800_000],
  },
  log: {
    /** Milliseconds between two lines about trouble with the database, such as a full disk: there is one for each turn. */
    troubleEvery: 1_000,
  },
  http: {
    /** Requests to the API by address and minute. */
    perMinute: 300,
    /** Requests of one person. */
    perPerson: { burst: 200, perSecond: 5 },
    /** New guests, accounts, sign-ins and tables by address and minute. */
    entersPerMinute: 30,
    /** What is seldom asked for and costs much, such as exports, streams of records and reports, by address and minute. */
    largePerMinute: 10,
    /** Milliseconds until the head of a request has come in, and all of it: whoever dribbles holds a connection for no longer. */
    headWithin: 15_000,
    requestWithin: 29_000,
    /** Milliseconds between two looks for those that take longer. */
    lookEvery: 1_000,
    /** Milliseconds for which a connection is kept that asks for nothing: longer than proxies keep theirs, else they ask one that just closes. */
    keptFor: 72_000,
    /** Milliseconds in which nothing comes and nothing is read; an answer takes less. */
    silentFor: 60_000,
    /** Milliseconds for which an answer about health is taken again. */
    healthFor: 500,
    /** Bytes of a body. */
    body: 64 * 1024,
  },
} as const satisfies LimitTree;

interface LimitTree {
  readonly [name: string]: number | readonly number[] | LimitTree;
}

type Loose<T> = T extends number
  ? number
  : T extends readonly number[]
    ? readonly number[]
    : { readonly [K in keyof T]: Loose<T[K]> };

/** The same limits with other numbers. */
export type Limits = Loose<typeof LIMITS>;
