import { loadLearning } from '@threefold-games/catalogue/load';
import type { JSX } from 'preact';
import { RulePicture } from '../../board/index.ts';
import { games, useFace, useTitles } from '../../games/index.ts';
import { lang } from '../../i18n/index.ts';
import { Button, go, href, Page, Segments, useLoaded } from '../../ui/index.ts';
import { useLearnWords } from '../useCourse.ts';
import './guide.css';

/** How to play a game, in plain language with pictures. */
export const GuidePage = ({ game: wanted }: { readonly game: string }): JSX.Element => {
  const { words, speak, said } = useLearnWords();
  const { id } = games.find(each => each.id === wanted) ?? games[0]!;
  const face = useFace(id);
  const figures = useLoaded(async () => face?.figures(), face);
  const loaded = useLoaded(async () => {
    const learning = await loadLearning(id);
    if (!learning) return undefined;
    const { sections } = await learning.guideWords(lang.value);
    return learning.guide.map(({ id: key, figures: rules }) => ({ key, rules, ...sections[key]! }));
  }, `${lang.value} ${id}`);
  return (
    <Page
      title={speak(said.guide)}
      place="learn"
      back={{ page: 'learn', game: id }}
      foot={
        <Button kind="primary" icon="next" wide href={href({ page: 'learn', game: id })}>
          {speak(said.course)}
        </Button>
      }
      bar={null}
    >
      <div class="guide">
        <div class="beside guide-head">
          <h1 class="desk-only">{speak(said.guide)}</h1>
          <Segments
            label={speak(words.shell.game)}
            values={useTitles()}
            value={id}
            onChange={to => go({ page: 'guide', game: to }, 'replace')}
          />
        </div>
        {(loaded ?? []).map(({ key, rules, title: heading, text }) => (
          <section key={key} class="guide-section">
            <div class="guide-words">
              <h2>{speak(heading)}</h2>
              {speak(text)
                .split('\n')
                .map((paragraph, i) => (
                  <p key={i}>{paragraph}</p>
                ))}
            </div>
            <div class="guide-figures">
              {rules.map(rule => {
                const figure = figures?.[rule];
                return figure && <RulePicture key={rule} figure={figure} />;
              })}
            </div>
          </section>
        ))}
        <div class="actions guide-ways">
          <Button kind="primary" icon="next" href={href({ page: 'learn', game: id })}>
            {speak(said.course)}
          </Button>
          <Button icon="list" href={href({ page: 'rules', game: id })}>
            {speak(said.rules)}
          </Button>
        </div>
      </div>
    </Page>
  );
};
