import { translation } from '@threefold-games/speech';
import type { words as english } from '../en/learn.ts';

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
          traps: {
            volcano: 'Seul le volcan touche ta hutte. Tourne la tuile pour que ce soit une clairière.',
            away: 'La tuile ne touche pas ta hutte. Pose-la plus près, avec une clairière à côté de la hutte éclairée.',
          },
        },
        fit: {
          do: 'Pose la tuile pour que le lac et la roche touchent ta hutte.',
          ask: 'Le volcan doit donc être plus au large : choisis un endroit en mer, à deux cases de la hutte.',
          done: 'Le lac et la roche sont à côté de ta hutte, et le volcan est derrière.',
          traps: {
            one: 'Un seul des deux touche ta hutte. Mets le volcan plus au large.',
            none: 'Ni l’un ni l’autre ne touche ta hutte. Choisis un endroit en mer à deux cases d’elle, puis tourne la tuile.',
          },
        },
      },
    },
    hut: {
      title: 'Une hutte',
      about: 'Où construire une hutte.',
      tell: 'Après chaque tuile, tu construis. Une hutte va sur n’importe quelle case libre du niveau le plus bas, aussi près ou aussi loin que tu veux. Rien ne se construit sur un volcan.',
      tasks: {
        new: {
          do: 'Pose la tuile et construis une hutte dessus.',
          ask: 'Une tuile a deux cases où construire. La troisième est son volcan.',
          done: 'Une hutte peut même se trouver juste à côté de celles d’Ébène, ton adversaire.',
          traps: {
            old: 'Ta hutte est sur une autre tuile. Cette fois, construis-la sur celle que tu viens de poser.',
          },
        },
        join: {
          do: 'Construis une deuxième hutte à côté de la hutte éclairée.',
          ask: 'Une case libre la touche déjà. Ta tuile peut en ajouter d’autres.',
          done: 'Tes huttes qui se touchent forment un village. Celui-ci a deux cases.',
          traps: { apart: 'Cette hutte est à l’écart. Choisis une case qui a un bord commun avec la hutte éclairée.' },
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
          done: 'Les deux clairières à côté du village ont leur hutte. Il faut toujours toutes les prendre, sans en laisser de côté.',
          traps: {
            found: 'Tu n’as construit qu’une hutte. Pour agrandir, choisis la hutte éclairée plutôt qu’une case libre.',
            one: 'Une seule case de ce terrain touchait ta hutte. Il faut que deux clairières la touchent ; choisis alors clairière.',
          },
        },
        three: {
          do: 'Encore une fois : construis maintenant trois huttes.',
          ask: 'Les deux clairières de la tuile doivent toucher ta hutte.',
          done: 'Trois huttes en un tour. Cherche les villages entourés de plusieurs cases d’un même terrain.',
          traps: {
            found: 'Tu n’as construit qu’une hutte. Pour agrandir, choisis ta hutte plutôt qu’une case libre.',
            two: 'Deux huttes : tu y es presque ! Pose la tuile pour que ses deux clairières touchent ta hutte.',
            one: 'Une seule case de ce terrain touchait ta hutte. Les deux clairières de la tuile doivent la toucher.',
          },
        },
      },
    },
    eruption: {
      title: 'Une éruption',
      about: 'Une tuile par-dessus d’autres.',
      tell: 'Une tuile peut aussi aller sur la terre, un niveau plus haut : son volcan recouvre un volcan, et sa lave coule dans un autre sens. Un point marque chaque volcan que tu peux recouvrir.',
      tasks: {
        land: {
          do: 'Pose la tuile sur la terre, puis construis.',
          ask: 'La lave coule du cratère vers un coin. Choisis un volcan marqué d’un point ; choisis-le encore pour tourner la tuile.',
          done: 'La nouvelle terre est au niveau 2. Une éruption recouvre des cases de deux ou trois tuiles ; toutes doivent être au même niveau.',
          traps: {
            shore: 'Ici, la tuile dépasserait sur la mer. Choisis un volcan avec plus de terre autour.',
            sea: 'La tuile est à côté de l’île, au niveau 1. Choisis un volcan marqué d’un point pour la poser sur la terre.',
          },
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
          done: 'Deux huttes sur une seule case. Une hutte seule ne se construit qu’au niveau 1 ; plus haut, il faut agrandir un village.',
          traps: {
            found:
              'Ici, c’est trop haut pour une hutte seule. Choisis plutôt ta hutte, et agrandis ton village sur cette case.',
            flat: 'Toute la terre est encore au niveau 1. Pose d’abord la tuile sur le volcan marqué d’un point.',
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
          traps: {
            hut: 'Ta tuile a fait de la place à côté du village. Choisis cette case libre, puis le temple.',
            far: 'Il n’y a toujours aucune case libre à côté du village éclairé. Pose la tuile tout contre lui.',
          },
        },
      },
    },
    covering: {
      title: 'Recouvrir des huttes',
      about: 'Ce que la lave peut recouvrir.',
      tell: 'Une éruption peut recouvrir des huttes, les tiennes ou celles d’Ébène. Tout village doit garder au moins un bâtiment, et temples et tours ne sont jamais recouverts.',
      tasks: {
        ebony: {
          do: 'Recouvre une hutte d’Ébène.',
          ask: 'Chacune de tes huttes est isolée et ne peut pas être recouverte. Ébène en a deux côte à côte.',
          done: 'Ébène ne récupère pas la hutte recouverte. L’autre est maintenant isolée : elle ne peut plus être recouverte.',
          traps: {
            sea: 'À côté de l’île, une tuile ne recouvre rien. Pose-la sur un volcan à côté des deux huttes d’Ébène.',
            spared:
              'C’est une éruption, mais les huttes d’Ébène sont épargnées. Essaie un autre volcan, ou tourne la tuile.',
          },
        },
      },
    },
    splitting: {
      title: 'Couper un village',
      about: 'Faire deux villages d’un seul.',
      tell: 'Une éruption peut couper un village en deux. Chaque partie est alors un village à part. Si tu les relies de nouveau en construisant, elles n’en forment plus qu’un.',
      tasks: {
        two: {
          do: 'Coupe ton propre village en deux, puis construis.',
          ask: 'Quelle hutte relie les deux autres ? Un volcan à côté d’elle peut la recouvrir.',
          done: 'La hutte du milieu est recouverte : d’un village, tu en as fait deux. Une hutte recouverte compte toujours comme construite.',
          traps: {
            rejoined:
              'La lave a coupé ton village, mais tes nouvelles huttes ont réuni les parties. Construis ailleurs.',
            both: 'Deux de tes huttes sont recouvertes, et il n’en reste qu’une. Recouvre seulement celle du milieu.',
            whole: 'Ton village est toujours d’un seul tenant. Recouvre la hutte du milieu.',
          },
        },
        temple: {
          do: 'Construis un deuxième temple.',
          ask: 'Ton village en a déjà un. Détaches-en une partie de trois cases.',
          done: 'La partie sans temple pouvait en recevoir un. Si les parties se réunissent plus tard, elles gardent les deux temples.',
          traps: {
            ready:
              'C’est bien coupé : une partie a trois cases et pas de temple. Maintenant, construis le temple à côté d’elle.',
            rejoined:
              'Tes nouvelles huttes ont réuni les parties. Elles ne forment qu’un village, et il a déjà son temple.',
            small: 'C’est coupé, mais la partie sans temple est trop petite. Coupe là où elle garde trois cases.',
            whole:
              'Ton village est toujours d’un seul tenant, avec son unique temple. Recouvre une hutte pour le couper.',
          },
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
          traps: {
            low: 'Il n’y a pas encore de niveau 3. Pose la tuile sur le volcan marqué d’un point : il est déjà au niveau 2.',
            top: 'Le niveau 3 est là, juste à côté de ta hutte. Choisis la case libre tout en haut pour y construire la tour.',
          },
        },
      },
    },
    win: {
      title: 'Gagner avant la fin',
      about: 'Tous les bâtiments de deux sortes.',
      tell: 'Construis tous tes bâtiments de deux sortes, et tu gagnes aussitôt. Tu as trois temples, deux tours et vingt huttes ; les compteurs montrent ce qu’il t’en reste.',
      tasks: {
        temple: {
          do: 'Gagne dès ce tour.',
          ask: 'Tes deux tours sont construites, il te reste un temple. Quel village peut encore le recevoir ?',
          done: 'Tous tes temples et toutes tes tours sont construits : tu gagnes. Les huttes qu’il te reste n’y changent rien.',
          traps: {
            joined:
              'Tes villages se sont réunis. Ils n’en forment plus qu’un, qui a déjà un temple et ne peut pas en recevoir d’autre.',
            other: 'Ton dernier temple reste à construire. Quel village a trois cases ou plus, mais pas de temple ?',
          },
        },
        huts: {
          do: 'Gagne dès ce tour avec tes quatre dernières huttes.',
          ask: 'Tous tes temples sont construits. Additionne les niveaux : où faut-il exactement quatre huttes ?',
          done: 'Deux cases de niveau 2 reçoivent tes quatre huttes : tu gagnes. La clairière en demanderait cinq, tu ne peux donc pas la choisir.',
          traps: {
            tower: 'Il te faudrait encore la deuxième tour. Avec les huttes, c’est plus rapide : construis les quatre.',
            left: 'Il te reste encore des huttes. Trouve le terrain dont les niveaux font exactement quatre au total.',
          },
        },
      },
    },
    count: {
      title: 'Compter ses huttes',
      about: 'Qui ne peut rien construire est hors jeu.',
      tell: 'Si tu ne peux rien construire après ta tuile, tu es hors jeu : tu ne joues plus et ne peux plus gagner, quoi que tu aies construit. Prépare donc un temple avant d’épuiser tes huttes.',
      tasks: {
        next: {
          do: 'Garde une hutte, et prépare un village à recevoir un temple.',
          ask: 'Amène ton petit village à trois cases, avec une case libre à côté. Ne le réunis pas au grand.',
          done: 'Au prochain tour, un temple est possible, et il te reste des huttes. Un gros agrandissement les aurait épuisées.',
          traps: {
            spent:
              'Tes dernières huttes y sont passées. Si tu n’as ensuite ni temple ni tour à construire, tu es hors jeu.',
            joined: 'Tes villages se touchent : ils n’en forment plus qu’un, et celui-ci a déjà son temple.',
            small: 'Ton petit village n’est pas encore prêt : il lui faut trois cases, et une case libre à côté.',
          },
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
        apart:
          'Garde tes villages séparés jusqu’à ce que chacun ait son temple : réunis trop tôt, ils n’en reçoivent qu’un.',
        huts: 'Ne dépense pas toutes tes huttes avant d’avoir construit tes temples.',
      },
    },
  },
});
