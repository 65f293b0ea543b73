import { type BarModel, barOf, type Refused } from '@threefold-games/board-core/compose';
import type { ComponentChildren, JSX } from 'preact';
import { useWords } from '../i18n/index.ts';
import { narrow } from '../settings/index.ts';
import { Button, IconButton, Link } from '../ui/index.ts';
import { BoardBar, type BoardBarProps } from './BoardBar.tsx';
import { ChoiceStrip } from './ChoiceStrip.tsx';
import type { TableController } from './controller.ts';

interface ComposeBarProps extends Pick<BoardBarProps, 'notice' | 'keys' | 'above' | 'spoken'> {
  readonly controller: TableController;
  /** Goes before the prompt, such as a hint. */
  readonly said?: { readonly title: string; readonly text: ComponentChildren } | undefined;
  /** What is to be known while one acts, instead of the prompt's second line. */
  readonly aside?: string | undefined;
  /** What is said after it. */
  readonly also?: string | undefined;
  /** Says why a step was refused, where that has a sentence of its own. */
  readonly whyNot?: ((refused: Refused) => string | undefined) | undefined;
  /** Buttons that are always there. */
  readonly beside?: ComponentChildren;
  /** Somebody goes to read the rule that refused a step, or to practise it. */
  readonly onRule?: ((refused: Refused) => void) | undefined;
  /** Whether there are lessons to practise a rule in. */
  readonly practises?: boolean;
  /** Buttons as long as nothing is composed. */
  readonly children?: ComponentChildren;
}

/** The bar while somebody composes a turn: what step it is and what to do, or why not. */
export const ComposeBar = (props: ComposeBarProps): JSX.Element => {
  const { controller, notice, keys, above, spoken = false, children } = props;
  const { words, speak } = useWords();
  const composer = controller.composer!;
  const bar = barOf(composer, controller.choices, controller.seen.value, controller.face.value);
  const { refused, prompt, choices, hasTile } = bar;
  const said = refused
    ? {
        title: speak(bar.isUnread ? words.table.notRead : words.table.notHere),
        text: (
          <RefusalText
            refused={{ ...refused, text: props.whyNot?.(refused) ?? refused.text }}
            game={composer.game.id}
            onRule={props.onRule}
            practises={props.practises ?? false}
          />
        ),
      }
    : (props.said ?? { title: prompt.title, text: [props.aside ?? prompt.text, props.also].filter(Boolean).join(' ') });
  const roomy = !narrow.value && !keys;
  const cells = composer.picked.flatMap(pick => (pick.at === 'cell' ? [`${pick.cell} …`] : []));
  return (
    <BoardBar
      tone={refused ? 'danger' : 'accent'}
      title={said.title}
      text={said.text}
      picture={prompt.picture}
      chips={roomy ? [...bar.chips, ...(hasTile ? [] : cells)] : []}
      spoken={spoken}
      // Somebody who was just refused reads that first.
      notice={refused ? undefined : notice}
      keys={keys}
      above={above}
      choices={
        choices.length > 0 && (
          <ChoiceStrip
            choices={choices}
            onChoose={choice => controller.board.pick({ at: 'choice', choice })}
            crowded={Boolean(notice?.actions)}
          />
        )
      }
    >
      {children && !bar.canTakeBack && !hasTile ? (
        children
      ) : (
        <ComposeActions controller={controller} bar={bar} roomy={roomy} />
      )}
      {props.beside}
    </BoardBar>
  );
};

interface RefusalTextProps {
  readonly refused: Refused;
  readonly game: string;
  readonly onRule: ((refused: Refused) => void) | undefined;
  readonly practises: boolean;
}

const RefusalText = ({ refused, game, onRule, practises }: RefusalTextProps): JSX.Element => {
  const { words, speak } = useWords();
  const { rule, text } = refused;
  return (
    <>
      {text}{' '}
      <span class="board-bar-rule" onClickCapture={() => onRule?.(refused)}>
        <Link to={{ page: 'rules', game, rule }}>{rule}</Link>
        {practises && <Link to={{ page: 'learn', game, rule }}>{speak(words.table.practise)}</Link>}
      </span>
    </>
  );
};

interface ComposeActionsProps extends Pick<ComposeBarProps, 'controller'> {
  readonly bar: BarModel;
  /** Whether there is room for all the words. */
  readonly roomy: boolean;
}

/** Rotating and laying, taking back, confirming. */
const ComposeActions = ({ controller, bar, roomy }: ComposeActionsProps): JSX.Element => {
  const { words, speak } = useWords();
  const { table } = words;
  const { hasTile, canRotate, canTakeBack, canConfirm } = bar;
  const strip = bar.choices.length > 0;
  const small = narrow.value;
  const { board } = controller;
  const rotate = (): void => void board.rotateTile();
  const confirm = (): void => void controller.confirm();
  return (
    <>
      {!hasTile ? null : roomy ? (
        <Button icon="rotate" disabled={!canRotate} onClick={rotate}>
          {speak(table.rotateTile)}
        </Button>
      ) : (
        <IconButton kind="edged" icon="rotate" label={speak(table.rotateTile)} disabled={!canRotate} onClick={rotate} />
      )}
      <IconButton icon="undo" label={speak(table.takeBack)} disabled={!canTakeBack} onClick={() => board.takeBack()} />
      {!hasTile && bar.chips.length > 0 && !(small && strip) && (
        <IconButton icon="reset" label={speak(table.reset)} onClick={() => controller.reset()} />
      )}
      {/* As long as something is to be chosen, or a tile lies loose on a phone, there is nothing to confirm. */}
      {strip || !controller.confirms || (small && hasTile && !canConfirm) ? null : small ? (
        <IconButton kind="primary" icon="check" label={speak(table.confirm)} disabled={!canConfirm} onClick={confirm} />
      ) : (
        <Button kind="primary" icon="check" disabled={!canConfirm} onClick={confirm}>
          {speak(table.confirm)}
        </Button>
      )}
    </>
  );
};
