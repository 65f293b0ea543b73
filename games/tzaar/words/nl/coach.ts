import { translation } from '@threefold-games/speech';
import type { words as english } from '../en/coach.ts';

/** What the coach of this game says, in Dutch. */
export const words = translation<typeof english>()('nl')({
  reasons: {
    takesLast: {
      title: 'De laatste van een soort',
      text: {
        tzaar: 'Met {step} sla je de laatste Tzaar van {who} en win je.',
        tzarra: 'Met {step} sla je de laatste Tzarra van {who} en win je.',
        tott: 'Met {step} sla je de laatste Tott van {who} en win je.',
      },
    },
    leavesNothing: {
      title: 'Niets meer te slaan',
      text: 'Je wint met {turn}: {who} kan niets meer slaan.',
    },
    buriesLast: {
      title: 'Je laatste van een soort bedekt',
      text: {
        tzaar: '{step} bedekt je eigen laatste Tzaar, en daarmee verlies je.',
        tzarra: '{step} bedekt je eigen laatste Tzarra, en daarmee verlies je.',
        tott: '{step} bedekt je eigen laatste Tott, en daarmee verlies je.',
      },
    },
    losesLast: {
      title: 'Een soort gaat verloren',
      text: {
        tzaar: '{step} slaat je laatste Tzaar.',
        tzarra: '{step} slaat je laatste Tzarra.',
        tott: '{step} slaat je laatste Tott.',
      },
      two: {
        tzaar: '{who} slaat je laatste twee Tzaars in één beurt.',
        tzarra: '{who} slaat je laatste twee Tzarra’s in één beurt.',
        tott: '{who} slaat je laatste twee Totts in één beurt.',
      },
    },
    leftNothing: {
      title: 'Niets meer te slaan',
      text: 'Na het antwoord van {who} heb je niets meer te slaan.',
    },

    losesTwoStacks: {
      title: 'Twee stapels worden geslagen',
      text: '{step} en {next} slaan twee van je stapels.',
    },
    losesStack: {
      title: 'Een stapel wordt geslagen',
      text: '{step} slaat je stapel van {height}.',
    },
    takesStack: {
      title: 'Een stapel te slaan',
      text: 'Met {step} sla je een stapel van {who}, {height} hoog.',
    },
    movesAway: {
      title: 'Buiten bereik',
      stack: 'Met {step} breng je je stapel van {height} buiten bereik.',
      type: {
        tzaar: {
          one: 'Met {step} breng je je laatste Tzaar buiten bereik.',
          other: 'Met {step} breng je een Tzaar buiten bereik, en je hebt er maar {n}.',
        },
        tzarra: {
          one: 'Met {step} breng je je laatste Tzarra buiten bereik.',
          other: 'Met {step} breng je een Tzarra buiten bereik, en je hebt er maar {n}.',
        },
        tott: {
          one: 'Met {step} breng je je laatste Tott buiten bereik.',
          other: 'Met {step} breng je een Tott buiten bereik, en je hebt er maar {n}.',
        },
      },
    },
    takesAttacker: {
      title: 'Een aanvaller te slaan',
      stack: 'Met {step} sla je wat je stapel van {height} op {cell} aanvalt.',
      type: {
        tzaar: {
          one: 'Met {step} sla je wat je laatste Tzaar aanvalt.',
          other: 'Met {step} sla je wat je Tzaar op {cell} aanvalt; je hebt er maar {n}.',
        },
        tzarra: {
          one: 'Met {step} sla je wat je laatste Tzarra aanvalt.',
          other: 'Met {step} sla je wat je Tzarra op {cell} aanvalt; je hebt er maar {n}.',
        },
        tott: {
          one: 'Met {step} sla je wat je laatste Tott aanvalt.',
          other: 'Met {step} sla je wat je Tott op {cell} aanvalt; je hebt er maar {n}.',
        },
      },
    },
    growsTallest: {
      title: 'De hoogste stapel',
      text: {
        tzaar: 'Met {step} maak je een Tzaar van hoogte {height}, hoger dan elke stapel van {who}.',
        tzarra: 'Met {step} maak je een Tzarra van hoogte {height}, hoger dan elke stapel van {who}.',
        tott: 'Met {step} maak je een Tott van hoogte {height}, hoger dan elke stapel van {who}.',
      },
    },
    stacksInstead: {
      title: 'Slaan, dan stapelen',
      text: {
        tzaar: {
          one: 'Na twee keer slaan heb je geen stapel; met {step} maak je een Tzaar van hoogte {height}.',
          other: 'Twee keer slaan maakt je stapels niet hoger; met {step} maak je een Tzaar van hoogte {height}.',
        },
        tzarra: {
          one: 'Na twee keer slaan heb je geen stapel; met {step} maak je een Tzarra van hoogte {height}.',
          other: 'Twee keer slaan maakt je stapels niet hoger; met {step} maak je een Tzarra van hoogte {height}.',
        },
        tott: {
          one: 'Na twee keer slaan heb je geen stapel; met {step} maak je een Tott van hoogte {height}.',
          other: 'Twee keer slaan maakt je stapels niet hoger; met {step} maak je een Tott van hoogte {height}.',
        },
      },
    },
    drawsLevel: {
      title: 'Een even hoge stapel',
      text: {
        tzaar: 'Met {step} maak je een Tzaar van hoogte {height}, even hoog als de hoogste stapel van {who}.',
        tzarra: 'Met {step} maak je een Tzarra van hoogte {height}, even hoog als de hoogste stapel van {who}.',
        tott: 'Met {step} maak je een Tott van hoogte {height}, even hoog als de hoogste stapel van {who}.',
      },
    },
    outgrown: {
      title: 'Je stapels zijn lager',
      text: {
        one: 'Na het antwoord heeft {who} een stapel van {height}, en jij hebt er geen.',
        other: 'Na het antwoord heeft {who} een stapel van {height}; je hoogste is {n} hoog en kan hem niet slaan.',
      },
    },

    losesScarce: {
      title: 'Een schaarse soort slinkt',
      text: {
        tzaar: {
          one: '{step} slaat een van je Tzaars, en je hebt er nog één.',
          other: '{step} slaat een van je Tzaars, en je hebt er nog {n}.',
        },
        tzarra: {
          one: '{step} slaat een van je Tzarra’s, en je hebt er nog één.',
          other: '{step} slaat een van je Tzarra’s, en je hebt er nog {n}.',
        },
        tott: {
          one: '{step} slaat een van je Totts, en je hebt er nog één.',
          other: '{step} slaat een van je Totts, en je hebt er nog {n}.',
        },
      },
    },
    takesScarce: {
      title: 'Een schaarse soort te slaan',
      text: {
        tzaar: {
          one: 'Met {step} sla je een Tzaar, en {who} heeft er nog één.',
          other: 'Met {step} sla je een Tzaar, en {who} heeft er nog {n}.',
        },
        tzarra: {
          one: 'Met {step} sla je een Tzarra, en {who} heeft er nog één.',
          other: 'Met {step} sla je een Tzarra, en {who} heeft er nog {n}.',
        },
        tott: {
          one: 'Met {step} sla je een Tott, en {who} heeft er nog één.',
          other: 'Met {step} sla je een Tott, en {who} heeft er nog {n}.',
        },
      },
    },
    scarceInReach: {
      title: 'Een schaarse soort in gevaar',
      text: {
        tzaar: {
          one: 'Je laatste Tzaar kan geslagen worden.',
          other: 'Je laat {k} van je laatste {n} Tzaars binnen bereik.',
        },
        tzarra: {
          one: 'Je laatste Tzarra kan geslagen worden.',
          other: 'Je laat {k} van je laatste {n} Tzarra’s binnen bereik.',
        },
        tott: {
          one: 'Je laatste Tott kan geslagen worden.',
          other: 'Je laat {k} van je laatste {n} Totts binnen bereik.',
        },
      },
    },
    safeType: {
      title: 'Een soort komt in veiligheid',
      text: {
        tzaar: {
          one: 'Na het antwoord heeft {who} nog één Tzaar, {height} hoog: te hoog voor je.',
          other: 'Na het antwoord heeft {who} nog {n} Tzaars, waarvan één {height} hoog: te hoog voor je.',
        },
        tzarra: {
          one: 'Na het antwoord heeft {who} nog één Tzarra, {height} hoog: te hoog voor je.',
          other: 'Na het antwoord heeft {who} nog {n} Tzarra’s, waarvan één {height} hoog: te hoog voor je.',
        },
        tott: {
          one: 'Na het antwoord heeft {who} nog één Tott, {height} hoog: te hoog voor je.',
          other: 'Na het antwoord heeft {who} nog {n} Totts, waarvan één {height} hoog: te hoog voor je.',
        },
      },
    },
    covers: {
      title: 'Een kostbaar stuk bedekt',
      text: {
        tzaar: {
          one: '{step} bedekt een Tzaar, en er blijft er één te zien.',
          other: '{step} bedekt een Tzaar, en er blijven er {n} te zien.',
        },
        tzarra: {
          one: '{step} bedekt een Tzarra, en er blijft er één te zien.',
          other: '{step} bedekt een Tzarra, en er blijven er {n} te zien.',
        },
        tott: {
          one: '{step} bedekt een Tott, en er blijft er één te zien.',
          other: '{step} bedekt een Tott, en er blijven er {n} te zien.',
        },
      },
    },
    rarerTop: {
      title: 'De schaarsere soort bovenop',
      tzaarNotTzarra: 'Met {step} komt een Tzaar bovenop, met {other} een Tzarra.',
      tzaarNotTott: 'Met {step} komt een Tzaar bovenop, met {other} een Tott.',
      tzarraNotTott: 'Met {step} komt een Tzarra bovenop, met {other} een Tott.',
    },
    growsType: {
      title: 'Een schaarse soort groeit',
      text: {
        tzaar: {
          one: 'Met {step} wordt je laatste Tzaar {height} hoog.',
          other: 'Je hebt nog {n} Tzaars, en met {step} wordt een daarvan {height} hoog.',
        },
        tzarra: {
          one: 'Met {step} wordt je laatste Tzarra {height} hoog.',
          other: 'Je hebt nog {n} Tzarra’s, en met {step} wordt een daarvan {height} hoog.',
        },
        tott: {
          one: 'Met {step} wordt je laatste Tott {height} hoog.',
          other: 'Je hebt nog {n} Totts, en met {step} wordt een daarvan {height} hoog.',
        },
      },
    },
    takesTzaar: {
      title: 'Een Tzaar te slaan',
      text: {
        one: 'Met {step} sla je een Tzaar, en {who} heeft er nog één.',
        other: 'Met {step} sla je een Tzaar, en {who} heeft er nog {n}.',
      },
    },

    fewCaptures: {
      title: 'De slagen die overblijven',
      text: 'Mogelijke slagen: {n} voor jou, {m} voor {who}; na de betere beurt {n2} voor jou, {m2} voor {who}.',
    },
    stuckTallest: {
      title: 'Een stapel zonder doelwit',
      text: 'Je hoogste stapel, nu op {cell}, heeft niets te slaan.',
    },
    threatened: {
      title: 'Het antwoord is een dreiging',
      stack: 'Na het antwoord kan je stapel van {height} op {cell} geslagen worden.',
      type: {
        tzaar: {
          one: 'Na het antwoord kan je laatste Tzaar, op {cell}, geslagen worden.',
          other: 'Na het antwoord kan op {cell} een van je laatste {n} Tzaars geslagen worden.',
        },
        tzarra: {
          one: 'Na het antwoord kan je laatste Tzarra, op {cell}, geslagen worden.',
          other: 'Na het antwoord kan op {cell} een van je laatste {n} Tzarra’s geslagen worden.',
        },
        tott: {
          one: 'Na het antwoord kan je laatste Tott, op {cell}, geslagen worden.',
          other: 'Na het antwoord kan op {cell} een van je laatste {n} Totts geslagen worden.',
        },
      },
    },
    attacks: {
      title: 'Een nieuwe dreiging',
      stack: 'Met {step} val je op {cell} een stapel van {who} aan, {height} hoog.',
      type: {
        tzaar: {
          one: 'Met {step} val je de laatste Tzaar van {who} aan, op {cell}.',
          other: 'Met {step} val je een van de laatste {n} Tzaars van {who} aan, op {cell}.',
        },
        tzarra: {
          one: 'Met {step} val je de laatste Tzarra van {who} aan, op {cell}.',
          other: 'Met {step} val je een van de laatste {n} Tzarra’s van {who} aan, op {cell}.',
        },
        tott: {
          one: 'Met {step} val je de laatste Tott van {who} aan, op {cell}.',
          other: 'Met {step} val je een van de laatste {n} Totts van {who} aan, op {cell}.',
        },
      },
    },
  },

  /** Beside a turn in a list, in a few words and without a subject. */
  remarks: {
    takesLast: {
      tzaar: 'slaat de laatste Tzaar en wint',
      tzarra: 'slaat de laatste Tzarra en wint',
      tott: 'slaat de laatste Tott en wint',
    },
    leavesNothing: 'laat niets te slaan over en wint',
    buriesLast: {
      tzaar: 'bedekt de laatste Tzaar en verliest',
      tzarra: 'bedekt de laatste Tzarra en verliest',
      tott: 'bedekt de laatste Tott en verliest',
    },
    takes: {
      tzaar: { one: 'slaat de op één na laatste Tzaar', other: 'slaat een Tzaar, nog {n} over' },
      tzarra: { one: 'slaat de op één na laatste Tzarra', other: 'slaat een Tzarra, nog {n} over' },
      tott: { one: 'slaat de op één na laatste Tott', other: 'slaat een Tott, nog {n} over' },
    },
    covers: {
      tzaar: 'bedekt de op één na laatste Tzaar',
      tzarra: 'bedekt de op één na laatste Tzarra',
      tott: 'bedekt de op één na laatste Tott',
    },
    takesTwoStacks: 'slaat twee stapels',
    takesStack: 'slaat een stapel van {height}',
    growsTallest: 'maakt de hoogste stapel: {height}',
  },
});
