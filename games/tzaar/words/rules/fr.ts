import { translation } from '@threefold/words';
import type { rules as english } from './en.generated.ts';

/** The rules in French. */
export const rules = translation<typeof english>()('fr')({
  chapters: {
    '1': 'Plateau et pièces',
    '2': 'Mise en place',
    '3': 'Coups',
    '4': 'Déplacements',
    '5': 'Fin',
    '6': 'Notation',
  },
  rules: {
    'TZ-1.1':
      'Le plateau a 60 cases : neuf colonnes A à I de 5, 6, 7, 8, 8, 8, 7, 6 et 5 cases, numérotées depuis le côté de Blanc.',
    'TZ-1.2': 'Le centre du plateau, entre E4 et E5, est un trou et non une case.',
    'TZ-1.3': 'Deux camps jouent, Blanc (camp 0) et Noir (camp 1), chacun avec 6 Tzaars, 9 Tzarras et 15 Totts.',
    'TZ-2.1':
      'Avec la mise en place aléatoire, les 60 pièces se trouvent sur les 60 cases dans un ordre tiré au sort avant la partie.',
    'TZ-2.2': 'Avec la mise en place fixe, les 60 pièces se trouvent sur les cases que dessine le livret de règles.',
    'TZ-2.3':
      'Avec la mise en place de tournoi, le plateau est d’abord vide, et les camps posent en alternance une pièce chacun, Blanc en premier, jusqu’à ce que les 60 soient posées.',
    'TZ-2.4':
      'Une pièce se pose sur n’importe quelle case libre ; elle peut être de n’importe quel type dont le camp a encore une pièce en main.',
    'TZ-2.5': 'On ne pose des pièces que dans la mise en place de tournoi, et seulement avant la première prise.',
    'TZ-3.1': 'Blanc ouvre par un coup d’une seule action, une prise.',
    'TZ-3.2':
      'Ensuite les camps alternent, et un coup a deux actions. Aucun coup n’a plus ou moins d’actions que prévu : une pour une pose et pour l’ouverture, deux pour les autres, à moins que la partie ne se termine avant.',
    'TZ-3.3': 'La première action d’un coup est toujours une prise ; ce ne peut être ni un empilement ni une passe.',
    'TZ-3.4': 'La deuxième action d’un coup est une prise, un empilement ou une passe, avec la même pile ou une autre.',
    'TZ-4.1':
      'Un camp ne déplace que ses propres pièces et piles ; une pièce seule est une pile de hauteur un, et une pile se déplace tout entière.',
    'TZ-4.2':
      'Une pile se déplace le long d’une ligne droite du plateau jusqu’à la première case occupée dans cette direction.',
    'TZ-4.3': 'Rien ne va jamais sur une case vide : une case quittée reste vide.',
    'TZ-4.4': 'Une pile passe au-dessus de cases vides, jamais au-dessus d’une autre pile.',
    'TZ-4.5': 'Rien ne traverse le trou ; les trois lignes qui passent par le centre s’y arrêtent.',
    'TZ-4.6':
      'Une prise enlève une pile adverse au plus aussi haute que la pile qui se déplace, quels que soient les types ; la pile prise quitte la partie et celle qui prend la remplace.',
    'TZ-4.7':
      'Un empilement arrive sur une pile à soi : les hauteurs s’ajoutent sans limite, et la pièce au sommet de la pile déplacée donne le type de la nouvelle pile.',
    'TZ-5.1':
      'Un camp gagne aussitôt, même avec la première action d’un coup, quand il a pris la dernière pièce visible d’un des trois types adverses ; seuls les sommets des piles sont visibles.',
    'TZ-5.2': 'Un camp qui ne peut pas prendre au début de son coup a perdu.',
    'TZ-5.3':
      'Un camp qui recouvre par un empilement sa propre dernière pièce visible d’un type a perdu aussitôt, même si l’adversaire ne pouvait plus prendre.',
    'TZ-5.4': 'Rien ne se joue après la fin, et il n’y a pas de parties nulles.',
    'TZ-5.5': 'Tant qu’on pose des pièces, personne ne peut gagner ni perdre.',
    'TZ-6.1':
      'Une prise s’écrit `D3xC3`, un empilement `B6+B5`, une passe `-`, une pose `A@E1` avec A pour un Tzaar, R pour une Tzarra et O pour un Tott.',
    'TZ-6.2':
      'Une mise en place s’écrit en 60 lettres dans l’ordre A1 à A5, B1 à B6 et ainsi de suite, `A`, `R`, `O` pour Blanc et `a`, `r`, `o` pour Noir.',
    'TZ-6.3':
      'Les fichiers de partie de Little Golem sont lus et écrits ; ils ne connaissent que les mises en place aléatoires.',
  },
});
