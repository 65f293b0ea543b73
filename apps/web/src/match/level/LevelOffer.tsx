import { botName } from '@threefold-games/room';
import type { JSX } from 'preact';
import type { StoredGame } from '../../library/index.ts';
import { Button } from '../../ui/index.ts';
import { withLevels } from '../startRematch.ts';
import { botsResult, offerOf } from './estimate.ts';
import { useLevelWords } from './levelWords.ts';
import { ownLevel, skills } from './ownSkills.ts';

interface LevelOfferProps {
  readonly game: StoredGame;
  readonly disabled: boolean;
  /** Plays again with bots so many levels higher. */
  readonly onPlay: (by: number) => void;
}

/** The same game one level lower or higher, where that may be more fun. */
export const LevelOffer = ({ game, disabled, onPlay }: LevelOfferProps): JSX.Element | null => {
  const { said, speak } = useLevelWords();
  const { plan, seats } = game.room;
  const by = offerOf(game, skills.value[plan.game]);
  if (by === 0) return null;
  const [first, ...others] = withLevels(seats, by).filter(sitter => sitter.kind === 'bot');
  const label = (): string => {
    if (!first || others.length > 0) return speak(by < 0 ? said.lower : said.higher);
    return speak(by < 0 ? said.lowerTo : said.higherTo, { name: botName(first) });
  };
  return (
    <div class="table-end-actions">
      <Button icon={by < 0 ? 'minus' : 'plus'} wide disabled={disabled} onClick={() => onPlay(by)}>
        {label()}
      </Button>
    </div>
  );
};

/** About which level one plays like after a game against bots. */
export const LevelLine = ({ game }: Pick<LevelOfferProps, 'game'>): JSX.Element | null => {
  const { said, speak } = useLevelWords();
  const own = botsResult(game) && ownLevel(game.room.plan.game);
  return own ? (
    <p class="small table-end-level">{speak(own.unsure ? said.perhaps : said.now, { level: own.about })}</p>
  ) : null;
};
