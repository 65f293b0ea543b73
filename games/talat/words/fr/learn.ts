import { translation } from '@threefold-games/speech';
import type { words as english } from '../en/learn.ts';

/** What the lessons of this game say, in French. A “tour” is a tower; a turn is a “coup”. */
export const words = translation<typeof english>()('fr')({
  aim: {
    text: 'Trois plateaux, chacun entre deux couleurs. Fais avancer tes tours : chaque tour que tu prends vaut 5 points, chacune des tiennes sur une ligne d’en face en vaut 3. Quand deux plateaux sont figés, la partie se termine, et la couleur qui a le plus de points gagne.',
    line: 'Prends des tours, va jusqu’en face et fais le plus de points.',
  },
  lessons: {
    forward: {
      title: 'En avant',
      about: 'Une case, tout droit ou en diagonale.',
      tell: 'Tu joues Ivoire, avec les tours claires, contre Ébène et Braise. Quand c’est à toi, une tour avance d’une case, tout droit ou en diagonale, sur une case vide.',
      tasks: {
        step: {
          do: 'Avance la tour éclairée.',
          ask: 'Choisis-la, puis une des trois cases devant elle.',
          done: 'Toutes les tours avancent ainsi, quelle que soit leur forme. Elles ne quittent jamais leur plateau.',
          traps: { back: 'Cette case est derrière elle. Les tours ne reculent jamais.' },
        },
        line: {
          do: 'Amène une tour sur la ligne d’en face.',
          ask: 'La ligne d’en face, c’est celle d’où partent les tours d’Ébène. Une des tiennes en est à une case.',
          done: 'Elle ne va pas plus loin. Si elle est encore là à la fin, elle vaut 3 points.',
          traps: { blocked: 'Il y a une tour sur cette case. Contourne-la en diagonale.' },
        },
      },
    },
    heights: {
      title: 'Trois hauteurs',
      about: 'Prends ce qui a un niveau de moins.',
      tell: 'Les tours sont petites, moyennes ou grandes : S, M, L. Une tour va sur la case d’une autre et la prend si celle-ci a exactement un niveau de moins : L prend M, M prend S.',
      tasks: {
        large: {
          do: 'Prends avec ta grande tour.',
          ask: 'Deux tours sont devant elle. Laquelle a un niveau de moins ?',
          done: 'Ta tour est maintenant à sa place. Tu peux toujours prendre, mais rien ne t’y oblige.',
          traps: { small: 'Celle-ci est petite, deux niveaux plus bas. Une grande ne prend jamais une petite.' },
        },
        medium: {
          do: 'Prends avec ta tour moyenne.',
          ask: 'Regarde les lettres des trois tours devant elle.',
          done: 'Une moyenne prend une petite. Les deux grandes tours sont trop hautes pour elle.',
          traps: { higher: 'Cette tour est grande et la tienne moyenne : elle est trop haute.' },
        },
      },
    },
    sides: {
      title: 'Trois formes',
      about: 'À hauteur égale, les côtés décident.',
      tell: 'Les tours ont 3, 4 ou 6 côtés. À hauteur égale, celle qui a le plus de côtés prend l’autre. Deux tours identiques ne se prennent jamais.',
      tasks: {
        count: {
          do: 'Prends avec ta tour moyenne.',
          ask: 'Les trois tours devant elle sont moyennes aussi. Compte les côtés.',
          done: 'Quatre côtés contre trois. En bref : une M4 (moyenne, quatre côtés) a pris une M3.',
          traps: {
            same: 'Moyenne à quatre côtés, comme la tienne. Deux tours identiques ne se prennent jamais.',
            more: 'Elle a six côtés, la tienne en a quatre.',
          },
        },
        choose: {
          do: 'Prends une tour.',
          ask: 'Compare d’abord les hauteurs. Si elles sont égales, compare les côtés.',
          done: 'L4 prend L3 : même hauteur, plus de côtés.',
          traps: {
            fewer: 'Elles sont moyennes toutes les deux, mais la tienne n’a que trois côtés.',
            higher: 'Cette tour est grande et la tienne moyenne : elle est trop haute.',
          },
        },
      },
    },
    david: {
      title: 'David et Goliath',
      about: 'La plus petite prend la plus grande.',
      tell: 'Il y a une exception. La plus petite tour, S3, prend la plus grande, L6. Aucune autre ne peut prendre une L6.',
      tasks: {
        goliath: {
          do: 'Prends la plus grande tour.',
          ask: 'Laquelle de tes tours est petite, avec trois côtés ?',
          done: 'Une S3 ne prend rien d’autre qu’une L6. Et de toutes les tours, seule une S3 prend celle-là.',
          traps: { medium: 'C’est une M4. Une S3 ne prend qu’une L6.' },
        },
      },
    },
    sideways: {
      title: 'De côté',
      about: 'Seulement pour prendre.',
      tell: 'Une tour prend aussi juste à sa gauche et à sa droite, selon les mêmes règles. Elle ne va jamais de côté sur une case vide, et ne prend jamais en arrière.',
      tasks: {
        beside: {
          do: 'Prends de côté.',
          ask: 'Trois tours entourent la tienne, mais l’une d’elles est derrière.',
          done: 'Devant et à côté : une tour n’atteint rien d’autre. Derrière elle, tout est à l’abri.',
          traps: { behind: 'Cette tour est derrière la tienne. On ne prend jamais en arrière.' },
        },
        line: {
          do: 'Prends avec la tour qui est sur la ligne d’en face.',
          ask: 'Elle ne peut plus avancer, mais elle prend encore de côté.',
          done: 'Elle est toujours sur la ligne d’en face, et de là, elle a pris une tour.',
          traps: {
            small: 'Celle-ci est petite. Une grande ne prend jamais une petite.',
            forward: 'C’est une prise, mais vers l’avant. Joue la tour déjà arrivée sur la ligne d’en face.',
          },
        },
      },
    },
    points: {
      title: 'Les points',
      about: '5 pour une prise, 3 pour la ligne d’en face.',
      tell: 'Chaque tour que tu prends vaut 5 points, et chacune de tes tours sur une ligne d’en face en vaut 3. Les points déjà gagnés s’affichent au-dessus du plateau.',
      tasks: {
        eight: {
          do: 'Gagne 8 points en un coup.',
          ask: '8, c’est 5 et 3.',
          done: 'Une prise, et la ligne d’en face : 5 et 3 points.',
          traps: {
            line: 'La ligne d’en face seule vaut 3 points. Une prise en ajouterait 5.',
            beside: 'Cela vaut 3 points, et la L4 juste à côté peut prendre ta tour.',
          },
        },
        safe: {
          do: 'Mets la tour éclairée à l’abri.',
          ask: 'La L6 d’Ébène prend devant elle et de côté. Où ta tour est-elle hors de portée ?',
          done: 'Hors de portée, et 3 points. Guette ce genre de danger avant chaque coup.',
          traps: {
            beside: 'La L6 était juste à côté de ta tour, et l’a prise de côté.',
            other: 'La L6 peut encore prendre une de tes tours. Mets la tour éclairée hors de sa portée.',
          },
        },
      },
    },
    frozen: {
      title: 'Plateaux figés',
      about: 'Quand plus aucune prise n’est possible.',
      tell: 'Un plateau se fige dès que plus personne ne pourra jamais y prendre quoi que ce soit. Ses tours restent alors où elles sont, et comptent toujours.',
      tasks: {
        freeze: {
          do: 'Fige ce plateau avec la tour éclairée.',
          ask: 'La plupart des tours se sont croisées. Une d’Ébène peut encore rencontrer les tiennes.',
          done: 'Les tours qui restent se sont croisées ou ne peuvent pas se prendre. Plus rien ne bouge ici.',
          traps: {
            beside: 'Ta L4 pourrait encore prendre la M3 à côté d’elle : le plateau n’est pas figé.',
            open: 'La M3 d’Ébène peut encore prendre ou être prise : le plateau n’est pas figé.',
          },
        },
      },
    },
    lead: {
      title: 'Finir quand tu mènes',
      about: 'Deux plateaux figés terminent la partie.',
      tell: 'Dès que deux plateaux sont figés, la partie est terminée, et la couleur qui a le plus de points gagne. Ici, le plateau 2 est déjà figé.',
      tasks: {
        end: {
          do: 'Fige le plateau 1 et gagne.',
          ask: 'Tu mènes de 2 points. Où la M6 d’Ébène ne pourra-t-elle jamais atteindre ta M4 ?',
          done: 'Les deux tours se sont croisées : la partie est terminée, et tu gagnes 35 à 33.',
          traps: { beside: 'Côte à côte, la M6 pouvait encore prendre ta M4, et elle l’a fait : Ébène gagne.' },
        },
      },
    },
    finish: {
      title: 'Prendre et finir',
      about: 'La dernière prise peut décider.',
      tell: 'La dernière prise possible sur un plateau fait deux choses à la fois : elle rapporte 5 points et fige le plateau.',
      tasks: {
        both: {
          do: 'Gagne la partie avec ce coup.',
          ask: 'Ébène mène de 3 points. Figer un plateau ne suffit pas.',
          done: 'D’abord les 5 points, puis la fin : tu gagnes 35 à 33.',
          traps: {
            behind: 'Cela fige le plateau 3, mais Ébène mène. La partie est terminée et Ébène gagne.',
            beside: 'Tu pourrais encore prendre cette tour : la partie continue, et les autres jouent avant toi.',
          },
        },
      },
    },
    alive: {
      title: 'Faire durer la partie',
      about: 'Quand une autre couleur mène.',
      tell: 'Qui mène veut finir. Ébène mène de 3 points, et il ne lui manque qu’un plateau figé : la tour éclairée n’a plus qu’à dépasser ta M6.',
      tasks: {
        block: {
          do: 'Empêche Ébène de terminer la partie.',
          ask: 'Par quelle case la tour éclairée doit-elle aller pour dépasser ta M6 ?',
          done: 'Le passage est fermé. Ébène doit jouer, et son seul coup possible mène juste à côté de ta M6.',
          traps: {
            edge: 'Le long du bord, c’était ouvert : la tour éclairée a dépassé ta M6, et Ébène gagne.',
            beside: 'Ta M6 était à côté d’elle. Un coup en avant, et la tour éclairée l’a dépassée : Ébène gagne.',
            past: 'Avec ce coup, les tours se croisent : le plateau 1 se fige, et Ébène gagne.',
          },
        },
      },
    },
    zihin: {
      title: 'Le Zihin',
      about: 'La troisième couleur d’une partie à deux.',
      tell: 'Dans une partie à deux, la troisième couleur est le Zihin. Ce n’est jamais à lui de jouer : tu joues aussi ses tours, mais seulement sur le plateau entre lui et Ébène.',
      tasks: {
        take: {
          do: 'Prends avec une tour du Zihin.',
          ask: 'Le Zihin est gris. Regarde les trois plateaux : lequel est entre lui et Ébène ?',
          done: 'Un coup comme un autre : la tour prise et ses 5 points sont à toi.',
          traps: { other: 'Ce plateau est entre le Zihin et toi. Ici, c’est Ébène qui joue les tours du Zihin.' },
        },
        line: {
          do: 'Gagne 3 points.',
          ask: 'Une tour du Zihin sur la ligne de départ d’Ébène compte pour toi.',
          done: 'Elle compte 3 points pour toi. Ébène veut en faire autant sur ta ligne, avec les autres tours du Zihin.',
        },
      },
    },
    game: {
      title: 'Une partie',
      about: 'Contre le niveau 1, avec l’aide.',
      tell: 'Maintenant, une partie à trois. D’abord, chaque couleur pose neuf tours sur ses lignes de départ, une à la fois. L’aide t’avertit avant un coup qui te coûterait cher.',
      tasks: {},
      advice: {
        large: 'Pose de grandes tours face à des moyennes : L prend M.',
        david: 'Pose ta S3 sur le plateau où une L6 te fait face : rien d’autre ne prend une L6.',
        mixed: 'Sur chacun de tes deux plateaux, pose une tour de chaque hauteur.',
      },
    },
  },
});
