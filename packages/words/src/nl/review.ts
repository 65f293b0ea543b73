import { translation } from '@threefold-games/speech';
import type { review as english } from '../en/review.ts';

/** A point is a “procentpunt” here, so that nobody takes it for a point of the game. */
export const review = translation<typeof english>()('nl')({
  title: 'Terugblik',
  points: { one: '{n} keerpunt', other: '{n} keerpunten' },
  none: 'Geen keerpunten',
  running: 'De partij wordt doorgenomen',
  looking: 'Beurt {turn} van {turns}',
  closer: 'De keerpunten worden nader bekeken',
  deeper: 'Zolang deze pagina open is, rekent de engine steeds dieper.',
  forSeat: 'Terugblik voor',

  given: {
    one: '{n} procentpunt weggegeven in {turns} beurten.',
    other: '{n} procentpunten weggegeven in {turns} beurten.',
  },
  nothing: 'Niets weggegeven in {turns} beurten.',
  like: 'Dat is ongeveer wat niveau {level} weggeeft.',
  likeRange: 'Dat is ongeveer wat de niveaus {low} tot en met {high} weggeven.',
  likeAbove: 'Dat is minder dan niveau {level} weggeeft.',
  whatIsPoint: 'Eén procentpunt is één kans op honderd om te winnen.',
  gifts: 'Je beurten gaven weg: {list}.',
  gift: { one: '{n} procentpunt aan {who}', other: '{n} procentpunten aan {who}' },
  noGifts: 'Je beurten gaven niemand iets.',
  luck: 'De tegels veranderden je kans met {points} procentpunten, het meest in beurt {turn} ({most}).',
  luckSmall: 'De tegels veranderden je kans nauwelijks.',
  start: 'Vóór de eerste beurt was je plek {percent} waard.',
  unsure: 'De engine was onzeker in deze partij: waar {n} van de procentpunten bleven, kan hij niet zeggen.',
  rough: 'Deze partij begon met voorgift. De engine kent weinig zulke stellingen; zijn cijfers zijn onnauwkeurig.',
  places: 'Hier wordt alleen de eerste plaats beoordeeld, niet het spel om de andere plaatsen.',

  turn: 'Beurt {turn}',
  cost: 'van {from} naar {to}',
  played: 'Gespeeld',
  better: 'Beter',
  pointOf: 'Keerpunt {n} van {all}',
  choiceOf: 'Keuze {n} van {all}',
  previous: 'Vorig moment',
  next: 'Volgend moment',

  ask: {
    title: 'Beurt {turn}: opnieuw jouw keuze',
    text: 'Wat zou je spelen?',
    show: 'Oplossing tonen',
    judging: 'Je beurt wordt vergeleken',
    best: 'Even goed als de beste beurt',
    bestText: 'Je hebt hem gevonden: {steps}.',
    close: {
      one: 'Goed: {n} procentpunt onder de beste beurt',
      other: 'Goed: {n} procentpunten onder de beste beurt',
    },
    same: 'Dat is wat je speelde',
    worse: { one: 'Dat kost {n} procentpunt', other: 'Dat kost {n} procentpunten' },
    replied: 'Het antwoord laat zien waarom: {steps}.',
    again: 'Andere beurt proberen',
    unknown: 'Deze beurt kon niet worden beoordeeld',
  },
  answer: {
    others: {
      one: 'Elke andere beurt kost minstens {n} procentpunt.',
      other: 'Elke andere beurt kost minstens {n} procentpunten.',
    },
    title: 'Beurt {turn}: beter was {steps}',
    show: 'Variant tonen',
    hide: 'Terug naar de keuze',
    line: 'Wat na {steps} te verwachten was',
    linePlayed: 'Wat na jouw beurt te verwachten was',
    retry: 'Vanaf hier opnieuw',
    retryText: 'Speel vanaf hier verder. De oude partij blijft zoals hij was.',
    keep: 'Bewaren als puzzel',
    kept: 'Bewaard als puzzel',
    solve: 'Puzzel oplossen',
  },
  choice: {
    title: 'Hier koos je tussen {one} en {other}',
    text: 'Voor jou maakte het niet uit. Je beurt verschoof {points} procentpunten van {from} naar {to}.',
    played: 'Gespeeld',
    instead: 'In plaats daarvan',
  },

  details: 'Details',
  thirds: 'Weggegeven aan het begin, in het midden en aan het eind: {first}, {second} en {third} procentpunten.',
  accuracy: 'Nauwkeurigheid: {n} van 100; moeilijke beurten tellen zwaarder.',
  adjusted: 'Uitslag zonder het geluk met de tegels: {percent}.',
  unattributed: 'Aan geen beurt of tegel toegeschreven: {n} procentpunten.',
  engine: { one: '{evaluator}, {n} simulatie per beurt.', other: '{evaluator}, {n} simulaties per beurt.' },
  evaluators: { big: 'Groot netwerk', small: 'Klein netwerk', hand: 'Handgeschreven beoordeling' },
  grounds: {
    rule: 'volgens de regels',
    proof: 'bewezen',
    line: 'zoals de variant laat zien',
    count: 'geteld op het bord',
  },

  full: 'Volledige analyse',
  notOver: 'Deze partij loopt nog',
  notOverText: 'Na afloop vind je hier de terugblik.',
  noTurns: 'Niets om op terug te blikken',
  noTurnsText: 'Deze partij heeft geen beurten.',
  failed: 'De engine is gestopt',
  failedText: 'Wat tot nu toe gevonden is, staat hier.',
  restart: 'Opnieuw starten',

  reasons: {
    missedWin: {
      title: 'Winst in zicht',
      text: {
        one: 'Je kon in deze beurt winnen.',
        other: 'Je kon in {n} beurten winst afdwingen.',
      },
    },
    missedSureWin: { title: 'Een gedwongen winst', text: 'Je kon vanaf hier winst afdwingen.' },
    endsGame: { title: 'De partij eindigt', text: 'Deze beurt beëindigt de partij, en {who} wint.' },
    allowsWin: {
      title: '{who} kan winnen',
      text: {
        one: 'Nu kan {who} in één beurt winnen.',
        other: 'Nu kan {who} in {n} beurten winst afdwingen.',
      },
    },
    allowsSureWin: { title: '{who} kan winnen', text: 'Nu kan {who} winst afdwingen.' },
    gift: {
      title: 'Kansen voor {who}',
      text: 'Het kostte je {points} procentpunten; {who} kreeg er {gained} bij.',
    },
    line: {
      title: 'Een betere beurt',
      text: 'De betere beurt is {points} procentpunten meer waard; de variant laat zien hoe het verdergaat.',
    },
  },
});
