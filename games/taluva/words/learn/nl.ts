import { translation } from '@threefold/words';
import type { words as english } from './en.ts';

/** What the lessons of this game say, in Dutch. */
export const words = translation<typeof english>()('nl')({
  aim: {
    text: 'Tegel voor tegel groeit er een vulkaaneiland, en jullie bouwen er hutten, tempels en torens op. Heb je alle gebouwen van twee soorten gebouwd, dan win je meteen. Zijn de tegels eerder op, dan wint wie de meeste tempels heeft; is dat gelijk, dan tellen de torens, daarna de hutten.',
    line: 'Bouw als eerste al je gebouwen van twee soorten.',
  },
  lessons: {
    tile: {
      title: 'Een tegel',
      about: 'Leggen en draaien.',
      tell: 'Je bent Ivoor. Kies naast het eiland waar de vulkaan van je tegel komt; kies hem nog eens om de tegel te draaien. Kies dan een vrij veld: daar bouw je een hut.',
      tasks: {
        touch: {
          do: 'Leg de tegel zo dat een open plek je hut raakt.',
          ask: 'Open plekken zijn lichtgroen. Draai de tegel tot er een naast de gemarkeerde hut ligt.',
          done: 'Met elke tegel groeit het eiland. Op vrije velden naast je hutten is plaats voor meer.',
        },
        fit: {
          do: 'Leg de tegel zo dat allebei de terreinen je hut raken.',
          ask: 'De vulkaan moet uit de buurt van de hut blijven: kies een veld verder in zee.',
          done: 'Meer en rots liggen naast je hut, en de vulkaan ligt daarachter.',
        },
      },
    },
    hut: {
      title: 'Een hut',
      about: 'Waar je hutten kunt bouwen.',
      tell: 'Na elke tegel bouw je, bijvoorbeeld een hut op een vrij veld van niveau 1, zo dichtbij of zo ver weg als je wilt. Op een vulkaan wordt nooit iets gebouwd.',
      tasks: {
        new: {
          do: 'Leg de tegel en bouw er een hut op.',
          ask: 'Een tegel heeft twee velden om op te bouwen. Het derde is de vulkaan.',
          done: 'Op niveau 1 mag een hut overal staan, ook vlak naast Ebbenhout.',
        },
        join: {
          do: 'Bouw een tweede hut naast de gemarkeerde.',
          ask: 'Er ligt al een vrij veld naast. Met je tegel kun je er meer bij leggen.',
          done: 'Velden van jou die elkaar raken, zijn één nederzetting. Deze heeft twee velden.',
        },
      },
    },
    expanding: {
      title: 'Uitbreiden',
      about: 'Meer hutten in één beurt.',
      tell: 'In plaats van één hut te bouwen kun je uitbreiden: kies een nederzetting en een terrein. Elk vrij veld van dat terrein ernaast krijgt een hut.',
      tasks: {
        two: {
          do: 'Bouw twee hutten in één beurt.',
          ask: 'Eén open plek raakt de gemarkeerde hut al. Leg er nog een bij, en kies de hut om uit te breiden.',
          done: 'In één keer zijn beide open plekken bebouwd. Je neemt altijd alle vrije velden van dat terrein; overslaan mag niet.',
        },
        three: {
          do: 'Nog eens: bouw nu drie hutten.',
          ask: 'Allebei de open plekken van de tegel moeten je hut raken.',
          done: 'Drie hutten in één beurt. Let op terreinen die vaker dan één keer rond je nederzettingen liggen.',
        },
      },
    },
    eruption: {
      title: 'Een uitbarsting',
      about: 'Een tegel boven op andere.',
      tell: 'Een tegel mag ook op land liggen, één niveau hoger. Zijn vulkaan moet er een bedekken waarvan de lava een andere kant op loopt, en de drie velden eronder moeten op één niveau liggen.',
      tasks: {
        land: {
          do: 'Leg de tegel op het land en bouw dan iets.',
          ask: 'Kies een vulkaan met land eromheen. Kies hem nog eens om de tegel te draaien.',
          done: 'Deze velden liggen nu op niveau 2; dat zie je aan het cijfer. Een tegel mag over meerdere tegels liggen.',
          traps: { shore: 'Hier steekt de tegel uit over zee. Kies een vulkaan met meer land eromheen.' },
        },
      },
    },
    height: {
      title: 'Het niveau telt',
      about: 'Voor elk niveau een hut.',
      tell: 'Bij uitbreiden krijgt een veld zoveel hutten als zijn niveau: twee op niveau 2, drie op niveau 3.',
      tasks: {
        field: {
          do: 'Bouw twee hutten op één veld.',
          ask: 'Laat een vulkaan uitbarsten. Breid dan uit naar het hogere veld naast je hut.',
          done: 'Twee hutten op één veld. Alleen door uit te breiden komen hutten hoger dan niveau 1.',
          traps: { found: 'Zo hoog bouw je geen losse hut. Kies je eigen hut en breid uit naar dit veld.' },
        },
      },
    },
    temple: {
      title: 'Een tempel',
      about: 'Naast een nederzetting van drie velden.',
      tell: 'Je hebt drie tempels. Bouw er een op een vrij veld, op welk niveau ook, naast een nederzetting van jou die minstens drie velden en nog geen tempel heeft.',
      tasks: {
        room: {
          do: 'Bouw een tempel.',
          ask: 'De gemarkeerde nederzetting is groot genoeg, maar er ligt geen vrij veld naast. Leg er een.',
          done: 'De tempel hoort nu bij de nederzetting. Een tweede kun je er niet naast bouwen.',
        },
      },
    },
    covering: {
      title: 'Hutten bedekken',
      about: 'Wat onder de lava mag verdwijnen.',
      tell: 'Een uitbarsting mag hutten bedekken, die van jou en die van anderen. Elke nederzetting moet minstens één gebouw houden, en tempels en torens worden nooit bedekt.',
      tasks: {
        ebony: {
          do: 'Bedek een hut van Ebbenhout.',
          ask: 'Je eigen hutten staan alleen en kunnen niet bedekt worden. Ebbenhout heeft er twee naast elkaar.',
          done: 'De nederzetting van Ebbenhout heeft weer één veld. Een hut die alleen staat, houdt de lava tegen.',
        },
      },
    },
    splitting: {
      title: 'Splitsen',
      about: 'Van één nederzetting twee maken.',
      tell: 'Een uitbarsting kan een nederzetting splitsen. Elk deel is dan een eigen nederzetting, en naast elk deel mag een tempel en een toren komen.',
      tasks: {
        two: {
          do: 'Splits je eigen nederzetting en bouw dan.',
          ask: 'Welke hut houdt de andere twee bij elkaar? Een vulkaan ernaast kan hem bedekken.',
          done: 'De hut ertussen is bedekt, en er zijn twee nederzettingen over. Bedekte hutten tellen nog als gebouwd.',
        },
        temple: {
          do: 'Bouw een tweede tempel.',
          ask: 'Je nederzetting heeft er al een. Snijd een deel met drie velden af.',
          done: 'Naast het deel zonder tempel was plaats voor een nieuwe. Daar is splitsen goed voor.',
        },
      },
    },
    tower: {
      title: 'Een toren',
      about: 'Op niveau 3, naast een nederzetting.',
      tell: 'Je hebt twee torens. Bouw er een op een vrij veld van niveau 3 of hoger, naast een nederzetting van jou, hoe klein ook, die nog geen toren heeft.',
      tasks: {
        height: {
          do: 'Maak niveau 3 en bouw daar een toren.',
          ask: 'Een vulkaan op niveau 2 barst uit tot niveau 3. Ernaast moet een hut van jou overblijven.',
          done: 'Twee van je hutten zijn bedekt, en daarboven staat een toren. Eén hut ernaast was genoeg.',
        },
      },
    },
    win: {
      title: 'Vroeg winnen',
      about: 'Alle gebouwen van twee soorten.',
      tell: 'Bouw alle gebouwen van twee soorten en je wint meteen. Je hebt drie tempels, twee torens en twintig hutten; naast je naam staat wat je over hebt.',
      tasks: {
        temple: {
          do: 'Win in deze beurt.',
          ask: 'Beide torens staan, en er is één tempel over. Naast welke nederzetting kan die nog?',
          done: 'Alle tempels en alle torens zijn gebouwd. De hutten die je over hebt, maken niet uit.',
        },
        huts: {
          do: 'Win in deze beurt met je laatste vijf hutten.',
          ask: 'Alle tempels staan. Tel de niveaus op: welke uitbreiding kost precies vijf hutten?',
          done: 'Niveau 2 en 3 kosten samen vijf hutten. Met minder had je daar niet kunnen uitbreiden.',
        },
      },
    },
    count: {
      title: 'Tel je hutten',
      about: 'Wie niet kan bouwen, valt af.',
      tell: 'Kun je na het leggen niets bouwen, dan val je af. Dat dreigt als je hutten op zijn: bereid dus op tijd een tempel of toren voor.',
      tasks: {
        next: {
          do: 'Houd een hut over en bereid een tempel voor.',
          ask: 'Je grote nederzetting heeft haar tempel. Laat een kleine groeien tot drie velden, los van de grote.',
          done: 'Volgende beurt kan er een tempel komen, en je hebt nog hutten. Een grote uitbreiding had ze opgemaakt.',
        },
      },
    },
    game: {
      title: 'Een partij',
      about: 'Tegen niveau 1, met hulp.',
      tell: 'Nu een korte partij met 24 tegels. Zijn die op, dan tellen de meeste tempels, dan torens, dan hutten. De hulp waarschuwt je voordat een beurt slecht uitpakt.',
      tasks: {},
      advice: {
        three: 'Laat nederzettingen groeien tot drie velden, en bouw naast elke een tempel.',
        apart: 'Houd nederzettingen uit elkaar: samengegroeid krijgen ze maar één tempel.',
        huts: 'Maak niet al je hutten op voordat de tempels staan.',
      },
    },
  },
});
