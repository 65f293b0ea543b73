import { translation } from '@threefold-games/speech';
import type { words as english } from '../en/guide.ts';

/** How to play TZAAR, in French. */
export const words = translation<typeof english>()('fr')({
  sections: {
    aim: {
      title: 'Le but',
      text: 'TZAAR se joue à deux, Blanc contre Noir. Chaque camp a 30 pièces de trois types : Tzaars, Tzarras et Totts. Tu gagnes dès que l’adversaire n’a plus, sur le plateau, aucune pièce visible d’un de ces types. Peu importe lequel, et peu importe combien il reste des autres.\nIl y a une deuxième façon de gagner : qui ne peut rien prendre au début de son tour a perdu.',
    },
    pieces: {
      title: 'Plateau et pièces',
      text: 'Le plateau compte 60 cases, reliées par des lignes, et un trou au milieu. Chaque camp a 6 Tzaars (trois pétales), 9 Tzarras (un anneau) et 15 Totts (aucun motif). Tous se déplacent et prennent de la même façon ; seul leur nombre diffère. C’est pourquoi les Tzaars, qui sont peu nombreux, demandent le plus de soin.\nLes 60 pièces sont sur le plateau dès le début, le plus souvent dans un ordre tiré au sort.',
    },
    turn: {
      title: 'Ton tour',
      text: 'Blanc ouvre par une seule prise. Ensuite, Blanc et Noir alternent, et un tour compte deux coups.\nD’abord, tu prends. Ce coup est obligatoire.\nPuis tu choisis : prendre encore, empiler ou passer. Tu peux jouer la même pièce qu’avant ou une autre.',
    },
    moving: {
      title: 'Se déplacer',
      text: 'Une pièce suit une ligne droite, dans n’importe quelle direction, jusqu’à la première pièce qu’elle rencontre : si elle est à l’adversaire, tu la prends ; si elle est à toi, tu empiles. Elle passe au-dessus des cases vides, aussi nombreuses soient-elles. Elle ne saute jamais par-dessus une pièce, ne s’arrête jamais sur une case vide et ne traverse jamais le trou.\nComme rien ne va jamais sur une case vide, le plateau se vide peu à peu, et les prises deviennent rares.',
    },
    capturing: {
      title: 'Prendre',
      text: 'Une pièce seule est de hauteur 1 ; la hauteur d’une pile est le nombre de ses pièces. Tu prends tout ce qui est aussi haut que la pièce ou la pile que tu déplaces, ou plus bas, quel que soit le type. Une pièce seule prend des pièces seules ; une pile de trois prend des piles de trois, de deux, et des pièces seules.\nCe que tu prends quitte la partie, avec tout ce qu’il y a dessous. Ta pièce ou ta pile prend sa place.',
    },
    stacking: {
      title: 'Empiler',
      text: 'Pour empiler, mets une de tes pièces ou de tes piles sur une autre des tiennes. Les hauteurs s’ajoutent, sans limite. Dès lors, la pile se déplace tout entière, et personne ne peut la défaire.\nC’est la pièce du dessus qui dit ce qu’est une pile. Un Tzaar sur deux Totts est un Tzaar de hauteur 3 ; les Totts qu’il recouvre ne comptent plus comme Totts.\nEmpiler donne de la force : une pile haute prend presque tout, et peu de choses peuvent la prendre. Mais il te reste moins de pièces, et une pile prise est perdue tout entière.',
    },
    losing: {
      title: 'Comment on perd',
      text: 'La plupart des parties se perdent par inattention. Alors, avant chaque tour, regarde trois choses.\nLe compte : combien de pièces de chaque type se voient encore, chez toi et en face ? S’il ne te reste que deux pièces d’un type, un seul tour peut te prendre les deux.\nTes piles : ne recouvre pas la dernière pièce d’un de tes types. Si aucune ne se voit plus, tu as perdu, même si c’est toi qui l’as recouverte.\nTes prises : vers la fin, garde des pièces qui ont encore quelque chose à prendre. La première couleur à ne plus rien pouvoir prendre a perdu.',
    },
    start: {
      title: 'Bien commencer',
      text: 'Au début, prends une fois et empile une fois à chaque tour. Mets des Tzaars ou des Tzarras sur des Totts : tu as beaucoup de Totts et peu de Tzaars. Garde tes piles hautes là où elles ont des lignes à suivre.\nPlus tard, compte. Quand il ne reste à l’adversaire que deux pièces d’un type, cherche un tour qui prend les deux. Et à la fin, quand il reste peu à prendre, deux prises en un tour valent souvent mieux qu’une pile.',
    },
  },
});
