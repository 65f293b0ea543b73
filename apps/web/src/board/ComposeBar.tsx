import type { Refused } from '@threefold-games/board/compose';
import { showStep } from '@threefold-games/board/compose';
import type { ComponentChildren, JSX } from 'preact';
import { Button, IconButton } from '../shell/controls.tsx';
import { Link } from '../shell/Link.tsx';
import { useWords } from '../state/language.ts';
import { narrow } from '../state/narrow.ts';
import type { TableController } from '../table/controller.ts';
import { BoardBar, type BoardBarProps } from './BoardBar.tsx';
import { ChoiceStrip } from './ChoiceStrip.tsx';

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
  const { refused, spin } = composer;
  const { view, look } = controller.seen.value;
  const prompt = controller.face.value.prompt(view, look);
  const { choices } = controller;
  const said = refused
    ? {
        title: speak(refused.rule === composer.game.rules.notation ? words.table.notRead : words.table.notHere),
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
      chips={roomy ? [...composer.steps.map(showStep), ...(spin === undefined ? cells : [])] : []}
      spoken={spoken}
      // Somebody who was just refused reads that first.
      notice={refused ? undefined : notice}
      keys={keys}
      above={above}
      choices={
        choices.length > 0 && (
          <ChoiceStrip
            choices={choices}
            chosen={composer.picked.find(pick => pick.at === 'choice')?.choice}
            onChoose={choice => controller.pick({ at: 'choice', choice })}
            crowded={Boolean(notice?.actions)}
          />
        )
      }
    >
      {children && composer.empty && !refused && spin === undefined ? (
        children
      ) : (
        <ComposeActions controller={controller} roomy={roomy} strip={choices.length > 0} />
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
  /** Whether there is room for all the words. */
  readonly roomy: boolean;
  /** Whether choices stand beside them. */
  readonly strip: boolean;
}

/** Rotating and laying, taking back, confirming. */
const ComposeActions = ({ controller, roomy, strip }: ComposeActionsProps): JSX.Element => {
  const { words, speak } = useWords();
  // Read here: it changes in place.
  const composer = controller.composer!;
  const { table } = words;
  const { spin } = composer;
  const small = narrow.value;
  const untouched = composer.empty && !composer.refused;
  const rotate = (): void => void controller.rotateTile();
  const confirm = (): void => void controller.confirm();
  return (
    <>
      {spin === undefined ? null : roomy ? (
        <Button icon="rotate" disabled={!composer.rotatable} onClick={rotate}>
          {speak(table.rotateTile)}
        </Button>
      ) : (
        <IconButton
          kind="edged"
          icon="rotate"
          label={speak(table.rotateTile)}
          disabled={!composer.rotatable}
          onClick={rotate}
        />
      )}
      <IconButton
        icon="undo"
        label={speak(table.takeBack)}
        disabled={untouched}
        onClick={() => controller.takeBack()}
      />
      {spin === undefined && composer.steps.length > 0 && !(small && strip) && (
        <IconButton icon="reset" label={speak(table.reset)} onClick={() => controller.reset()} />
      )}
      {/* As long as something is to be chosen, or a tile lies loose on a phone, there is nothing to confirm. */}
      {strip || !controller.confirms || (small && spin !== undefined && !composer.finished) ? null : small ? (
        <IconButton
          kind="primary"
          icon="check"
          label={speak(table.confirm)}
          disabled={!composer.finished}
          onClick={confirm}
        />
      ) : (
        <Button kind="primary" icon="check" disabled={!composer.finished} onClick={confirm}>
          {speak(table.confirm)}
        </Button>
      )}
    </>
  );
};
