import { formatOdds, oddsOf } from '@threefold-games/core';
import type { OptionWords } from '@threefold-games/stage';
import type { JSX } from 'preact';
import { OptionRow, Segments } from '../../shell/controls.tsx';
import { useWords } from '../../state/language.ts';

/** Who sits on a seat, as far as that is known. */
export interface Sitting {
  readonly name: string;
  /** Whether it is who looks at the form. */
  readonly isMe: boolean;
}

interface OddsRowProps {
  readonly words: OptionWords;
  readonly seats: readonly Sitting[];
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** Which odds somebody has, and who: a step, a seat, and the sentence of what that means and what it is worth. */
export const OddsRow = ({ words: option, seats, value, onChange }: OddsRowProps): JSX.Element | null => {
  const { words, speak } = useWords();
  const { odds: steps } = option;
  if (!steps) return null;
  const odds = oddsOf({ odds: value });
  const mine = Math.max(
    0,
    seats.findIndex(({ isMe }) => isMe),
  );
  const sitting = seats[odds?.seat ?? mine] ?? seats[0]!;
  const step = odds && steps.steps[odds.step - 1];
  const worth = odds && steps.worth?.[odds.step - 1];
  const about = step && [
    sitting.isMe ? step.you : step.other(sitting.name),
    ...(worth === undefined ? [] : [speak(words.newGame.oddsWorth, { n: worth })]),
  ];
  const labels = [steps.none, ...steps.steps.map(({ label }) => label)];
  return (
    <>
      <OptionRow name={option.name} about={about?.join(' ') ?? option.about} wide>
        <Segments
          label={option.name}
          values={labels.map((label, at) => ({ value: String(at), label }))}
          value={String(odds?.step ?? 0)}
          onChange={at => onChange(formatOdds(at === '0' ? undefined : { seat: odds?.seat ?? mine, step: Number(at) }))}
        />
      </OptionRow>
      {odds && (
        <OptionRow name={speak(words.newGame.oddsFor)} wide>
          <Segments
            label={speak(words.newGame.oddsFor)}
            values={seats.map(({ name }, seat) => ({ value: String(seat), label: name }))}
            value={String(odds.seat)}
            onChange={seat => onChange(formatOdds({ ...odds, seat: Number(seat) }))}
          />
        </OptionRow>
      )}
    </>
  );
};
