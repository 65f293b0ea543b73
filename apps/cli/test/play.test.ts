import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { catalogue } from '../src/catalogue.ts';
import { fileWith, freshPath, threefold } from './harness.ts';

const FIXED = ['play', 'tzaar', '--option', 'setup=fixed'];
const play = (lines: readonly string[], ...argv: string[]) =>
  threefold([...(argv.length > 0 ? argv : FIXED)], { stdin: lines.map(line => `${line}\n`).join('') });

describe('play', () => {
  it('asks for the game where none is named, by number or by name', async () => {
    for (const answer of ['2', 'tzaar', 'TZAAR']) {
      const { code, out } = await play(['chess', answer, '', 'quit'], 'play');
      expect(code).toBe(0);
      expect(out).toContain('Type a number from 1 to 3');
      expect(out).toContain('tzaar, 2 seats, setup=random');
    }
    expect(await play([], 'play')).toMatchObject({ code: 0, out: expect.stringContaining('No game was chosen') });
  });

  it('plays steps of a turn on one line or one by one, and draws the board', async () => {
    const { code, out } = await play(['D3xC3', 'E6xD6 E5+D6', 'C3xC4', '-']);
    expect(code).toBe(0);
    expect(out).toContain('Player 0 (White), turn 1> D3xC3');
    expect(out).toContain('Player 0 (White), turn 3: C3xC4> -');
    expect(out).toContain('Player 1 (Black), turn 4> ');
    expect(out).toContain('D6 o2');
    expect(out).toContain('White shows Tzaars');
  });

  it('refuses with the rule and its sentence, and takes a line whole or not at all', async () => {
    const { out } = await play(['D3xE3', 'nonsense', 'D3xC3 E6xD6', 'board']);
    expect(out).toMatch(/No\. The rules don't allow this step here: "D3xE3"\. TZ-4\.6: You capture/);
    expect(out).toMatch(/No\. This isn't a step in the notation: "nonsense"\. TZ-6\.1: /);
    expect(out).toMatch(/No\. The turn was over before this step: "E6xD6"\. TZ-3\.2: /);
    expect(out).not.toContain('turn 2');
  });

  it('says why a step is forbidden, what is legal, and the rules', async () => {
    const { out } = await play([
      'why E4xE5',
      'why D3xC3',
      'why',
      'legal',
      'legal D3',
      'rules TZ-4.5',
      'rules XX-1.1',
      'help',
    ]);
    expect(out).toContain('TZ-4.5: Nothing moves across the hole');
    expect(out).toContain('D3xC3 is legal.');
    expect(out).toContain('42 legal steps');
    expect(out).toContain('D3xC3');
    expect(out).toContain('There is no such rule');
    expect(out).toContain('save FILE');
  });

  it('takes back the last turn of a person, also over random seats', async () => {
    const { out } = await play(
      ['undo', 'D3xC3', 'undo', 'D3xC3', 'quit'],
      ...FIXED,
      '--seat',
      'human',
      '--seat',
      'random',
      '--seed',
      '5',
    );
    expect(out).toContain('There is nothing to take back.');
    expect(out).toContain('Taken back: 3 steps.');
    const replies = [...out.matchAll(/ 2\. Random 1 \(Black\): (.*)/g)].map(found => found[1]);
    expect(replies).toHaveLength(2);
    expect(replies[0]).toBe(replies[1]);
  });

  it('takes back a turn that is only begun', async () => {
    const { out } = await play(['D3xC3', 'E6xD6', 'undo', 'undo']);
    expect(out).toContain('Taken back: 1 step.\n');
    expect(out.trimEnd()).toMatch(/turn 1>$/);
  });

  it('plays random seats through to the end and explains it', async () => {
    const argv = ['play', 'tzaar', '--seat', 'random', '--seat', 'random', '--seed', '4'];
    const { code, out } = await threefold(argv);
    expect(code).toBe(0);
    expect(out).toMatch(
      /The game is over after \d+ turns: Random \d \((White|Black)\) wins \([01]-[01]\)\.\n {2}TZ-5\.\d: /,
    );
    expect((await threefold(argv)).out).toBe(out);
  });

  it('leaves at the end of the input with the record and how to go on', async () => {
    const { code, out } = await play(['D3xC3', 'E6xD6']);
    expect(code).toBe(0);
    expect(out).toContain('threefold play --record FILE');
    const record = out.slice(out.indexOf('[Game'));
    expect(record).toContain('[Date "2026-11-14"]');
    expect(record.endsWith('1. D3xC3\n2. E6xD6\n')).toBe(true);
  });
});

describe('play: saving and resuming', () => {
  it('resumes in the middle of a turn', async () => {
    const file = freshPath();
    const saved = await play(['D3xC3', 'E6xD6', `save ${file}`]);
    expect(saved.out).toContain(`Go on later with: threefold play --record ${file}`);
    const { out } = await play(['E5+D6', `save ${file}`], 'play', '--record', file);
    expect(out).toContain('Player 1 (Black), turn 2: E6xD6> ');
    expect(readFileSync(file, 'utf8')).toContain('2. E6xD6 E5+D6\n');
  });

  it('keeps unknown tags and the comments on steps that still stand', async () => {
    const file = fileWith(
      '[Game "tzaar"]\n[Options "setup=fixed"]\n[Seats "Ada; Bo"]\n[Site "Rome"]\n\n1. D3xC3 {good}\n2. E6xD6 {bad}\n',
    );
    const out = freshPath();
    await play(['undo', `save ${out}`], 'play', '--record', file);
    const text = readFileSync(out, 'utf8');
    expect(text).toContain('[Site "Rome"]');
    expect(text).toContain('[Seats "Ada; Bo"]');
    expect(text).toContain('{good}');
    expect(text).not.toContain('{bad}');
  });

  it('drops the comment on a step that was taken back, also when another takes its place', async () => {
    const file = fileWith(
      '[Game "tzaar"]\n[Options "setup=fixed"]\n[Seats "Ada; Bo"]\n\n{begin}\n1. {first} D3xC3 {good}\n2. E6xD6 {bad} - {end}\n',
    );
    const [one, two] = [freshPath(), freshPath()];
    await play(['undo', 'E6xD6 -', `save ${one}`, 'undo', 'undo', 'D3xD4', `save ${two}`], 'play', '--record', file);
    expect(readFileSync(one, 'utf8')).toMatch(/\n\{begin\}\n1\. \{first\} D3xC3 \{good\}\n2\. E6xD6 -\n$/);
    expect(readFileSync(two, 'utf8')).toMatch(/\n\{begin\}\n1\. \{first\} D3xD4\n$/);
  });

  it('keeps the end of a game that somebody left, until it is played on', async () => {
    const text =
      '[Game "tzaar"]\n[Options "setup=fixed"]\n[Seats "Ada; Bo"]\n[Result "1-0"]\n[End "resign 1"]\n\n1. D3xC3\n';
    const [kept, gone] = [fileWith(text), fileWith(text)];
    const { out } = await play([`save ${kept}`], 'play', '--record', kept);
    expect(out).toContain('ended by "resign 1"');
    expect(readFileSync(kept, 'utf8')).toMatch(/\[Result "1-0"\]\n\[End "resign 1"\]/);
    await play(['E6xD6 -', `save ${gone}`], 'play', '--record', gone);
    expect(readFileSync(gone, 'utf8')).toContain('[Result "*"]');
    expect(readFileSync(gone, 'utf8')).not.toContain('resign');
    expect((await threefold(['replay', kept])).out).toContain('ended by resign 1');
  });

  it('never overwrites a file in a foreign format, and says how to resume with random seats', async () => {
    const game = fileWith((await threefold(['random', 'tzaar', '--seed', '3'])).out);
    const foreign = fileWith((await threefold(['convert', game, '--to', 'littlegolem'])).out);
    const before = readFileSync(foreign, 'utf8');
    const { out } = await play(
      ['undo', `save ${foreign}`],
      'play',
      '--record',
      foreign,
      '--seat',
      'human',
      '--seat',
      'random',
    );
    expect(out).toContain('file.exists');
    expect(out).toContain('threefold play --record FILE --seat human --seat random');
    expect(readFileSync(foreign, 'utf8')).toBe(before);
  });

  it('overwrites no file but its own', async () => {
    const other = fileWith('precious');
    const { out } = await play(['D3xC3', `save ${other}`, 'save', 'save /nowhere/at/all', 'save /']);
    expect(out).toContain('file.exists');
    expect(out).toContain('Into which file?');
    expect(out).toContain('file.missing');
    expect(readFileSync(other, 'utf8')).toBe('precious');
  });

  it('shows a finished game, which can be taken back', async () => {
    const file = fileWith((await threefold(['random', 'tzaar', '--seed', '3'])).out);
    const { code, out } = await play(['A1xB1', 'undo'], 'play', '--record', file);
    expect(code).toBe(0);
    expect(out).toContain('The game is over after');
    expect(out).toContain('TZ-5.4: ');
    expect(out).toMatch(/Random \d \((White|Black)\), turn \d+> $/m);
  });

  it('takes a record from standard input and lets random seats finish it', async () => {
    const stdin = '[Game "tzaar"]\n[Options "setup=fixed"]\n[Seats "Ada; Bo"]\n\n1. D3xC3\n';
    const { code, out } = await threefold(['play', '--record', '-', '--seat', 'random', '--seat', 'random'], { stdin });
    expect(code).toBe(0);
    expect(out).toMatch(/(Ada|Bo) \((White|Black)\) wins/);
  });

  it('refuses options that a record has in itself, another game, and a broken record', async () => {
    const file = fileWith('[Game "tzaar"]\n[Options "setup=fixed"]\n[Seats "Ada; Bo"]\n\n1. D3xC3\n');
    expect((await play([], 'play', '--record', file, '--seats', '2')).code).toBe(2);
    expect((await play([], 'play', 'taluva', '--record', file)).code).toBe(2);
    expect((await play([], 'play', '--record', fileWith('garbage'))).code).toBe(1);
    expect((await play([], 'play', '--record', freshPath())).code).toBe(3);
  });
});

describe('play on a terminal', () => {
  it('asks which game, and again until it is one', async () => {
    const ids = (await threefold(['games', '--json'])).out.split('\n').filter(Boolean);
    const number = ids.findIndex(line => line.startsWith('{"game":"tzaar"')) + 1;
    const { code, out } = await threefold(['play', '--option', 'setup=fixed'], {
      typed: ['99', String(number), '', 'D3xC3'],
    });
    expect(code).toBe(0);
    expect(out).toContain('Type a number from 1');
    expect(out).toContain('Player 1 (Black), turn 2> ');
  });

  it('has colours, unless they are not wanted', async () => {
    const colourful = async (argv: string[], noColour = false) =>
      (await threefold([...FIXED, ...argv], { typed: [], noColour })).out.includes('\u001b[');
    expect(await colourful([])).toBe(true);
    expect(await colourful(['--plain'])).toBe(false);
    expect(await colourful([], true)).toBe(false);
  });

  it('writes ASCII alone in plain mode', async () => {
    const { out } = await threefold([...FIXED, '--plain'], { typed: ['D3xC3', 'legal', 'help', 'why A1xA2'] });
    expect([...out].every(char => char.charCodeAt(0) < 127)).toBe(true);
  });

  it('answers Ctrl-C with 130 and how to go on', async () => {
    const { code, out } = await threefold(FIXED, { typed: ['D3xC3', { kind: 'interrupted' }] });
    expect(code).toBe(130);
    expect(out).toContain('threefold play --record FILE');
  });
});

describe('play, every game', () => {
  it.each(catalogue.games.flatMap(game => game.seats.map(seats => [game.id, seats] as const)))(
    'plays %s with %i random seats to the end, in ASCII, and tells what happens',
    async (id, seats) => {
      const { code, out } = await threefold([
        'play',
        id,
        '--seats',
        String(seats),
        ...Array.from({ length: seats }, () => ['--seat', 'random']).flat(),
        '--seed',
        '7',
      ]);
      expect(code).toBe(0);
      expect(out).toMatch(/The game is over after \d+ turns: Random \d/);
      expect(Array.from(out).every(char => char.charCodeAt(0) < 127)).toBe(true);
      if (id === 'talat') expect(out.match(/^ {2}Board \d is frozen/gm)).toHaveLength(2);
    },
  );

  it('keeps the draw when a turn of Taluva is taken back', async () => {
    const { out } = await play(
      ['0,0/0 H@0,1', 'undo', 'quit'],
      'play',
      'taluva',
      '--seat',
      'human',
      '--seat',
      'random',
      '--seed',
      '5',
    );
    const prompts = [...out.matchAll(/^Player 0, turn 1: ([A-Z]{2})> /gm)].map(found => found[1]);
    expect(prompts).toHaveLength(2);
    expect(prompts[0]).toBe(prompts[1]);
    expect(out).toContain('1. Player 0 draws ');
    expect(out).toContain('3. Player 0 draws ');
  });
});
