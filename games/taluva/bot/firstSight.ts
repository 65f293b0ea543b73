/** What speaks for or against a laying at first sight, in logarithms of its prior. Set by hand: it only has to name the steps worth trying. */
export const LAY = {
  /** An eruption. */
  erupts: 0,
  /** It takes a settlement of another seat below three fields that was ready for a temple. */
  cuts: 2.5,
  /** The same where that temple would win. */
  cutsWinner: 3,
  /** It covers a settlement of another seat without a temple and leaves it smaller. */
  shrinks: 1,
  /** It covers huts of another seat. */
  coversOther: 0.3,
  /** It covers own huts. */
  coversOwn: -1,
  /** It spoils an own settlement that was ready for a temple. */
  cutsOwn: -2.5,
  /** It parts three fields from an own temple. */
  splits: 2.5,
  /** It makes the first tower site beside an own settlement without a tower. */
  raises: 2.5,
  /** It makes a tower site beside another seat's settlement without a tower. */
  raisesOther: -1,
  /** It makes a level-2 field beside an own settlement without a tower. */
  lifts: 0.6,
  /** Own settlements without a temple that it lies beside. */
  beside: 0.4,
  /** Own settlements that could then grow to three fields with one expansion, and could not before. */
  grows: 1.2,
  /** It gives a site to an own settlement that is ready for a temple and has none. */
  opens: 1,
  /** Other seats' settlements without a temple that it lies beside. */
  besideOther: -0.2,
  /** Fields of the same terrain that its fields join, beside own settlements. */
  joins: 0.4,
  /** Both of its terrains are the same. */
  double: 0.2,
  /** Neighbouring land fields of an extension: tight or loose. */
  tight: 0.1,
} as const;

/** The same for builds. */
export const BUILD = {
  /** A temple, a tower, an expansion. */
  temple: 4,
  tower: 4,
  expansion: 0.3,
  /** Fields that an expansion takes. */
  fields: 0.4,
  /** Huts that it uses up. */
  spends: -0.2,
  /** The settlement has three fields then and is ready for a temple, and was not before. */
  readies: 2,
  /** It grows a settlement that has a temple. */
  grown: -1,
  /** It joins own settlements. */
  joins: -0.5,
  /** It joins to one with a temple one that could have had its own. */
  wastes: -1.5,
  /** It takes a field on which a tower could stand. */
  takesHigh: -0.7,
  /** It takes another seat's tower site. */
  takesSite: 0.5,
  /** It stands beside a tower site that no own settlement had. */
  besideHigh: 1,
  /** A hut by itself. */
  alone: 0.3,
  /** Fields of the commonest terrain around a hut by itself. */
  prospects: 0.4,
  /** A settlement of two without a temple. */
  pair: 0.4,
  /** It wins at once. */
  wins: 6,
  /** The settlement that it serves can be spoilt by a tile. */
  exposed: 0.5,
  /** It is the last hut. */
  lastHut: -1,
} as const;
