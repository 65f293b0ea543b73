import { translation } from '@threefold-games/speech';
import type { rules as english } from '../en/rules.generated.ts';

/** The rules in French. */
export const rules = translation<typeof english>()('fr')({
  chapters: {
    '1': 'Plateau et pièces',
    '2': 'Mise en place',
    '3': 'Tours',
    '4': 'Déplacements',
    '5': 'Fin',
    '6': 'Notation',
    H: 'Règles maison, imprimées dans aucune édition',
  },
  rules: {
    'TZ-1.1':
      'Le plateau compte 60 cases : neuf colonnes A à I de 5, 6, 7, 8, 8, 8, 7, 6 et 5 cases, numérotées à partir du côté de Blanc.',
    'TZ-1.2': 'Le centre du plateau, entre E4 et E5, est un trou et non une case.',
    'TZ-1.3': 'On joue à deux, Blanc et Noir, chacun avec 6 Tzaars, 9 Tzarras et 15 Totts.',
    'TZ-2.1':
      'Avec la mise en place « Aléatoire », les 60 pièces occupent les 60 cases dans un ordre tiré au sort avant la partie.',
    'TZ-2.2':
      'Avec la mise en place « Comme dans le livret », les 60 pièces occupent les cases que dessine le livret de règles.',
    'TZ-2.3':
      'Avec la mise en place « Pose en alternance » (celle des tournois), le plateau est d’abord vide ; chacun pose une pièce à son tour, Blanc en premier, jusqu’à ce que les 60 soient posées.',
    'TZ-2.4':
      'Tu poses ta pièce sur n’importe quelle case libre ; elle peut être de n’importe quel type dont il te reste une pièce à poser.',
    'TZ-2.5': 'On ne pose des pièces qu’avec « Pose en alternance », et seulement avant la première prise.',
    'TZ-3.1': 'Blanc ouvre par un seul coup, une prise.',
    'TZ-3.2':
      'Ensuite, chacun joue à son tour, et un tour compte deux coups. Un tour n’a ni plus ni moins de coups que prévu : un pour une pose et pour l’ouverture, deux sinon, à moins que la partie ne se termine avant.',
    'TZ-3.3': 'Le premier coup d’un tour est toujours une prise ; tu ne peux alors ni empiler ni passer.',
    'TZ-3.4': 'Au deuxième coup d’un tour, tu prends, tu empiles ou tu passes, avec la même pile ou une autre.',
    'TZ-4.1':
      'Tu ne déplaces que tes propres pièces et piles ; une pièce seule est une pile de hauteur un, et une pile se déplace tout entière.',
    'TZ-4.2':
      'Une pile se déplace le long d’une ligne droite du plateau jusqu’à la première case occupée dans cette direction.',
    'TZ-4.3': 'Rien ne va jamais sur une case vide : une case quittée reste vide.',
    'TZ-4.4': 'Une pile passe au-dessus de cases vides, jamais au-dessus d’une autre pile.',
    'TZ-4.5': 'Rien ne traverse le trou ; les trois lignes qui passent par le centre s’y arrêtent.',
    'TZ-4.6':
      'Tu peux prendre une pile adverse si elle n’est pas plus haute que la pile que tu déplaces, quels que soient les types ; la pile prise quitte la partie et la tienne prend sa place.',
    'TZ-4.7':
      'Pour empiler (dans le livret : rendre une pièce plus puissante), va sur une de tes propres piles : les hauteurs s’ajoutent sans limite, et la pièce du dessus de la pile déplacée donne le type de la nouvelle pile.',
    'TZ-5.1':
      'Tu gagnes aussitôt, même au premier coup d’un tour, quand tu as pris la dernière pièce visible d’un des trois types adverses ; seule la pièce du dessus d’une pile est visible.',
    'TZ-5.2': 'Si tu ne peux pas prendre au début de ton tour, tu as perdu.',
    'TZ-5.3':
      'Si tu recouvres en empilant ta propre dernière pièce visible d’un type, tu as perdu aussitôt, même si l’adversaire ne pouvait plus prendre.',
    'TZ-5.4': 'Rien ne se joue après la fin, et il n’y a pas de parties nulles.',
    'TZ-5.5': 'Tant qu’on pose des pièces, personne ne peut gagner ni perdre.',
    'TZ-6.1':
      'Prendre s’écrit `D3xC3`, empiler `B6+B5`, passer `-`, poser `A@E1` avec A pour un Tzaar, R pour une Tzarra et O pour un Tott.',
    'TZ-6.2':
      'Une mise en place s’écrit en 60 lettres dans l’ordre A1 à A5, B1 à B6 et ainsi de suite, `A`, `R`, `O` pour Blanc et `a`, `r`, `o` pour Noir.',
    'TZ-6.3':
      'Les fichiers de partie de Little Golem peuvent être lus et écrits ; ils ne connaissent que les mises en place aléatoires.',
    'TZ-H.1':
      'Avantage : l’option « Avantage » donne à un camp des piles au départ, en trois degrés : un Tzaar de hauteur 3 ; un Tzaar et une Tzarra de hauteur 3 ; ou un Tzaar de hauteur 4, une Tzarra et un Tott de hauteur 3. Dessous se trouvent des Totts du même camp, si bien que personne n’a plus de pièces que sans avantage.',
    'TZ-H.2':
      'Les piles se font quand les 60 pièces sont en place, avant l’ouverture : chacune par la pièce de son type la plus proche du centre ; les Totts viennent des cases qui en sont le plus éloignées, et celles-ci restent vides. À distance égale, on prend la première case dans l’ordre de A1 à I5 pour une pile et la dernière pour un Tott. La mise en place s’écrit comme elle était avant.',
  },
});
