import { botName } from '@threefold/room';
import type { JSX } from 'preact';
import { Button } from '../shell/Button.tsx';
import type { StoredGame } from '../state/savedGame.ts';
import { withLevels } from '../state/withLevels.ts';
import { botsResult } from './estimate.ts';
import { useLevelWords } from './levelWords.ts';
import { offerOf } from './offerOf.ts';
import { ownLevel, skills } from './ownSkills.ts';

interface LevelOfferProps {
  readonly game: StoredGame;
  readonly disabled: boolean;
  /** Plays again with bots so many levels higher. */
  readonly onPlay: (by: number) => void;
}

/** About which level one plays like, and the same game one level lower or higher where that may be more fun. */
export const LevelOffer = ({ game, disabled, onPlay }: LevelOfferProps): JSX.Element | null => {
  const { said, speak } = useLevelWords();
  if (!botsResult(game)) return null;
  const { plan, seats } = game.room;
  const by = offerOf(game, skills.value[plan.game]);
  const own = ownLevel(plan.game);
  const [first, ...others] = withLevels(seats, by).filter(sitter => sitter.kind === 'bot');
  const label = (): string => {
    if (!first || others.length > 0) return speak(by < 0 ? said.lower : said.higher);
    return speak(by < 0 ? said.lowerTo : said.higherTo, { name: botName(first) });
  };
  return (
    <div class="table-end-level">
      {by !== 0 && (
        <Button icon={by < 0 ? 'minus' : 'plus'} wide disabled={disabled} onClick={() => onPlay(by)}>
          {label()}
        </Button>
      )}
      {own && <p class="small">{speak(own.unsure ? said.perhaps : said.now, { level: own.about })}</p>}
    </div>
  );
};
