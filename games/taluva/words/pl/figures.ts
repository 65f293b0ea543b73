import { translation } from '@threefold-games/speech';
import type { words as english } from '../en/figures.ts';

/** What the drawn examples of rules say, in Polish. */
export const words = translation<typeof english>()('pl')({
  'TL-3.1': 'Pierwsza płytka: lawa płynie między jej dwa pola.',
  'TL-3.2': 'Dwa pola na morzu, jedno na lądzie: niedozwolone.',
  'TL-3.3': 'Krawędź dotyka lądu, pod spodem nic nie ma: dozwolone.',
  'TL-3.5': 'Na trzech polach poziomu 1 leży na poziomie 2.',
  'TL-4.1': 'Wulkan leżałby na dżungli: niedozwolone.',
  'TL-4.2': 'Lawa płynęłaby tak samo: obróć płytkę.',
  'TL-4.3': 'Pola na poziomach 2, 2 i 1: niedozwolone.',
  'TL-4.5': 'Z dwóch chat przykrywana jest jedna: dozwolone.',
  'TL-4.6': 'Stoi tam świątynia: niedozwolone.',
  'TL-4.7': 'Zniknęłaby osada z jednej chaty: niedozwolone.',
  'TL-5.1': 'Dwie osady ma Perła, jedną Heban.',
  'TL-6.3': 'Kropki: możesz tu postawić chatę. Poziom 2 jest za wysoki.',
  'TL-6.5': 'Kropki: świątynia obok trzech pól jednej osady.',
  'TL-6.8': 'Kropka: wieża na poziomie 3, obok twojej chaty.',
  'TL-6.12': 'O dżunglę: jedna chata na poziomie 1, dwie na poziomie 2.',
  'TL-7.1': 'Heban nie ma już chat, a dwa pola to za mało na świątynię: Heban odpada.',
});
