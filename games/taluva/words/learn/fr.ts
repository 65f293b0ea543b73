import { translation } from '@threefold/words';
import type { words as english } from './en.ts';

/** What the lessons of this game say, in French. */
export const words = translation<typeof english>()('fr')({
  aim: {
    text: 'Tuile après tuile, tu fais grandir une île volcanique et tu la peuples de huttes, de temples et de tours. Construis tous tes bâtiments de deux sortes, et tu gagnes aussitôt. Si les tuiles s’épuisent avant, la couleur qui a le plus de temples gagne ; à égalité, on compare les tours, puis les huttes.',
    line: 'Construis avant les autres tous tes bâtiments de deux sortes.',
  },
  lessons: {
    tile: {
      title: 'Une tuile',
      about: 'La poser, la tourner.',
      tell: 'Tu joues Ivoire. À côté de l’île, choisis l’endroit où ira le volcan de la tuile ; choisis-le encore pour la tourner. Puis choisis une case libre : tu y construis une hutte.',
      tasks: {
        touch: {
          do: 'Pose la tuile pour qu’une clairière touche ta hutte.',
          ask: 'Les clairières sont vert clair. Tourne la tuile : l’une d’elles doit toucher la hutte éclairée.',
          done: 'L’île grandit à chaque tuile. Les cases libres à côté de tes huttes offrent de la place pour d’autres.',
        },
        fit: {
          do: 'Pose la tuile pour que ses deux terrains touchent ta hutte.',
          ask: 'Garde le volcan à distance de la hutte : choisis un endroit plus au large, en mer.',
          done: 'Le lac et la roche sont à côté de ta hutte, et le volcan est derrière.',
        },
      },
    },
    hut: {
      title: 'Une hutte',
      about: 'Où construire une hutte.',
      tell: 'Après chaque tuile, tu construis. Une hutte va sur n’importe quelle case libre de niveau 1, aussi près ou aussi loin que tu veux. Rien ne se construit sur un volcan.',
      tasks: {
        new: {
          do: 'Pose la tuile et construis une hutte dessus.',
          ask: 'Une tuile a deux cases où construire. La troisième est son volcan.',
          done: 'Au niveau 1, une hutte peut aller partout, même juste à côté d’Ébène.',
        },
        join: {
          do: 'Construis une deuxième hutte à côté de celle qui est éclairée.',
          ask: 'Une case libre la touche déjà. Ta tuile peut en ajouter d’autres.',
          done: 'Tes cases qui se touchent forment un village. Celui-ci a deux cases.',
        },
      },
    },
    expanding: {
      title: 'Agrandir',
      about: 'Plusieurs huttes en un tour.',
      tell: 'Au lieu de construire une hutte, tu peux agrandir un village : choisis-le, puis choisis un terrain. Chaque case libre de ce terrain à côté de lui reçoit une hutte.',
      tasks: {
        two: {
          do: 'Construis deux huttes en un tour.',
          ask: 'Une clairière touche déjà la hutte éclairée. Ajoutes-en une autre, puis choisis la hutte pour agrandir.',
          done: 'Les deux clairières sont peuplées d’un coup. On prend toutes les cases libres de ce terrain, sans en laisser de côté.',
        },
        three: {
          do: 'Encore une fois : construis maintenant trois huttes.',
          ask: 'Les deux clairières de la tuile doivent toucher ta hutte.',
          done: 'Trois huttes en un tour. Cherche les terrains présents plusieurs fois autour de tes villages.',
        },
      },
    },
    eruption: {
      title: 'Une éruption',
      about: 'Une tuile par-dessus d’autres.',
      tell: 'Une tuile peut aussi aller sur la terre, un niveau plus haut. Son volcan doit recouvrir un volcan dont la lave coule dans un autre sens, et les trois cases du dessous être au même niveau.',
      tasks: {
        land: {
          do: 'Pose la tuile sur la terre, puis construis.',
          ask: 'Choisis un volcan entouré de terre. Choisis-le encore pour voir les autres poses possibles.',
          done: 'Ces cases sont maintenant au niveau 2 ; le chiffre l’indique. Une tuile peut être à cheval sur plusieurs autres.',
          traps: { shore: 'Ici, la tuile dépasserait sur la mer. Choisis un volcan avec plus de terre autour.' },
        },
      },
    },
    height: {
      title: 'La hauteur compte',
      about: 'Une hutte par niveau.',
      tell: 'Quand un village s’agrandit, chaque case reçoit autant de huttes que son niveau : deux au niveau 2, trois au niveau 3.',
      tasks: {
        field: {
          do: 'Construis deux huttes sur une seule case.',
          ask: 'Provoque une éruption. Puis agrandis ton village sur la case plus haute à côté de ta hutte.',
          done: 'Deux huttes sur une seule case. Agrandir est aussi la seule façon d’avoir des huttes au-dessus du niveau 1.',
          traps: {
            found:
              'Ici, c’est trop haut pour une hutte seule. Choisis plutôt ta hutte, et agrandis ton village sur cette case.',
          },
        },
      },
    },
    temple: {
      title: 'Un temple',
      about: 'À côté d’un village de trois cases.',
      tell: 'Tu as trois temples. Un temple se construit sur une case libre, à n’importe quel niveau, à côté d’un de tes villages qui a trois cases ou plus et pas encore de temple.',
      tasks: {
        room: {
          do: 'Construis un temple.',
          ask: 'Le village éclairé est assez grand, mais aucune case libre ne le touche. Ajoutes-en une.',
          done: 'Le temple fait maintenant partie du village, qui ne peut pas en recevoir un deuxième.',
        },
      },
    },
    covering: {
      title: 'Recouvrir des huttes',
      about: 'Ce que la lave peut recouvrir.',
      tell: 'Une éruption peut recouvrir des huttes, les tiennes ou celles des autres. Tout village doit garder au moins un bâtiment, et temples et tours ne sont jamais recouverts.',
      tasks: {
        ebony: {
          do: 'Recouvre une hutte d’Ébène.',
          ask: 'Chacune de tes huttes est isolée et ne peut pas être recouverte. Ébène en a deux côte à côte.',
          done: 'Le village d’Ébène n’a de nouveau qu’une case. Une hutte isolée tient la lave à distance.',
        },
      },
    },
    splitting: {
      title: 'Couper un village',
      about: 'D’un village, en faire deux.',
      tell: 'Une éruption peut couper un village en deux. Chaque partie est alors un village à part, et chacune peut recevoir un temple et une tour.',
      tasks: {
        two: {
          do: 'Coupe ton propre village en deux, puis construis.',
          ask: 'Quelle hutte relie les deux autres ? Un volcan à côté d’elle peut la recouvrir.',
          done: 'La hutte du milieu est recouverte, et il reste deux villages. Une hutte recouverte compte toujours comme construite.',
        },
        temple: {
          do: 'Construis un deuxième temple.',
          ask: 'Ton village en a déjà un. Détaches-en une partie de trois cases.',
          done: 'La partie sans temple pouvait en recevoir un. Voilà à quoi sert de couper un village.',
        },
      },
    },
    tower: {
      title: 'Une tour',
      about: 'Au niveau 3, à côté d’un village.',
      tell: 'Tu as deux tours. Une tour se construit sur une case libre de niveau 3 ou plus, à côté d’un de tes villages, même tout petit, qui n’a pas encore de tour.',
      tasks: {
        height: {
          do: 'Crée un niveau 3 et construis-y une tour.',
          ask: 'Une éruption sur un volcan de niveau 2 donne le niveau 3. Une de tes huttes doit rester à côté.',
          done: 'Deux de tes huttes sont recouvertes, et une tour se dresse dessus. Une seule hutte à côté suffisait.',
        },
      },
    },
    win: {
      title: 'Gagner avant la fin',
      about: 'Tous les bâtiments de deux sortes.',
      tell: 'Construis tous tes bâtiments de deux sortes, et tu gagnes aussitôt. Tu as trois temples, deux tours et vingt huttes ; à côté de ton nom, tu vois ce qu’il t’en reste.',
      tasks: {
        temple: {
          do: 'Gagne dès ce tour.',
          ask: 'Tes deux tours sont construites, il te reste un temple. Quel village peut encore le recevoir ?',
          done: 'Tous tes temples et toutes tes tours sont construits. Les huttes qu’il te reste n’y changent rien.',
        },
        huts: {
          do: 'Gagne dès ce tour avec tes cinq dernières huttes.',
          ask: 'Tous tes temples sont construits. Additionne les niveaux : où faut-il exactement cinq huttes ?',
          done: 'Les niveaux 2 et 3 demandent cinq huttes. Avec moins, tu n’aurais pas pu t’agrandir là.',
        },
      },
    },
    count: {
      title: 'Compter ses huttes',
      about: 'Qui ne peut rien construire est hors jeu.',
      tell: 'Si tu ne peux rien construire après ta tuile, tu es hors jeu. Cela arrive quand tu n’as plus de huttes : prépare donc à temps un temple ou une tour.',
      tasks: {
        next: {
          do: 'Garde une hutte, et prépare un temple.',
          ask: 'Ton grand village a son temple. Amène un petit village à trois cases, sans le réunir au grand.',
          done: 'Au prochain tour, un temple est possible, et il te reste des huttes. Un gros agrandissement les aurait épuisées.',
        },
      },
    },
    game: {
      title: 'Une partie',
      about: 'Contre le niveau 1, avec l’aide.',
      tell: 'Voici une partie courte, avec 24 tuiles. Quand elles s’épuisent, on compare les temples ; à égalité, les tours, puis les huttes. L’aide t’avertit avant une grosse erreur.',
      tasks: {},
      advice: {
        three: 'Fais grandir des villages jusqu’à trois cases, et donne un temple à chacun.',
        apart: 'Garde tes villages séparés : réunis, ils ne reçoivent qu’un temple.',
        huts: 'Ne dépense pas toutes tes huttes avant d’avoir construit tes temples.',
      },
    },
  },
});
