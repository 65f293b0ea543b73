import { translation } from '@threefold/words';
import type { words as english } from './en.ts';

/** What the lessons of this game say, in French. */
export const words = translation<typeof english>()('fr')({
  aim: {
    text: 'Chaque camp a trois types de pièces : Tzaars, Tzarras et Totts. Prends à l’adversaire la dernière pièce d’un type, n’importe lequel, et tu gagnes. Chaque tour commence par une prise ; si tu ne peux rien prendre, tu perds.',
    line: 'Prends à l’adversaire la dernière pièce d’un type, n’importe lequel.',
  },
  lessons: {
    lines: {
      title: 'En ligne droite',
      about: 'Jusqu’à la première pièce rencontrée.',
      tell: 'Tu joues Blanc. Une pièce suit une ligne, dans n’importe quelle direction, jusqu’à la première pièce qu’elle rencontre. Si celle-ci est noire, tu la prends.',
      tasks: {
        tzaar: {
          do: 'Prends un Tzaar noir.',
          ask: 'Les Tzaars portent trois pétales. Choisis la pièce éclairée, puis le Tzaar.',
          done: 'Ta pièce est maintenant à sa place. Ce qui est pris quitte la partie.',
        },
        tzarra: {
          do: 'Prends une Tzarra avec la pièce éclairée.',
          ask: 'Les Tzarras portent un anneau. Les Totts n’ont aucun motif.',
          done: 'Les cases vides ne gênent pas, mais toute ligne s’arrête à une pièce ou au trou.',
          traps: { hole: 'Rien ne traverse le trou du milieu. Essaie une autre direction.' },
        },
      },
    },
    heights: {
      title: 'Qui prend qui',
      about: 'Aussi haut ou plus bas, jamais plus haut.',
      tell: 'Les pièces peuvent s’empiler ; le nombre indique la hauteur. Tu prends ce qui est aussi haut que ta pile ou plus bas. Le type ne joue aucun rôle.',
      tasks: {
        tallest: {
          do: 'Prends la pile la plus haute possible.',
          ask: 'Compare les nombres.',
          done: 'Trois prend trois. Une pile se prend tout entière.',
          traps: { taller: 'Cette pile a quatre pièces, la tienne en a trois. Elle est trop haute pour toi.' },
        },
      },
    },
    steps: {
      title: 'Deux coups',
      about: 'Une prise, puis un choix.',
      tell: 'Un tour compte deux coups. Le premier est toujours une prise. Au deuxième, tu peux prendre encore, avec la même pièce ou avec une autre.',
      tasks: {
        twice: {
          do: 'Prends deux Tzarras en un tour.',
          ask: 'Deux de tes pièces peuvent en atteindre une chacune.',
          done: 'Deux prises en un tour. Seul le tout premier tour de Blanc n’a qu’un coup.',
        },
      },
    },
    stacking: {
      title: 'Empiler',
      about: 'Grandir au lieu de prendre.',
      tell: 'Au deuxième coup, tu peux aussi aller sur une de tes propres pièces. Les hauteurs s’ajoutent, et la pièce déplacée se retrouve dessus.',
      tasks: {
        grow: {
          do: 'Finis ton tour avec un Tzaar de hauteur 2.',
          ask: 'Prends d’abord quelque chose. Ensuite, mets ton Tzaar sur une pièce voisine.',
          done: 'Seul le dessus compte : c’est maintenant un Tzaar de hauteur 2, et la pièce du dessous ne se voit plus.',
          traps: { first: 'On empile au deuxième coup. Commence par une prise, avec n’importe quelle pièce.' },
        },
      },
    },
    stacks: {
      title: 'Les piles',
      about: 'Plus une pile est haute, plus elle prend.',
      tell: 'Une pile haute prend presque tout et se laisse difficilement prendre. Mais si elle tombe, tu perds toutes ses pièces à la fois.',
      tasks: {
        four: {
          do: 'Prends la pile de hauteur 4.',
          ask: 'Il te faut une pile au moins aussi haute, et une ligne libre jusqu’à elle.',
          done: 'Quatre prend quatre. Ta pile est maintenant à sa place.',
          traps: { low: 'Hauteur 2 contre 4. Il te faut une pile plus haute.' },
        },
      },
    },
    types: {
      title: 'Trois types',
      about: 'Prends la dernière pièce d’un type et gagne.',
      tell: 'Tu gagnes dès que l’adversaire n’a plus de Tzaar, plus de Tzarra ou plus de Tott visible. Les pièces recouvertes ne comptent pas.',
      tasks: {
        black: {
          do: 'Gagne dès ce tour. Tu joues Noir.',
          ask: 'Regarde ce qu’il reste : quels types blancs n’ont plus qu’une ou deux pièces ?',
          done: 'Blanc n’a plus aucune pièce de ce type : la partie est terminée, quoi qu’il reste d’autre sur le plateau.',
        },
        count: {
          do: 'Gagne dès ce tour. Tu joues Blanc.',
          ask: 'Compte d’abord les pièces noires de chaque type, puis cherche comment faire en deux coups.',
          done: 'La première prise a rendu la deuxième possible.',
        },
      },
    },
    keep: {
      title: 'Garder les trois types',
      about: 'Ne perds ni ne recouvre la dernière pièce d’un type.',
      tell: 'Cela vaut aussi pour toi : si tu perds ton dernier Tzaar, ta dernière Tzarra ou ton dernier Tott, tu as perdu la partie. Recouvrir cette pièce toi-même revient à la perdre.',
      tasks: {
        save: {
          do: 'Sauve ton seul Tzaar.',
          ask: 'Noir peut le prendre. Prends la pièce qui l’attaque, ou écarte-le de sa ligne.',
          done: 'Noir ne peut plus le prendre. Vérifie cela avant chaque tour.',
        },
        bury: {
          do: 'Forme une pile de hauteur 3.',
          ask: 'Quelle pièce doit rester dessus ?',
          done: 'Ton dernier Tzaar est dessus, là où il compte.',
          traps: {
            cover: 'Cela recouvre ton dernier Tzaar : tu as perdu. Mets plutôt le Tzaar dessus.',
          },
        },
      },
    },
    stuck: {
      title: 'Plus rien à prendre',
      about: 'Qui ne peut plus prendre a perdu.',
      tell: 'Il y a une deuxième façon de gagner : si l’adversaire ne peut rien prendre au début de son tour, la victoire est à toi.',
      tasks: {
        nothing: {
          do: 'Ne laisse rien à prendre à Noir.',
          ask: 'Qu’est-ce que Noir peut encore prendre ? Fais-en une pile trop haute, ou mets-le hors de portée.',
          done: 'Toutes les piles que Noir peut atteindre sont trop hautes. La partie s’arrête là.',
        },
        pass: {
          do: 'Encore une fois : ne laisse rien à prendre à Noir.',
          ask: 'Au deuxième coup, tu peux aussi passer.',
          done: 'Prendre encore ou empiler aurait aidé Noir. On passe rarement, mais ici, c’est ce qui fait gagner.',
        },
      },
    },
    opening: {
      title: 'Empiler d’abord',
      about: 'Pourquoi il vaut mieux grandir tôt.',
      tell: 'Au début, il y a beaucoup à prendre. Qui joue bien prend une fois, puis empile, presque à chaque tour : ce qui est haut reste à l’abri pour la fin de partie.',
      tasks: {
        grow: {
          do: 'Prends, puis forme un Tzaar de hauteur 2.',
          ask: 'Tu joues Noir, et Blanc vient d’ouvrir. Tu n’as que six Tzaars : donne-leur de la hauteur.',
          done: 'Aux yeux de notre moteur, cela vaut bien plus qu’une deuxième prise.',
        },
      },
    },
    threats: {
      title: 'Deux menaces',
      about: 'Un tour, deux dangers.',
      tell: 'Crée deux menaces à la fois : l’adversaire ne pourra en parer qu’une. Ce tour-ci prépare la victoire, le suivant la donne.',
      tasks: {
        black: {
          do: 'Gagne en deux tours. Tu joues Noir.',
          ask: 'Quel type blanc se fait rare ? Va là où tu l’attaques deux fois.',
          done: 'Quoi que Blanc ait joué, il restait une menace.',
        },
        white: {
          do: 'Gagne en deux tours. Tu joues Blanc.',
          ask: 'Bien placée, une pile haute attaque le long de plusieurs lignes.',
          done: 'Tu connais toutes les règles de TZAAR, et son idée la plus importante.',
        },
      },
    },
    game: {
      title: 'Une partie',
      about: 'Contre le niveau 1, avec l’aide.',
      tell: 'Maintenant, une partie entière, contre un bot à qui bien des choses échappent. L’aide est active : elle t’avertit avant un tour qui te ferait perdre.',
      tasks: {},
      advice: {
        count: 'Surveille ce qu’il te reste : un de tes types peut se faire rare.',
        stack: 'Au début, prends une fois et empile une fois.',
        end: 'Quand les prises deviennent rares, veille à en garder.',
      },
    },
  },
});
