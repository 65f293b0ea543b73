import { translation } from '@threefold-games/speech';
import type { words as english } from '../en/learn.ts';

/** What the lessons of this game say, in Dutch. */
export const words = translation<typeof english>()('nl')({
  aim: {
    text: 'Tegel voor tegel groeit er een vulkaaneiland, en jullie bouwen er hutten, tempels en torens op. Bouw al je gebouwen van twee soorten en je wint meteen. Zijn de tegels eerder op, dan wint wie de meeste tempels heeft; is dat gelijk, dan tellen de torens, daarna de hutten.',
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
          traps: {
            volcano: 'Alleen de vulkaan raakt je hut. Draai de tegel tot een open plek hem raakt.',
            away: 'De tegel ligt niet tegen je hut aan. Leg hem dichterbij, met een open plek naast de gemarkeerde hut.',
          },
        },
        fit: {
          do: 'Leg de tegel zo dat het meer en de rots je hut raken.',
          ask: 'De vulkaan moet dus verder weg liggen: kies een veld in zee, twee velden van de hut vandaan.',
          done: 'Het meer en de rots liggen naast je hut, en de vulkaan ligt daarachter.',
          traps: {
            one: 'Maar één van de twee raakt je hut. Leg de vulkaan verder weg.',
            none: 'Geen van beide raakt je hut. Kies een veld in zee, twee velden van de hut vandaan, en draai de tegel.',
          },
        },
      },
    },
    hut: {
      title: 'Een hut',
      about: 'Waar je hutten kunt bouwen.',
      tell: 'Na elke tegel bouw je. Een hut mag op elk vrij veld van het laagste niveau, zo dichtbij of zo ver weg als je wilt. Op een vulkaan wordt nooit iets gebouwd.',
      tasks: {
        new: {
          do: 'Leg de tegel en bouw er een hut op.',
          ask: 'Een tegel heeft twee velden om op te bouwen. Het derde is de vulkaan.',
          done: 'Een hut mag zelfs vlak naast die van je tegenstander Ebbenhout staan.',
          traps: { old: 'Je hut staat op ouder land. Bouw hem deze keer op de tegel die je net hebt gelegd.' },
        },
        join: {
          do: 'Bouw een tweede hut naast de gemarkeerde.',
          ask: 'Er ligt al een vrij veld naast. Met je tegel kun je er meer bij leggen.',
          done: 'Hutten van jou die elkaar raken, zijn één nederzetting. Deze heeft twee velden.',
          traps: { apart: 'Deze hut staat alleen. Kies een veld dat met een rand aan de gemarkeerde hut grenst.' },
        },
      },
    },
    expanding: {
      title: 'Uitbreiden',
      about: 'Meer hutten in één beurt.',
      tell: 'In plaats van één hut te bouwen kun je uitbreiden: kies een nederzetting en een terrein. Elk vrij veld van dat terrein dat ernaast ligt, krijgt een hut.',
      tasks: {
        two: {
          do: 'Bouw twee hutten in één beurt.',
          ask: 'Eén open plek raakt de gemarkeerde hut al. Leg er nog een bij, en kies de hut om uit te breiden.',
          done: 'Op beide open plekken naast de nederzetting staat nu een hut. Bij uitbreiden neem je ze allemaal; overslaan mag niet.',
          traps: {
            found: 'Zo bouw je één losse hut. Kies om uit te breiden de gemarkeerde hut, niet een vrij veld.',
            one: 'Maar één veld van dat terrein raakte je hut. Zorg dat er twee open plekken naast liggen, en breid uit naar de open plek.',
          },
        },
        three: {
          do: 'Nog eens: bouw nu drie hutten.',
          ask: 'Allebei de open plekken van de tegel moeten je hut raken.',
          done: 'Drie hutten in één beurt. Zoek nederzettingen met meerdere velden van hetzelfde terrein eromheen.',
          traps: {
            found: 'Zo bouw je één losse hut. Kies om uit te breiden je eigen hut, niet een vrij veld.',
            two: 'Twee hutten: bijna! Leg de tegel zo dat allebei de open plekken je hut raken.',
            one: 'Maar één veld van dat terrein raakte je hut. Leg allebei de open plekken van de tegel ernaast.',
          },
        },
      },
    },
    eruption: {
      title: 'Een uitbarsting',
      about: 'Een tegel boven op andere.',
      tell: 'Een tegel mag ook op land liggen, één niveau hoger: zijn vulkaan bedekt een vulkaan, en zijn lava loopt een andere kant op. Vulkanen die je mag bedekken, hebben een stip.',
      tasks: {
        land: {
          do: 'Leg de tegel op het land en bouw dan iets.',
          ask: 'Lava loopt van de krater naar een hoek. Kies een vulkaan met een stip; kies hem nog eens om te draaien.',
          done: 'Het nieuwe land ligt op niveau 2. Een uitbarsting bedekt delen van twee of drie tegels; alles eronder moet op één niveau liggen.',
          traps: {
            shore: 'Hier steekt de tegel uit over zee. Kies een vulkaan met meer land eromheen.',
            sea: 'De tegel ligt naast het eiland, op niveau 1. Kies een vulkaan met een stip om hem op land te leggen.',
          },
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
          done: 'Twee hutten op één veld. Losse hutten bouw je alleen op niveau 1; hoger moet je uitbreiden.',
          traps: {
            found: 'Zo hoog bouw je geen losse hut. Kies je eigen hut en breid uit naar dit veld.',
            flat: 'Al het land ligt nog op niveau 1. Leg eerst de tegel over de vulkaan met de stip.',
          },
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
          done: 'De tempel hoort nu bij de nederzetting. Een tweede krijgt ze niet.',
          traps: {
            hut: 'Je tegel heeft plaats gemaakt naast de nederzetting. Kies dat vrije veld en dan de tempel.',
            far: 'Er ligt nog geen vrij veld naast de gemarkeerde nederzetting. Leg de tegel er vlak naast.',
          },
        },
      },
    },
    covering: {
      title: 'Hutten bedekken',
      about: 'Wat onder de lava mag verdwijnen.',
      tell: 'Een uitbarsting mag hutten bedekken, die van jou en die van Ebbenhout. Elke nederzetting moet minstens één gebouw houden, en tempels en torens worden nooit bedekt.',
      tasks: {
        ebony: {
          do: 'Bedek een hut van Ebbenhout.',
          ask: 'Je eigen hutten staan alleen en kunnen niet bedekt worden. Ebbenhout heeft er twee naast elkaar.',
          done: 'Ebbenhout krijgt de bedekte hut niet terug. De andere staat nu alleen en kan dus niet bedekt worden.',
          traps: {
            sea: 'Naast het eiland bedekt een tegel niets. Leg hem over een vulkaan naast de twee hutten van Ebbenhout.',
            spared:
              'Een uitbarsting, maar de hutten van Ebbenhout bleven gespaard. Kies een andere vulkaan, of draai de tegel.',
          },
        },
      },
    },
    splitting: {
      title: 'Splitsen',
      about: 'Van één nederzetting twee maken.',
      tell: 'Een uitbarsting kan een nederzetting splitsen. Elk deel is dan een eigen nederzetting. Bouw je zo dat ze elkaar weer raken, dan zijn ze weer één.',
      tasks: {
        two: {
          do: 'Splits je eigen nederzetting en bouw dan.',
          ask: 'Welke hut houdt de andere twee bij elkaar? Een vulkaan ernaast kan hem bedekken.',
          done: 'De middelste hut is bedekt: je hebt nu twee nederzettingen in plaats van één. Bedekte hutten tellen nog als gebouwd.',
          traps: {
            rejoined:
              'De lava splitste je nederzetting, maar je nieuwe hutten verbinden de delen weer. Bouw ergens anders.',
            both: 'Twee van je hutten zijn bedekt, en er is er maar één over. Bedek alleen de middelste.',
            whole: 'Je nederzetting is nog heel. Bedek de middelste hut.',
          },
        },
        temple: {
          do: 'Bouw een tweede tempel.',
          ask: 'Je nederzetting heeft er al een. Splits een deel met drie velden af.',
          done: 'Het deel zonder tempel kon er een krijgen. Groeien de delen later weer samen, dan houden ze beide tempels.',
          traps: {
            ready: 'Goed gesplitst: één deel heeft drie velden en geen tempel. Bouw daar nu de tempel naast.',
            rejoined: 'Je nieuwe hutten verbinden de delen weer. Het is één nederzetting, en die heeft haar tempel al.',
            small: 'Gesplitst, maar het deel zonder tempel is te klein. Splits zo dat het drie velden houdt.',
            whole: 'Je nederzetting is nog heel, met haar ene tempel. Bedek een hut om haar te splitsen.',
          },
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
          traps: {
            low: 'Er is nog geen niveau 3. Leg de tegel over de vulkaan met de stip: die ligt al op niveau 2.',
            top: 'Je hebt niveau 3, vlak naast je hut. Kies daar het vrije veld om de toren te bouwen.',
          },
        },
      },
    },
    win: {
      title: 'Vroeg winnen',
      about: 'Alle gebouwen van twee soorten.',
      tell: 'Bouw alle gebouwen van twee soorten en je wint meteen. Je hebt drie tempels, twee torens en twintig hutten; aan de aantallen zie je wat er over is.',
      tasks: {
        temple: {
          do: 'Win in deze beurt.',
          ask: 'Beide torens staan, en er is één tempel over. Naast welke nederzetting kan die nog?',
          done: 'Alle tempels en alle torens zijn gebouwd: je wint. De hutten die je over hebt, maken niet uit.',
          traps: {
            joined: 'Je nederzettingen zijn samengegroeid. Samen hebben ze al een tempel, en nog een krijgen ze niet.',
            other:
              'Je laatste tempel staat er nog niet. Welke nederzetting heeft minstens drie velden, maar geen tempel?',
          },
        },
        huts: {
          do: 'Win in deze beurt met je laatste vier hutten.',
          ask: 'Alle tempels staan. Tel de niveaus op: welke uitbreiding kost precies vier hutten?',
          done: 'Twee velden van niveau 2 kosten alle vier je hutten: je wint. De open plek zou er vijf kosten, dus daarheen kun je niet uitbreiden.',
          traps: {
            tower: 'Dan heb je de tweede toren ook nog nodig. Met je hutten gaat het sneller: bouw ze alle vier.',
            left: 'Je hebt nog hutten over. Zoek het terrein waarvan de niveaus samen precies vier zijn.',
          },
        },
      },
    },
    count: {
      title: 'Tel je hutten',
      about: 'Wie niet kan bouwen, valt af.',
      tell: 'Kun je na het leggen niets bouwen, dan val je af: geen beurten meer en geen winst, wat je ook hebt gebouwd. Bereid dus een tempel voor zolang je nog hutten hebt.',
      tasks: {
        next: {
          do: 'Houd een hut over en maak een nederzetting klaar voor een tempel.',
          ask: 'Laat je kleine nederzetting groeien tot drie velden, met een vrij veld ernaast. Houd haar los van de grote.',
          done: 'Volgende beurt kan er een tempel komen, en je hebt nog hutten. Na een grote uitbreiding waren ze op geweest.',
          traps: {
            spent:
              'Daarmee zijn je laatste hutten op. Kun je volgende beurt geen tempel of toren bouwen, dan val je af.',
            joined: 'Je nederzettingen raken elkaar en zijn nu één nederzetting, en die heeft al een tempel.',
            small: 'Je kleine nederzetting is nog niet klaar: ze heeft drie velden nodig, en een vrij veld ernaast.',
          },
        },
      },
    },
    game: {
      title: 'Een partij',
      about: 'Tegen niveau 1, met hulp.',
      tell: 'Nu een korte partij met 24 tegels. Zijn die op, dan wint wie de meeste tempels heeft; is dat gelijk, dan tellen de torens, daarna de hutten. De hulp waarschuwt je voordat een beurt slecht uitpakt.',
      tasks: {},
      advice: {
        three: 'Laat nederzettingen groeien tot drie velden, en bouw naast elke een tempel.',
        apart:
          'Houd nederzettingen uit elkaar tot elke een tempel heeft: te vroeg samengegroeid krijgen ze er maar één.',
        huts: 'Maak niet al je hutten op voordat de tempels staan.',
      },
    },
  },
});
