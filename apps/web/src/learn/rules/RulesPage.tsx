import { loadRules } from '@threefold-games/catalogue/load';
import type { GameHead, RuleId } from '@threefold-games/core';
import type { Face, RuleFigure } from '@threefold-games/stage';
import { useEffect, useRef, useState } from 'preact/hooks';
import { RulePicture, useWholeFace } from '../../board/index.ts';
import { games, useTitles } from '../../games/index.ts';
import { lang, useWords } from '../../i18n/index.ts';
import { lastRefusal } from '../../table/index.ts';
import { Button, go, Icon, Notice, Page, Segments, useLoaded } from '../../ui/index.ts';
import { leftLesson, WayBack } from '../WayBack.tsx';
import { type Chapter, ChapterNav, chaptersOf, findRules, type Rule } from './ChapterNav.tsx';
import './rules.css';

/** The key of the chapter that tells the options. */
const OPTIONS = 'options';

interface RulesPageProps {
  /** Whose rules; the first game's where it is not known. */
  readonly game: string;
  /** The rule that the address names. */
  readonly rule: string | undefined;
}

export const RulesPage = ({ game: wantedGame, rule: namedRule }: RulesPageProps) => {
  const { words, speak } = useWords();
  const game = games.find(({ id }) => id === wantedGame) ?? games[0]!;
  const face = useWholeFace(game.id);
  const text = useLoaded(() => loadRules(game.id, lang.value), `${lang.value} ${game.id}`);
  const figures = useLoaded(async () => face?.figures(), face);
  const [wanted, setWanted] = useState('');
  const [chosen, setChosen] = useState<string | undefined>(undefined);
  // A rule that is named opens its chapter, also when one was chosen before.
  useEffect(() => setChosen(undefined), [namedRule, game.id]);

  const chapters: readonly Chapter[] = text
    ? [...chaptersOf(text, speak), { number: OPTIONS, title: speak(words.rules.options), rules: [] }]
    : [];
  const named = chapters.find(({ rules }) => rules.some(({ id }) => id === namedRule))?.number;
  const current = Math.max(
    0,
    chapters.findIndex(({ number }) => number === (chosen ?? named)),
  );
  const chapter = chapters[current];
  const found = wanted.trim() === '' ? undefined : findRules(chapters, wanted);
  const show = (to: Chapter): void => {
    setWanted('');
    setChosen(to.number);
    scrollTo(0, 0);
  };

  return (
    <Page
      title={face ? speak(words.rules.titleOf, { game: face.title }) : speak(words.rules.title)}
      place="learn"
      back={leftLesson.value ?? { page: 'learn', game: game.id }}
    >
      <div class="rules">
        <div class="beside rules-head">
          <h1 class="desk-only">{speak(words.rules.title)}</h1>
          <GameChoice current={game.id} />
          <label class="field rules-search">
            <Icon name="search" size={18} />
            <input
              type="search"
              value={wanted}
              placeholder={speak(words.rules.search)}
              aria-label={speak(words.rules.search)}
              onInput={event => setWanted(event.currentTarget.value)}
            />
          </label>
        </div>
        <ChapterNav chapters={chapters} current={current} onChoose={show} />
        <div class="rules-body">
          <WayBack />
          {found?.length === 0 && (
            <Notice icon="search" title={speak(words.rules.nothing)} text={speak(words.rules.nothingText)} />
          )}
          <h2 aria-live="polite">{found ? speak(words.rules.found, { n: found.length }) : titleOf(chapter)}</h2>
          {(found ?? chapter?.rules ?? []).map(rule => (
            <RuleRow
              key={rule.id}
              rule={rule}
              figure={figures?.[rule.id as RuleId]}
              named={!found && rule.id === namedRule}
            />
          ))}
          {!found && chapter?.number === OPTIONS && face && <GameOptions game={game} face={face} />}
          {!found && <Turning chapters={chapters} current={current} onChoose={show} />}
        </div>
      </div>
    </Page>
  );
};

const titleOf = (chapter: Chapter | undefined) =>
  chapter && (
    <>
      {chapter.number !== OPTIONS && <span class="rules-chapter">{chapter.number}</span>} {chapter.title}
    </>
  );

const GameChoice = ({ current }: { readonly current: string }) => {
  const { words, speak } = useWords();
  return (
    <Segments
      label={speak(words.shell.game)}
      values={useTitles()}
      value={current}
      onChange={game => go({ page: 'rules', game })}
    />
  );
};

interface TurningProps {
  readonly chapters: readonly Chapter[];
  readonly current: number;
  onChoose(chapter: Chapter): void;
}

/** The way to the chapters before and after. */
const Turning = ({ chapters, current, onChoose }: TurningProps) => {
  const { words, speak } = useWords();
  const before = chapters[current - 1];
  const after = chapters[current + 1];
  return (
    <div class="rules-turning">
      {before && (
        <Button kind="quiet" icon="back" onClick={() => onChoose(before)}>
          {speak(words.rules.previousChapter, { chapter: before.title })}
        </Button>
      )}
      {after && (
        <Button kind="plain" icon="next" onClick={() => onChoose(after)}>
          {speak(words.rules.nextChapter, { chapter: after.title })}
        </Button>
      )}
    </div>
  );
};

interface RuleRowProps {
  readonly rule: Rule;
  readonly figure: RuleFigure | undefined;
  /** Whether the address names it: it is marked, and takes the focus. */
  readonly named: boolean;
}

/** One rule with its number and, where there is one, its drawn example. */
const RuleRow = ({ rule, figure, named }: RuleRowProps) => {
  const { words, speak } = useWords();
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!named) return;
    row.current?.scrollIntoView({ block: 'center' });
    row.current?.focus({ preventScroll: true });
  }, [named]);
  const refusal = lastRefusal.value;
  return (
    <div class="rules-row">
      <div
        class={named ? 'rules-rule rules-named' : 'rules-rule'}
        id={rule.id}
        tabIndex={named ? -1 : undefined}
        ref={row}
      >
        <span class="rules-number">{rule.id}</span>
        <p class="rules-text">{withCode(rule.text)}</p>
        {named && refusal?.rule === rule.id && (
          <p class="rules-try">
            <Icon name="warning" size={18} /> {speak(words.rules.yourTry, { why: refusal.why })}
          </p>
        )}
      </div>
      {figure && (
        <div class="rules-figure">
          <RulePicture figure={figure} />
        </div>
      )}
    </div>
  );
};

/** Text between backticks is notation. */
const withCode = (text: string) => text.split('`').map((part, i) => (i % 2 === 1 ? <code key={i}>{part}</code> : part));

/** What can be agreed on before a game: each option with its sentence and its values, the usual one marked. */
const GameOptions = ({ game, face }: { readonly game: GameHead; readonly face: Face }) => {
  const { words, speak } = useWords();
  return (
    <dl class="rules-options">
      {Object.entries(game.options).map(([name, spec]) => {
        const said = face.options[name];
        const usual = new Set(game.seats.map(seats => spec.standard(seats)));
        return (
          said && (
            <div key={name}>
              <dt>{said.name}</dt>
              <dd>{said.about}</dd>
              <dd class="rules-values">
                {spec.values.map(value => (
                  <span key={value} class="rules-value">
                    {said.values[value] ?? value}
                    {usual.size === 1 && usual.has(value) && <small> {speak(words.rules.standard)}</small>}
                  </span>
                ))}
              </dd>
            </div>
          )
        );
      })}
    </dl>
  );
};
