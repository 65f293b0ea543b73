import type { GameHead } from '@threefold-games/core';
import type { Face } from '@threefold-games/stage';
import { useWords } from '../../state/language.ts';

/** What can be agreed on before a game: each option with its sentence and its values, the usual one marked. */
export const GameOptions = ({ game, face }: { readonly game: GameHead; readonly face: Face }) => {
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
