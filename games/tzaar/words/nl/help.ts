import { translation } from '@threefold-games/speech';
import type { words as english } from '../en/help.ts';

/** What this game says to those who play with help, in Dutch. */
export const words = translation<typeof english>()('nl')({
  last: {
    now: {
      tzaar: 'Je laatste Tzaar op {cell} kan geslagen worden.',
      tzarra: 'Je laatste Tzarra op {cell} kan geslagen worden.',
      tott: 'Je laatste Tott op {cell} kan geslagen worden.',
    },
    after: {
      tzaar: '{who} kan je laatste Tzaar op {cell} slaan.',
      tzarra: '{who} kan je laatste Tzarra op {cell} slaan.',
      tott: '{who} kan je laatste Tott op {cell} slaan.',
    },
  },
  two: {
    now: {
      tzaar: 'Je laatste twee Tzaars kunnen in één beurt geslagen worden.',
      tzarra: 'Je laatste twee Tzarra’s kunnen in één beurt geslagen worden.',
      tott: 'Je laatste twee Totts kunnen in één beurt geslagen worden.',
    },
    after: {
      tzaar: '{who} kan je laatste twee Tzaars in één beurt slaan.',
      tzarra: '{who} kan je laatste twee Tzarra’s in één beurt slaan.',
      tott: '{who} kan je laatste twee Totts in één beurt slaan.',
    },
  },
  few: {
    now: {
      tzaar: 'Je Tzaar op {cell} kan geslagen worden, en je hebt er maar twee.',
      tzarra: 'Je Tzarra op {cell} kan geslagen worden, en je hebt er maar twee.',
      tott: 'Je Tott op {cell} kan geslagen worden, en je hebt er maar twee.',
    },
    after: {
      tzaar: '{who} kan je Tzaar op {cell} slaan, en je hebt er maar twee.',
      tzarra: '{who} kan je Tzarra op {cell} slaan, en je hebt er maar twee.',
      tott: '{who} kan je Tott op {cell} slaan, en je hebt er maar twee.',
    },
  },
  stack: {
    now: 'Je stapel van {height} op {cell} kan geslagen worden.',
    after: '{who} kan je stapel van {height} op {cell} slaan.',
  },
  stuck: {
    now: 'Straks heb je misschien niets meer te slaan.',
    after: 'Zo heb je niets meer te slaan.',
  },
  buried: {
    tzaar: 'Dit bedekt je laatste Tzaar.',
    tzarra: 'Dit bedekt je laatste Tzarra.',
    tott: 'Dit bedekt je laatste Tott.',
  },
});
