import { loadRules } from '@threefold-games/catalogue/load';
import type { RuleId } from '@threefold-games/core';
import { useEffect, useState } from 'preact/hooks';
import { Button, Notice, Segments } from '../../shell/controls.tsx';
import { Icon } from '../../shell/icons.tsx';
import { Page } from '../../shell/Page.tsx';
import { useTitles } from '../../state/face.ts';
import { games } from '../../state/games.ts';
import { lang, useWords } from '../../state/language.ts';
import { leftLesson } from '../../state/leftLesson.ts';
import { go } from '../../state/route.ts';
import { useLoaded } from '../../state/useLoaded.ts';
import { ChapterNav } from './ChapterNav.tsx';
import { type Chapter, chaptersOf, findRules } from './chapters.ts';
import { GameOptions } from './GameOptions.tsx';
import { RuleRow } from './RuleRow.tsx';
import { WayBack } from './WayBack.tsx';
import './rules.css';
import { useWholeFace } from '../newGame/useWholeFace.ts';

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
