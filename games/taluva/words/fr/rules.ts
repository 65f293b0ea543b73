import { translation } from '@threefold-games/speech';
import type { rules as english } from '../en/rules.generated.ts';

/** The rules in French. */
export const rules = translation<typeof english>()('fr')({
  chapters: {
    '1': 'Matériel',
    '2': 'Tour de jeu',
    '3': 'Poser une tuile',
    '4': 'Recouvrement',
    '5': 'Villages',
    '6': 'Construction',
    '7': 'Hors jeu',
    '8': 'Fin',
    '9': 'Jouer pour le classement',
    '10': 'Notation',
    H: 'Règles maison, imprimées dans aucune édition',
  },
  rules: {
    'TL-1.1':
      'On joue de deux à quatre ; Ivoire commence, puis viennent Ébène, Braise et Prune, et l’on recommence dans le même ordre.',
    'TL-1.2':
      'Il y a 48 tuiles de 25 sortes ; chacune montre un volcan et deux cases de terrain, et un terrain est jungle, clairière, sable, roche ou lac.',
    'TL-1.3':
      'L’option « Tuiles » dit si 48, 36 ou 24 tuiles sont piochées dans une partie ; les autres restent à l’écart et personne ne sait lesquelles.',
    'TL-1.4': 'Chaque couleur a 3 temples, 2 tours et 20 huttes à construire.',
    'TL-2.1':
      'À ton tour, tu joues trois coups, une fois chacun et dans cet ordre : tu pioches une tuile, tu la poses, tu construis. Tu ne construis pas si tu es hors jeu après la pose.',
    'TL-2.2':
      'La pioche est laissée au hasard : toute tuile que personne n’a vue est aussi probable qu’une autre, et une sorte entièrement vue ne peut plus venir.',
    'TL-2.3': 'On saute les joueurs hors jeu, et ceux qui ont fini pendant que d’autres jouent pour le classement.',
    'TL-3.1': 'La première tuile va au milieu et n’est pas tournée : `0,0/0`.',
    'TL-3.2':
      'Toute autre tuile repose avec ses trois cases sur la table nue ou avec ses trois cases sur la terre, jamais moitié-moitié.',
    'TL-3.3': 'Une tuile sur la table partage au moins un bord avec la terre.',
    'TL-3.4': 'Une pose peut laisser des trous dans la terre, et peut en remplir.',
    'TL-3.5':
      'Une tuile sur la table est au niveau 1 ; une tuile sur la terre est un niveau plus haut que ce qu’elle recouvre. Il n’y a pas de niveau maximal.',
    'TL-4.1': 'Le volcan d’une tuile qui recouvre doit reposer sur un volcan.',
    'TL-4.2': 'Il ne doit pas pointer dans la même direction que le volcan qu’il recouvre.',
    'TL-4.3': 'Les trois cases du dessous doivent être au même niveau, de sorte qu’aucun vide ne reste sous la tuile.',
    'TL-4.4': 'Les deux autres cases peuvent recouvrir des terrains ou des volcans, de n’importe quelles tuiles.',
    'TL-4.5':
      'Les huttes peuvent être recouvertes, les tiennes et celles des autres ; elles quittent la partie mais comptent toujours comme construites.',
    'TL-4.6': 'Les temples et les tours ne sont jamais recouverts.',
    'TL-4.7': 'Tout village qui perd des cases doit garder au moins un bâtiment ; chaque village est jugé à part.',
    'TL-5.1':
      'Un village est formé de toutes les cases reliées entre elles qui portent des bâtiments d’une même couleur.',
    'TL-5.2': 'Les différences de niveau ne séparent pas un village, ni un village des cases qui l’entourent.',
    'TL-5.3': 'Un recouvrement peut couper un village ; ses parties sont dès lors des villages distincts.',
    'TL-5.4': 'Une construction peut réunir des villages d’une même couleur ; ils n’en font dès lors qu’un.',
    'TL-5.5': 'Un bâtiment seul est aussi un village, que ce soit une hutte, un temple ou une tour.',
    'TL-6.1':
      'Une construction est l’une de ces quatre : construire une hutte, construire un temple, construire une tour ou agrandir un village.',
    'TL-6.2':
      'Les bâtiments se posent seulement sur des cases libres : de la terre qui n’est pas un volcan et ne porte aucun bâtiment.',
    'TL-6.3': 'Une hutte se construit sur n’importe quelle case libre de niveau 1, partout sur la terre.',
    'TL-6.4':
      'Si l’option « Huttes près des tiennes » est sur « Pas permis », tu ne peux pas construire de hutte à côté d’un de tes bâtiments.',
    'TL-6.5': 'Un temple se construit sur une case libre de n’importe quel niveau, à côté d’un de tes villages.',
    'TL-6.6': 'Ce village doit avoir, à lui seul, trois cases ou plus.',
    'TL-6.7': 'Ce village ne doit pas déjà avoir de temple.',
    'TL-6.8': 'Une tour se construit sur une case libre de niveau 3 ou plus.',
    'TL-6.9': 'Cette case doit être à côté d’un de tes villages, de n’importe quelle taille.',
    'TL-6.10': 'Ce village ne doit pas déjà avoir de tour.',
    'TL-6.11': 'Pour agrandir, choisis un de tes villages et un terrain.',
    'TL-6.12':
      'Chaque case libre de ce terrain à côté du village tel qu’il était reçoit autant de huttes que son niveau.',
    'TL-6.13': 'Un agrandissement demande au moins une telle case.',
    'TL-6.14':
      'Un agrandissement prend toutes ces cases ; si tu n’as pas assez de huttes pour toutes, tu ne peux pas le choisir.',
    'TL-6.15': 'Tu ne construis que ce qu’il te reste.',
    'TL-6.16':
      'Toutes les conditions sont jugées avant la construction, si bien qu’un village né d’une réunion peut avoir deux temples ou deux tours.',
    'TL-7.1':
      'Si tu ne peux rien construire après ta pose, tu es aussitôt hors jeu ; ta tuile et tes bâtiments restent.',
    'TL-7.2': 'Une couleur hors jeu ne peut pas gagner, quoi qu’elle ait construit.',
    'TL-7.3': 'Quand une seule couleur reste en jeu, la partie se termine et cette couleur gagne.',
    'TL-8.1':
      'Quand une couleur a construit tous ses bâtiments de deux sortes, la partie se termine aussitôt et cette couleur gagne.',
    'TL-8.2': 'Les huttes recouvertes comptent comme construites, ici comme à l’épuisement des tuiles.',
    'TL-8.3':
      'Quand un tour devrait commencer et qu’il ne reste aucune tuile à piocher, la partie se termine : le plus de temples gagne, puis le plus de tours, puis le plus de huttes.',
    'TL-8.4': 'Les couleurs à égalité dans les trois partagent la victoire.',
    'TL-8.5': 'Rien ne se joue après la fin.',
    'TL-9.1':
      'Si l’option « Jouer pour le classement » est sur « Oui », la couleur qui a construit tous ses bâtiments de deux sortes prend le meilleur rang libre, et les autres continuent.',
    'TL-9.2': 'Une couleur mise hors jeu prend le dernier rang libre.',
    'TL-9.3': 'La partie se termine quand au plus une couleur est sans rang ; cette couleur prend celui qui reste.',
    'TL-9.4':
      'Quand les tuiles sont épuisées, les couleurs sans rang se partagent les rangs libres dans l’ordre de TL-8.3 ; les couleurs à égalité ont le même rang, le meilleur.',
    'TL-9.5': 'Les couleurs au premier rang partagent la victoire.',
    'TL-10.1':
      'Piocher s’écrit `JC`, poser `2,-1/3`, construire `H@1,0`, `T@1,0`, `W@1,0` ou `E@1,0:J` ; une case s’écrit `q,r`, ses coordonnées axiales parmi des hexagones posés sur une pointe.',
    'TL-10.2':
      'Une pioche donne les deux terrains de la tuile dans le sens horaire depuis son volcan, par exemple `JC` : J jungle, C clairière, S sable, R roche, L lac.',
    'TL-10.3':
      'Une pose donne la case du volcan et la rotation, par exemple `2,-1/3` : le premier terrain est dans cette direction depuis le volcan, le second dans la suivante ; 0 est l’est, puis dans le sens horaire.',
    'TL-10.4':
      'Les constructions sont `H@1,0` hutte, `T@1,0` temple, `W@1,0` tour et `E@1,0:J` agrandissement sur la jungle, avec la plus petite case du village par q, puis par r ; toute autre case du village est comprise aussi.',
    'TL-H.1':
      'Avantage : l’option « Avantage » donne à une couleur des bâtiments qui comptent comme construits dès le début et ne sont plus là pour construire, en trois degrés : un temple ; une tour ; ou les deux. Ils comptent pour une victoire anticipée, quand les tuiles sont épuisées, et pour les rangs.',
  },
});
