import { translation } from '@threefold-games/speech';
import type { review as english } from '../en/review.ts';

/** Points are said of “chances”, as games have points of their own. A name follows “de” nowhere, for it may begin with a vowel. */
export const review = translation<typeof english>()('fr')({
  title: 'Bilan',
  points: { one: '{n} tournant', other: '{n} tournants' },
  none: 'Aucun tournant',
  running: 'Le bilan se prépare',
  looking: 'Tour {turn} sur {turns}',
  closer: 'Les tournants sont regardés de plus près',
  deeper: 'Le moteur cherche plus loin tant que cette page est ouverte.',
  forSeat: 'Bilan pour',

  given: {
    one: 'Chances cédées en {turns} tours : {n} point.',
    other: 'Chances cédées en {turns} tours : {n} points.',
  },
  nothing: 'Aucune chance cédée en {turns} tours.',
  like: 'C’est à peu près ce que cède le niveau {level}.',
  likeRange: 'C’est à peu près ce que cèdent les niveaux {low} à {high}.',
  likeAbove: 'C’est moins que ce que cède le niveau {level}.',
  whatIsPoint: 'Un point est une chance sur cent de gagner.',
  gifts: 'Chances données par tes coups : {list}.',
  gift: { one: '{n} point à {who}', other: '{n} points à {who}' },
  noGifts: 'Tes coups n’ont rien donné à personne.',
  luck: 'Les tuiles ont changé tes chances de {points} points, surtout au tour {turn} ({most}).',
  luckSmall: 'Les tuiles n’ont presque rien changé à tes chances.',
  start: 'Avant le premier tour, ta place valait {percent}.',
  unsure: 'Le moteur a eu des doutes dans cette partie : il ne peut pas dire où sont passés {n} des points.',
  rough:
    'Cette partie a commencé avec un avantage. Le moteur connaît peu de positions de ce genre : ses chiffres sont approximatifs.',
  places: 'Seule la première place est évaluée ici, pas le jeu pour les autres places.',

  turn: 'Tour {turn}',
  cost: 'de {from} à {to}',
  played: 'Tu as joué',
  better: 'Mieux',
  pointOf: 'Tournant {n} sur {all}',
  choiceOf: 'Choix {n} sur {all}',
  previous: 'Tournant précédent',
  next: 'Tournant suivant',

  ask: {
    title: 'Tour {turn} : de nouveau à toi',
    text: 'Que jouerais-tu ?',
    show: 'Voir la solution',
    judging: 'Ton tour est comparé',
    best: 'Aussi bon que le meilleur tour',
    bestText: 'Tu as trouvé : {steps}.',
    close: { one: 'Bien : à {n} point du meilleur tour', other: 'Bien : à {n} points du meilleur tour' },
    same: 'C’est ce que tu as joué',
    worse: { one: 'Cela coûte {n} point', other: 'Cela coûte {n} points' },
    replied: 'La réponse montre pourquoi : {steps}.',
    again: 'Essayer autre chose',
    unknown: 'Ce tour n’a pas pu être évalué',
  },
  answer: {
    others: {
      one: 'Tout autre tour coûte au moins {n} point.',
      other: 'Tout autre tour coûte au moins {n} points.',
    },
    title: 'Tour {turn} : mieux valait {steps}',
    show: 'Voir la suite',
    hide: 'Revenir au choix',
    line: 'La suite attendue après {steps}',
    linePlayed: 'La suite attendue après ton tour',
    retry: 'Rejouer à partir d’ici',
    retryText: 'Continue à partir d’ici. L’ancienne partie reste comme elle était.',
    keep: 'Garder comme énigme',
    kept: 'Gardé comme énigme',
    solve: 'Résoudre l’énigme',
  },
  choice: {
    title: 'Ici, tu as choisi entre {one} et {other}',
    text: 'Pour toi, cela ne changeait rien. Ton tour a pris {points} points de chances à {from} pour les donner à {to}.',
    played: 'Tu as joué',
    instead: 'À la place',
  },

  details: 'Détails',
  thirds: 'Chances cédées au début, au milieu et à la fin : {first}, {second} et {third} points.',
  accuracy: 'Précision : {n} sur 100 ; les choix difficiles comptent davantage.',
  adjusted: 'Résultat sans le hasard des tuiles : {percent}.',
  unattributed: 'Points qui ne viennent d’aucun tour ni d’aucune tuile : {n}.',
  engine: { one: '{evaluator}, {n} simulation par tour.', other: '{evaluator}, {n} simulations par tour.' },
  evaluators: { big: 'Grand réseau', small: 'Petit réseau', hand: 'Évaluation écrite à la main' },
  grounds: {
    rule: 'selon les règles',
    proof: 'prouvé',
    line: 'comme le montre la suite',
    count: 'compté sur le plateau',
  },

  full: 'Analyse complète',
  notOver: 'Cette partie est encore en cours',
  notOverText: 'Son bilan sera ici quand elle sera terminée.',
  noTurns: 'Rien à regarder',
  noTurnsText: 'Aucun coup n’a été joué dans cette partie.',
  failed: 'Le moteur s’est arrêté',
  failedText: 'Ce qu’il a trouvé jusqu’ici est là.',
  restart: 'Le relancer',

  reasons: {
    missedWin: {
      title: 'Une victoire en vue',
      text: {
        one: 'Tu pouvais gagner dès ce tour.',
        other: 'Tu pouvais forcer la victoire en {n} tours.',
      },
    },
    missedSureWin: { title: 'Une victoire forcée', text: 'À partir d’ici, tu pouvais forcer la victoire.' },
    endsGame: { title: 'La partie se termine', text: 'Ce tour termine la partie, et {who} gagne.' },
    allowsWin: {
      title: '{who} peut gagner',
      text: {
        one: 'Maintenant, {who} peut gagner en un tour.',
        other: 'Maintenant, {who} peut forcer la victoire en {n} tours.',
      },
    },
    allowsSureWin: { title: '{who} peut gagner', text: 'Maintenant, {who} peut forcer la victoire.' },
    gift: {
      title: 'Des chances pour {who}',
      text: 'Tes chances ont baissé de {points} points ; {who} en a gagné {gained}.',
    },
    line: {
      title: 'Un meilleur tour',
      text: 'Avec le meilleur tour, tes chances gagnent {points} points ; la variante montre la suite.',
    },
  },
});
