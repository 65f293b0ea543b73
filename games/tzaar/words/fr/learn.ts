import { translation } from '@threefold-games/speech';
import type { words as english } from '../en/learn.ts';

/** What the lessons of this game say, in French. */
export const words = translation<typeof english>()('fr')({
  aim: {
    text: 'Chaque camp a trois types de pièces : Tzaars, Tzarras et Totts. Prends à l’adversaire la dernière pièce d’un de ces types, et tu gagnes. Chaque tour commence par une prise ; si tu ne peux rien prendre, tu perds.',
    line: 'Prends à l’adversaire la dernière pièce d’un des trois types.',
  },
  lessons: {
    lines: {
      title: 'En ligne droite',
      about: 'Comment une pièce se déplace et prend.',
      tell: 'Tu joues Blanc. Une pièce suit une ligne, dans n’importe quelle direction, jusqu’à la première pièce qu’elle rencontre. Si celle-ci est noire, tu la prends.',
      tasks: {
        tzaar: {
          do: 'Prends un Tzaar noir.',
          ask: 'Les Tzaars portent trois pétales. Choisis la pièce éclairée, puis le Tzaar.',
          done: 'Ta pièce occupe maintenant sa case, et la pièce prise quitte la partie.',
          traps: {
            tott: 'C’était un Tott, sans motif. Les Tzaars, eux, portent trois pétales.',
            tzarra: 'C’était une Tzarra, avec un anneau. Les Tzaars, eux, portent trois pétales.',
          },
        },
        tzarra: {
          do: 'Prends une Tzarra avec la pièce éclairée.',
          ask: 'Les Tzarras portent un anneau. Les Totts n’ont aucun motif.',
          done: 'Les cases vides ne gênent pas, mais toute ligne s’arrête à une pièce ou au trou.',
          traps: {
            hole: 'Rien ne traverse le trou du milieu. Essaie une autre direction.',
            tott: 'C’était un Tott : il ne porte pas d’anneau. Regarde le long des autres lignes.',
            tzaar: 'C’était un Tzaar, avec des pétales. Joue la pièce éclairée, et cherche un anneau.',
          },
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
          traps: {
            taller: 'Cette pile a quatre pièces, la tienne en a trois. Elle est trop haute pour toi.',
            single: 'C’était une pièce seule. Ta pile de hauteur 3 peut prendre plus haut que ça.',
          },
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
          traps: {
            one: 'Une Tzarra est prise : la moitié est faite. Prends aussi une Tzarra avec ton autre coup.',
            none: 'Tu n’as pris aucune Tzarra. Cherche les pièces qui portent un anneau.',
          },
        },
      },
    },
    stacking: {
      title: 'Former des piles',
      about: 'Empiler au lieu de prendre deux fois.',
      tell: 'Au deuxième coup, tu peux aussi aller sur une de tes propres pièces. Les hauteurs s’ajoutent, et la pièce déplacée se retrouve dessus.',
      tasks: {
        grow: {
          do: 'Finis ton tour avec un Tzaar de hauteur 2.',
          ask: 'Fais d’abord une prise avec une autre pièce. Ensuite, mets le Tzaar sur le Tott voisin.',
          done: 'Le type est celui de la pièce du dessus : c’est un Tzaar de hauteur 2. Le Tott du dessous ne se voit plus.',
          traps: {
            first: 'Un tour commence par une prise, et ce Tzaar n’a rien à prendre. Commence avec une autre pièce.',
            away: 'Le Tott est parti, et le Tzaar ne peut plus l’atteindre. Défais ce coup et fais la prise avec une autre pièce.',
            top: 'La pièce déplacée se retrouve dessus. Mets le Tzaar sur le Tott, pas le Tott sur le Tzaar.',
            twice: 'Pas encore de pile. Garde le Tott à côté du Tzaar : au deuxième coup, mets le Tzaar dessus.',
          },
        },
      },
    },
    stacks: {
      title: 'Les piles hautes',
      about: 'De la force, mais beaucoup à perdre.',
      tell: 'Une pile haute prend presque tout et se laisse difficilement prendre. Mais si elle est prise, tu perds toutes ses pièces à la fois.',
      tasks: {
        four: {
          do: 'Prends la pile de hauteur 4.',
          ask: 'Ta prise est faite : c’est le deuxième coup. Il te faut une pile au moins aussi haute, sans rien entre les deux.',
          done: 'Quatre prend quatre. Ta pile est maintenant à sa place.',
          traps: {
            low: 'Hauteur 2 contre 4. Il te faut une pile plus haute.',
            single: 'C’était une pièce seule. Une de tes piles peut prendre celle de hauteur 4.',
            grown: 'Tu as grandi, mais la pile de hauteur 4 est toujours là. Utilise ce coup pour la prendre.',
          },
        },
      },
    },
    types: {
      title: 'Trois types',
      about: 'Prends la dernière pièce d’un type et gagne.',
      tell: 'Tu gagnes dès que l’adversaire n’a plus de Tzaar (pétales), plus de Tzarra (anneau) ou plus de Tott (sans motif) visible. Les pièces recouvertes ne comptent pas.',
      tasks: {
        black: {
          do: 'Gagne dès ce tour. Tu joues Noir.',
          ask: 'Les compteurs suivent chaque type et signalent ceux qui se font rares. Lequel peux-tu éliminer ?',
          done: 'Blanc n’a plus de Tzarra : la partie est terminée, quoi qu’il reste d’autre sur le plateau.',
          traps: {
            one: 'Blanc a encore une Tzarra. Utilise tes deux coups : deux prises, deux Tzarras.',
          },
        },
        count: {
          do: 'Gagne dès ce tour. Tu joues Blanc.',
          ask: 'Noir a peu de pièces de chaque type. Quel type peux-tu éliminer avec tes deux coups ?',
          done: 'Les deux Tzaars noirs sont pris. La première prise a rendu la deuxième possible.',
          traps: {
            one: 'Noir a encore un Tzaar. Une de tes pièces peut prendre les deux Tzaars, l’un après l’autre.',
            none: 'Noir a encore ses trois types. Regarde les deux Tzaars : une même pièce peut prendre l’un, puis l’autre.',
          },
        },
      },
    },
    keep: {
      title: 'Garder les trois types',
      about: 'Ne perds pas la dernière d’un type, ne la recouvre pas.',
      tell: 'Cela vaut aussi pour toi : si tu perds ton dernier Tzaar, ta dernière Tzarra ou ton dernier Tott, tu as perdu la partie. Recouvrir cette pièce toi-même revient à la perdre.',
      tasks: {
        save: {
          do: 'Sauve ton seul Tzaar.',
          ask: 'Il est éclairé, avec les deux pièces noires qui peuvent le prendre. Mets-le hors de portée des deux.',
          done: 'Noir ne peut plus le prendre. Guette ce genre de menace avant chaque tour.',
          traps: {
            cover: 'Cela recouvre ton seul Tzaar, ce qui revient à le perdre. Déplace plutôt le Tzaar lui-même.',
          },
        },
        bury: {
          do: 'Forme une pile de hauteur 3.',
          ask: 'Ta prise est faite : empile maintenant. Quelle pièce doit se retrouver dessus ?',
          done: 'Ton dernier Tzaar est dessus, là où il compte.',
          traps: {
            cover: 'Cela recouvre ton dernier Tzaar : tu as perdu. Mets plutôt le Tzaar dessus.',
            low: 'Cela ne fait que 2. Les hauteurs s’ajoutent, et tu as déjà une pile de hauteur 2.',
            capture: 'C’était une prise. Cette fois, va sur une de tes propres pièces.',
          },
        },
      },
    },
    stuck: {
      title: 'Plus rien à prendre',
      about: 'Qui ne peut plus prendre a perdu.',
      tell: 'Il y a une deuxième façon de gagner : si l’adversaire ne peut rien prendre au début de son tour, la victoire est à toi. Au deuxième coup, tu peux aussi passer.',
      tasks: {
        nothing: {
          do: 'Ne laisse rien à prendre à Noir.',
          ask: 'Que peut atteindre Noir ? Prends une des pièces qui t’attaquent, puis forme une pile trop haute pour les autres.',
          done: 'Noir n’atteint qu’une pile, et elle est trop haute. Sans rien à prendre, Noir a perdu.',
          traps: { cover: 'Cela recouvre ton seul Tzaar et te fait perdre. Empile deux autres pièces.' },
        },
        pass: {
          do: 'Encore une fois : ne laisse rien à prendre à Noir.',
          ask: 'Regarde ce qu’un deuxième coup ferait à tes propres pièces.',
          done: 'Empiler aurait recouvert ton dernier Tzaar ou ta dernière Tzarra. On passe rarement, mais ici, c’est ce qui fait gagner.',
          traps: { cover: 'Cela recouvre la dernière pièce d’un de tes types et te fait perdre. Passe plutôt.' },
        },
      },
    },
    opening: {
      title: 'L’ouverture',
      about: 'Pourquoi il vaut mieux grandir tôt.',
      tell: 'Une partie commence avec les 60 pièces. Chaque camp a 15 Totts et 9 Tzarras, mais seulement 6 Tzaars. Fais vite grandir tes Tzaars : ils seront difficiles à prendre.',
      tasks: {
        grow: {
          do: 'Prends, puis forme un Tzaar de hauteur 2.',
          ask: 'Blanc vient de faire la première prise. Tu joues Noir : garde tes six Tzaars visibles.',
          done: 'Dans l’ouverture, qui joue bien empile presque toujours au deuxième coup.',
          traps: {
            first: 'Un tour commence par une prise. On empile au deuxième coup.',
            cover: 'Cela recouvre un de tes six Tzaars. Mets un Tzaar sur un Tott ou sur une Tzarra.',
            top: 'La pièce déplacée se retrouve dessus. Déplace donc un Tzaar.',
            flat: 'Tes Tzaars n’ont pas grandi. Au deuxième coup, mets-en un sur un Tott ou sur une Tzarra.',
          },
        },
      },
    },
    threats: {
      title: 'Deux menaces',
      about: 'Un tour, deux dangers.',
      tell: 'Attaque deux choses à la fois : l’adversaire ne pourra en sauver qu’une. Le premier tour crée les menaces, le deuxième donne la victoire.',
      tasks: {
        black: {
          do: 'Gagne en deux tours. Tu joues Noir.',
          ask: 'Les Tzaars et les Totts de Blanc se font rares. Comment attaquer les deux types à la fois ?',
          midway:
            'Tu attaquais le dernier Tzaar et le dernier Tott de Blanc. Blanc n’a pu sauver que l’un des deux : prends l’autre maintenant.',
          done: 'Une seule pile attaquait la dernière pièce de deux types. Quoi que Blanc ait joué, l’une des deux était perdue.',
          traps: {
            few: 'Essaie autrement : prends un Tott avec une pile qui attaque ensuite le dernier Tott et le Tzaar.',
          },
        },
        white: {
          do: 'Gagne en deux tours. Tu joues Blanc.',
          ask: 'Noir n’a qu’un Tzaar et une Tzarra. Forme une pile qui attaque les deux.',
          midway:
            'Tu attaquais le dernier Tzaar et la dernière Tzarra de Noir. Noir n’a pu sauver que l’un des deux : prends l’autre maintenant.',
          done: 'Noir ne pouvait sauver que l’un des deux. Tu connais maintenant toutes les règles de TZAAR, et son idée la plus importante.',
          traps: {
            few: 'Essaie autrement : forme une pile qui attaque le Tzaar et la Tzarra tout en étant trop haute pour eux.',
          },
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
        end: 'Quand les prises deviennent rares, veille à ce qu’il t’en reste toujours une.',
      },
    },
  },
});
