import { translation } from '@threefold-games/speech';
import type { words as english } from '../en/guide.ts';

/** How to play Talat, in French. A “tour” is a tower; a turn is a “coup”. */
export const words = translation<typeof english>()('fr')({
  sections: {
    aim: {
      title: 'Le but',
      text: 'Talat se joue à trois, ou à deux. Il y a trois plateaux, et chacun est entre deux couleurs. Tu joues sur deux plateaux à la fois, chaque fois contre une autre couleur.\nTu veux le plus de points. Chaque tour que tu prends en vaut 5. Chacune de tes tours qui se trouve à la fin sur une ligne de départ adverse en vaut 3.',
    },
    towers: {
      title: 'Les tours',
      text: 'Chaque couleur a neuf tours. Elles sont petites, moyennes ou grandes (S, M, L), et chaque hauteur existe à trois, quatre et six côtés. Seuls la hauteur et les côtés les distinguent : une M4 est moyenne et a quatre côtés. Tes neuf tours sont toutes différentes.',
    },
    placing: {
      title: 'La mise en place',
      text: 'La partie commence avec des plateaux vides. À tour de rôle, chaque couleur pose une tour sur une case libre de ses deux lignes de départ, jusqu’à ce que toutes soient posées. L’endroit où tu poses une tour décide de qui elle rencontrera, car elle ne quitte jamais son plateau.',
    },
    moving: {
      title: 'Se déplacer',
      text: 'Quand c’est à toi, tu joues un seul coup, avec une seule tour. Elle avance d’une case, tout droit ou en diagonale, sur une case vide. Avancer, c’est aller vers la ligne de départ adverse. Les tours ne reculent jamais et ne sautent jamais, et tu ne peux pas passer. Si une couleur ne peut rien jouer, c’est à la suivante.',
    },
    capturing: {
      title: 'Prendre',
      text: 'Pour prendre, une tour va sur la case d’une tour adverse. Elle atteint les trois cases devant elle et les deux cases à côté d’elle. Prendre n’est jamais obligatoire.\nCe qu’elle prend dépend de la hauteur. Une grande tour prend toutes les moyennes, une moyenne toutes les petites. Une grande ne prend jamais une petite.\nÀ hauteur égale, celle qui a le plus de côtés prend l’autre. Deux tours identiques ne se prennent jamais.\nEt il y a David et Goliath : la plus petite tour, S3, prend la plus grande, L6.',
    },
    points: {
      title: 'Prise, ou arrivée',
      text: 'Une tour prise quitte le plateau et reste à la couleur qui l’a prise.\nUne tour arrivée sur la ligne d’en face ne va pas plus loin. Elle peut encore prendre de côté, le long de cette ligne, et elle peut y être prise. Elle ne te rapporte ses 3 points que si elle y est encore à la fin.',
    },
    end: {
      title: 'Plateaux figés et fin',
      text: 'Un plateau se fige dès que plus aucune prise n’y sera jamais possible : les tours se sont croisées, ou celles qui peuvent encore se rencontrer ne peuvent pas se prendre. Plus rien ne bouge sur un plateau figé, mais les tours arrivées comptent toujours.\nDès que deux plateaux sont figés, la partie est terminée. La couleur qui a le plus de points gagne. À égalité, on compare les tours prises, en commençant par les plus hautes.',
    },
    two: {
      title: 'À deux',
      text: 'À deux, la troisième couleur est aussi de la partie : c’est le Zihin. Ce n’est jamais à lui de jouer. Avant vos propres tours, vous posez huit des siennes, en alternance ; la neuvième quitte le jeu.\nQuand c’est à toi, tu peux jouer une tour du Zihin au lieu d’une des tiennes, mais seulement sur le plateau entre le Zihin et ton adversaire. Ce qu’elle prend est à toi, et une tour du Zihin sur la ligne de départ de ton adversaire compte 3 points pour toi. Ton adversaire fait de même sur le plateau entre le Zihin et toi.',
    },
    start: {
      title: 'Bien commencer',
      text: 'À la mise en place, réponds à ce qui te fait face : une grande tour contre une moyenne, et ta S3 sur le plateau où il y a une L6. Garde des tours de chaque hauteur sur tes deux plateaux, sinon quelqu’un les traversera sans rien craindre.\nEnsuite, regarde avant chaque coup : qu’est-ce qui pourrait prendre ta tour là où elle sera ? Tu ne peux pas passer, alors garde quelques coups sans danger en réserve.\nEt surveille les points. La partie peut finir brusquement, sur un seul coup qui fige le deuxième plateau. Si tu mènes, cherche ce coup ; sinon, garde une prise possible.',
    },
  },
});
