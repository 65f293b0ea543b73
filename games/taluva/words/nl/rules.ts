import { translation } from '@threefold-games/speech';
import type { rules as english } from '../en/rules.generated.ts';

/** The rules in Dutch. */
export const rules = translation<typeof english>()('nl')({
  chapters: {
    '1': 'Materiaal',
    '2': 'De beurt',
    '3': 'Een tegel leggen',
    '4': 'Bedekken',
    '5': 'Nederzettingen',
    '6': 'Bouwen',
    '7': 'Afvallen',
    '8': 'Einde',
    '9': 'Spelen om de plaatsen',
    '10': 'Notatie',
    H: 'Huisregels, in geen enkele uitgave gedrukt',
  },
  rules: {
    'TL-1.1':
      'Er zijn twee tot vier spelers; Ivoor begint, daarna volgen Ebbenhout, Gloed en Pruim, en zo gaat de beurt rond.',
    'TL-1.2':
      'Er zijn 48 tegels van 25 soorten; elke tegel toont een vulkaan en twee terreinvelden, en een terrein is jungle, open plek, zand, rots of meer.',
    'TL-1.3':
      'De optie “Tegels” bepaalt of er in een partij 48, 36 of 24 tegels getrokken worden; de andere blijven erbuiten en niemand weet welke dat zijn.',
    'TL-1.4': 'Elke speler heeft 3 tempels, 2 torens en 20 hutten om te bouwen.',
    'TL-2.1':
      'Een beurt heeft drie zetten, elk één keer en in deze volgorde: je trekt een tegel, legt hem en bouwt. Val je door het leggen af, dan vervalt het bouwen.',
    'TL-2.2':
      'Het toeval trekt: elke tegel die nog niemand heeft gezien, is even waarschijnlijk, en een soort waarvan alle tegels gezien zijn, kan niet komen.',
    'TL-2.3':
      'Spelers die afgevallen zijn, of die klaar zijn terwijl anderen om de plaatsen spelen, worden overgeslagen.',
    'TL-3.1': 'De eerste tegel ligt in het midden en wordt niet gedraaid: `0,0/0`.',
    'TL-3.2':
      'Elke andere tegel ligt met alle drie de velden op de lege tafel of met alle drie op land, nooit half om half.',
    'TL-3.3': 'Een tegel op tafel deelt minstens één rand met land.',
    'TL-3.4': 'Bij het leggen mogen gaten in het land ontstaan, en ze mogen gevuld worden.',
    'TL-3.5':
      'Een tegel op tafel ligt op niveau 1; een tegel op land ligt één niveau hoger dan wat hij bedekt. Een hoogste niveau is er niet.',
    'TL-4.1': 'De vulkaan van een tegel die bedekt, moet op een vulkaan liggen.',
    'TL-4.2': 'Hij mag niet in de richting wijzen van de vulkaan die hij bedekt.',
    'TL-4.3': 'De drie velden eronder moeten op hetzelfde niveau liggen, zodat er onder de tegel geen holte blijft.',
    'TL-4.4': 'De andere twee velden mogen terreinen of vulkanen bedekken, van willekeurige tegels.',
    'TL-4.5':
      'Hutten mogen bedekt worden, die van jou en die van anderen; ze gaan uit het spel, maar tellen nog steeds als gebouwd.',
    'TL-4.6': 'Tempels en torens worden nooit bedekt.',
    'TL-4.7':
      'Elke nederzetting die velden verliest, moet minstens één gebouw overhouden; elke nederzetting wordt apart bekeken.',
    'TL-5.1': 'Een nederzetting bestaat uit alle aan elkaar grenzende velden met gebouwen van één speler.',
    'TL-5.2': 'Verschil in niveau splitst een nederzetting niet, en scheidt haar ook niet van de velden eromheen.',
    'TL-5.3': 'Bedekken kan een nederzetting splitsen; de delen zijn vanaf dan aparte nederzettingen.',
    'TL-5.4': 'Bouwen kan nederzettingen van één speler verbinden; ze zijn vanaf dan één nederzetting.',
    'TL-5.5': 'Ook één enkel gebouw is een nederzetting, of het nu een hut, een tempel of een toren is.',
    'TL-6.1':
      'Bouwen is een van deze vier: een hut bouwen, een tempel bouwen, een toren bouwen of een nederzetting uitbreiden.',
    'TL-6.2': 'Gebouwen komen alleen op vrije velden: land dat geen vulkaan is en waarop geen gebouw staat.',
    'TL-6.3': 'Een hut wordt gebouwd op een willekeurig vrij veld van niveau 1, waar ook op het land.',
    'TL-6.4':
      'Staat de optie “Hutten naast de jouwe” op “Mag niet”, dan mag je geen hut naast een van je eigen gebouwen bouwen.',
    'TL-6.5': 'Een tempel wordt gebouwd op een vrij veld van elk niveau, naast een van je nederzettingen.',
    'TL-6.6': 'Die nederzetting moet op zichzelf drie velden of meer hebben.',
    'TL-6.7': 'Die nederzetting mag nog geen tempel hebben.',
    'TL-6.8': 'Een toren wordt gebouwd op een vrij veld van niveau 3 of hoger.',
    'TL-6.9': 'Dat veld moet naast een van je nederzettingen liggen, hoe groot ook.',
    'TL-6.10': 'Die nederzetting mag nog geen toren hebben.',
    'TL-6.11': 'Om uit te breiden kies je een van je nederzettingen en één terrein.',
    'TL-6.12':
      'Elk vrij veld van dat terrein naast de nederzetting zoals die eerst was, krijgt zoveel hutten als zijn niveau.',
    'TL-6.13': 'Een uitbreiding heeft minstens één zo’n veld nodig.',
    'TL-6.14': 'Een uitbreiding neemt al die velden; zonder genoeg hutten voor allemaal kan het niet.',
    'TL-6.15': 'Je bouwt alleen wat je nog hebt.',
    'TL-6.16':
      'Alle voorwaarden worden vóór het bouwen bekeken, zodat er in een samengegroeide nederzetting twee tempels of twee torens kunnen staan.',
    'TL-7.1': 'Kun je na het leggen niets bouwen, dan val je meteen af; je tegel en je gebouwen blijven.',
    'TL-7.2': 'Wie afgevallen is, kan niet winnen, wat er ook gebouwd is.',
    'TL-7.3': 'Is er nog maar één speler in het spel, dan eindigt de partij en wint die speler.',
    'TL-8.1':
      'Heeft een speler alle gebouwen van twee soorten gebouwd, dan eindigt de partij meteen en wint die speler.',
    'TL-8.2': 'Bedekte hutten tellen als gebouwd, hier en als de tegels op zijn.',
    'TL-8.3':
      'Zou er een beurt beginnen terwijl er geen tegel meer te trekken is, dan eindigt de partij: de meeste tempels winnen, dan de meeste torens, dan de meeste hutten.',
    'TL-8.4': 'Spelers die in alle drie gelijk zijn, delen de overwinning.',
    'TL-8.5': 'Na het einde wordt niets meer gespeeld.',
    'TL-9.1':
      'Staat de optie “Spelen om de plaatsen” op “Ja”, dan krijgt een speler die alle gebouwen van twee soorten gebouwd heeft, de beste vrije plaats, en spelen de anderen door.',
    'TL-9.2': 'Een speler die afvalt, krijgt de laatste vrije plaats.',
    'TL-9.3': 'De partij eindigt als hoogstens één speler zonder plaats is; die speler krijgt de plaats die over is.',
    'TL-9.4':
      'Als de tegels op zijn, worden de vrije plaatsen in de volgorde van TL-8.3 verdeeld over de spelers zonder plaats; gelijke spelers krijgen dezelfde, beste plaats.',
    'TL-9.5': 'De spelers op de eerste plaats delen de overwinning.',
    'TL-10.1':
      'Trekken schrijf je als `JC`, leggen als `2,-1/3`, bouwen als `H@1,0`, `T@1,0`, `W@1,0` of `E@1,0:J`; een veld schrijf je als `q,r`, zijn axiale coördinaten tussen zeshoeken die op een punt staan.',
    'TL-10.2':
      'Trekken is de twee terreinen van de tegel, met de klok mee vanaf de vulkaan, zoals `JC`: J jungle, C open plek, S zand, R rots, L meer.',
    'TL-10.3':
      'Leggen is het veld van de vulkaan en de draaiing, zoals `2,-1/3`: het eerste terrein ligt in die richting vanaf de vulkaan, het tweede in de volgende; 0 is oost, daarna met de klok mee.',
    'TL-10.4':
      'Bouwen is `H@1,0` hut, `T@1,0` tempel, `W@1,0` toren en `E@1,0:J` uitbreiding naar de jungle, met het kleinste veld van de nederzetting naar q, dan r; elk ander veld ervan wordt ook begrepen.',
    'TL-H.1':
      'Voorgift: de optie “Voorgift” geeft één kleur gebouwen die vanaf het begin als gebouwd tellen en er niet meer zijn om te bouwen, in drie trappen: een tempel; een toren; of allebei. Ze tellen voor een vroege winst, als de tegels op zijn, en voor de plaatsen.',
  },
});
