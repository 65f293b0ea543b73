import { translation } from '@threefold-games/speech';
import type { rules as english } from '../en/rules.generated.ts';

/** The rules in French. */
export const rules = translation<typeof english>()('fr')({
  chapters: {
    '1': 'Plateaux et tours',
    '2': 'Mise en place',
    '3': 'Déplacements',
    '4': 'Prises',
    '5': 'Plateaux figés',
    '6': 'Ordre du jeu',
    '7': 'Partie à deux',
    '8': 'Fin et décompte',
    '9': 'Notation',
    H: 'Règles maison, imprimées dans aucune édition',
  },
  rules: {
    'TA-1.1':
      'Il y a trois plateaux de cinq colonnes et cinq rangées chacun : le plateau 1 a les colonnes a à e, le plateau 2 f à j, le plateau 3 k à o. Les rangées extérieures, 1 et 5, sont ses deux lignes de départ.',
    'TA-1.2':
      'Entre deux couleurs se trouve toujours un plateau, et chacune des deux y a une ligne de départ : sur le plateau 1, Ivoire a la rangée 1 et Ébène la rangée 5 ; sur le plateau 2, Ébène a la rangée 1 et Braise la rangée 5 ; sur le plateau 3, Braise a la rangée 1 et Ivoire la rangée 5. Avancer, c’est aller de sa propre ligne de départ vers la ligne adverse.',
    'TA-1.3':
      'Chaque couleur a neuf tours : petites (S), moyennes (M) et grandes (L), chaque hauteur à 3, 4 et 6 côtés, chaque combinaison une seule fois.',
    'TA-1.4': 'Une case porte au plus une tour.',
    'TA-2.1':
      'La partie s’ouvre par la mise en place : à tour de rôle, Ivoire en premier, chacun pose une tour, jusqu’à ce que les neuf de chaque couleur soient posées. Rien ne se déplace avant, rien ne se pose après.',
    'TA-2.2': 'Tu choisis n’importe laquelle de tes tours et n’importe quelle case libre de tes deux lignes de départ.',
    'TA-2.3': 'Chaque tour est posée une seule fois et reste où elle est jusqu’à la fin de la mise en place.',
    'TA-3.1': 'Quand c’est à toi, tu joues exactement un coup avec une tour : un déplacement ou une prise.',
    'TA-3.2': 'Tu déplaces tes propres tours et tu prends avec elles.',
    'TA-3.3': 'Un déplacement avance d’une case, tout droit ou en diagonale.',
    'TA-3.4': 'Un déplacement demande une case d’arrivée vide, et aucune tour ne saute par-dessus une autre.',
    'TA-3.5': 'Une tour ne recule jamais, ni pour se déplacer ni pour prendre.',
    'TA-3.6': 'Une tour ne va de côté que pour prendre.',
    'TA-3.7': 'Une tour reste sur son plateau.',
    'TA-3.8': 'Tu ne peux pas passer.',
    'TA-4.1':
      'Une tour prend une tour adverse qui se trouve devant elle, tout droit ou en diagonale, ou juste à côté d’elle, en allant sur sa case. Prendre n’est jamais obligatoire.',
    'TA-4.2':
      'Une tour prend toute tour qui a exactement un niveau de moins : une grande prend une moyenne, une moyenne prend une petite. Sinon, des tours de hauteurs différentes ne se prennent pas ; une grande ne prend jamais une petite.',
    'TA-4.3': 'De deux tours de même hauteur, celle qui a le plus de côtés prend l’autre.',
    'TA-4.4': 'Deux tours identiques ne se prennent jamais.',
    'TA-4.5':
      'David et Goliath : la petite tour triangulaire prend la grande tour hexagonale. Si l’option « David et Goliath » est sur « Non », cette règle ne s’applique pas.',
    'TA-4.6': 'Une tour ne prend jamais une tour de sa propre couleur.',
    'TA-4.7': 'Une tour prise quitte le plateau pour de bon et revient à la couleur qui a joué le coup.',
    'TA-4.8':
      'Une tour arrivée sur la ligne de départ adverse ne va pas plus loin, mais elle peut encore prendre de côté le long de cette ligne, et peut être prise.',
    'TA-5.1':
      'Après chaque déplacement ou prise, on examine le plateau où le coup a été joué, et aucun autre. Une pose n’est suivie d’aucun examen.',
    'TA-5.2':
      'Un plateau se fige quand aucune prise n’y est possible, ni maintenant ni jamais, même si les deux couleurs s’entraidaient : toutes les tours de ce plateau peuvent se déplacer dans n’importe quel ordre, sans tenir compte de l’ordre du jeu ni des autres plateaux.',
    'TA-5.3':
      'L’examen est exact : il peut falloir qu’une troisième tour s’écarte d’abord, et une tour enfermée pour de bon n’aide personne.',
    'TA-5.4': 'Sur un plateau figé, plus aucune tour ne se déplace ni ne prend.',
    'TA-6.1':
      'À trois, on joue dans l’ordre Ivoire, Ébène, Braise, puis de nouveau Ivoire. À deux, Ivoire et Ébène alternent.',
    'TA-6.2':
      'Après la mise en place à trois, Ivoire joue le premier coup ; à deux, c’est la couleur qui a posé en dernier, Ébène. L’option « Premier coup » choisit entre « Qui a posé en premier » (Ivoire) et « Qui a posé en dernier » (Ébène à deux, Braise à trois).',
    'TA-6.3':
      'Si tu n’as aucun coup légal, tu passes ton tour, et la couleur suivante peut-être aussi ; il peut donc arriver qu’une couleur joue deux fois de suite.',
    'TA-7.1':
      'À deux, une troisième couleur, le Zihin, a les tours et les lignes de départ de Braise. Ce n’est jamais à lui de jouer.',
    'TA-7.2':
      'Pour la mise en place, les deux joueurs posent d’abord, en alternance et Ivoire en premier, huit tours du Zihin de leur choix sur les lignes de départ du Zihin ; la neuvième quitte le jeu. Puis ils posent leurs neuf tours, en alternance et Ivoire en premier.',
    'TA-7.3':
      'Tu peux aussi déplacer les tours du Zihin et prendre avec elles, mais seulement sur le plateau entre le Zihin et ton adversaire. Si l’option « Jouer le Zihin » est sur « Sur ses deux plateaux », tu le peux sur les deux.',
    'TA-7.4': 'Tu ne prends pas tes propres tours avec une tour du Zihin.',
    'TA-7.5': 'Chaque tour du Zihin sur la ligne de départ de ton adversaire te rapporte 3 points.',
    'TA-8.1':
      'La partie se termine dès que deux plateaux sont figés. Si l’option « Fin de la partie » est sur « Les trois figés », elle continue jusqu’à ce que les trois le soient.',
    'TA-8.2': 'Rien ne se joue après la fin.',
    'TA-8.3': 'Chaque tour que tu as prise compte 5 points, quelles que soient sa hauteur et sa forme.',
    'TA-8.4': 'Chacune de tes tours qui se trouve à la fin sur une ligne de départ adverse compte 3 points.',
    'TA-8.5': 'La couleur qui a le plus de points gagne.',
    'TA-8.6':
      'À égalité de points, si l’option « Égalité de points » est sur « Toutes les prises », les tours prises se classent L6, L4, L3, M6, M4, M3, S6, S4, S3. Parmi les couleurs à égalité, celle qui en a pris le plus de la sorte la mieux classée gagne ; si elles en ont autant, la sorte suivante décide, et ainsi de suite.',
    'TA-8.7':
      'Si elle est sur « La plus haute prise », la couleur dont la meilleure tour prise est la mieux classée gagne, peu importe combien elle en a.',
    'TA-8.8':
      'Les couleurs toujours à égalité, ou à égalité de points avec « Victoire partagée », partagent la victoire.',
    'TA-9.1':
      'Une case s’écrit avec la lettre de sa colonne et le numéro de sa rangée. Une pose s’écrit `M4@c1`, un déplacement `c1-d2`, une prise `c1xd2`.',
    'TA-9.2': '`-` sert pour les cases vides et `x` pour les prises ; l’un ne remplace jamais l’autre.',
    'TA-H.1':
      'Komi : à deux, Ébène reçoit des points en plus au décompte, autant que le dit l’option « Komi » : de 0 à 15 par demi-point. Ils s’ajoutent avant que les points soient comparés. Le départage ne décide que si les points sont encore égaux ensuite ; avec un demi-point, ils ne le sont jamais.',
    'TA-H.2':
      'Choix du camp : à deux, si l’option « Choix du camp » est activée, Ivoire pose seul toutes les tours, dans le même ordre que d’habitude, et joue aussi le premier coup pour la couleur qui l’a. Puis Ébène choisit, dans un tour à part, écrit `stay` ou `swap`. Après `stay`, la partie continue. Avec `swap`, les deux échangent leurs camps : chaque plateau fait un demi-tour, les plateaux 2 et 3 changent de place, et chacun a ce que l’autre avait ; puis la partie continue. Il n’y a pas de choix du camp en même temps qu’un komi ou un avantage.',
    'TA-H.3':
      'Avantage : l’option « Avantage » donne à une couleur des points au départ, 5, 10 ou 15 en trois degrés ; ils comptent comme tous les autres. Il n’y a pas d’avantage en même temps qu’un komi ou un choix du camp.',
  },
});
