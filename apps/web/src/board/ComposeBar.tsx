import type { ComponentChildren, JSX } from 'preact';
import { Button, IconButton } from '../shell/controls.tsx';
import { Link } from '../shell/Link.tsx';
import { useWords } from '../state/language.ts';
import { narrow } from '../state/narrow.ts';
import type { Refused } from '../table/composer.ts';
import type { TableController } from '../table/controller.ts';
import { showStep } from '../table/notation.ts';
import { BoardBar } from './BoardBar.tsx';
import { ChoiceStrip } from './ChoiceStrip.tsx';

interface ComposeBarProps {
  readonly controller: TableController;
  /** Goes before the prompt, such as a hint. */
  readonly said?: { readonly title: string; readonly text: string } | undefined;
  /** What is to be known while one acts, instead of the prompt's second line. */
  readonly aside?: string | undefined;
  /** Somebody goes to read the rule that refused a step. */
  readonly onRule?: ((refused: Refused) => void) | undefined;
  readonly spoken?: boolean;
  readonly before?: ComponentChildren;
  readonly above?: ComponentChildren;
  /** Buttons as long as nothing is composed. */
  readonly children?: ComponentChildren;
}

/** More choices than this stand in a row of their own. */
const FEW_CHOICES = 4;

/** The bar while somebody composes a turn: what step it is and what to do, or why not. */
export const ComposeBar = (props: ComposeBarProps): JSX.Element => {
  const { controller, above, before, spoken = false, children } = props;
  const { words, speak } = useWords();
  const composer = controller.composer!;
  const { refused, spin } = composer;
  const { view, look } = controller.seen.value;
  const prompt = controller.face.value.prompt(view, look);
  const { choices } = controller;
  const few = choices.length <= FEW_CHOICES;
  const strip = choices.length > 0 && (
    <ChoiceStrip
      choices={choices}
      chosen={composer.picked.find(pick => pick.at === 'choice')?.choice}
      onChoose={choice => controller.pick({ at: 'choice', choice })}
    />
  );
  const said = refused
    ? {
        title: speak(refused.rule === composer.game.rules.notation ? words.table.notRead : words.table.notHere),
        text: <RefusalText refused={refused} game={composer.game.id} onRule={props.onRule} />,
      }
    : (props.said ?? { title: prompt.title, text: props.aside ?? prompt.text });
  const roomy = !narrow.value && !before;
  const cells = composer.picked.flatMap(pick => (pick.at === 'cell' ? [`${pick.cell} …`] : []));
  return (
    <BoardBar
      tone={refused ? 'danger' : 'accent'}
      title={said.title}
      text={said.text}
      picture={prompt.picture}
      chips={roomy ? [...composer.steps.map(showStep), ...(spin === undefined ? cells : [])] : []}
      spoken={spoken}
      before={before}
      above={
        <>
          {above}
          {!few && strip}
        </>
      }
    >
      {few && strip}
      {children && composer.empty && !refused && spin === undefined ? (
        children
      ) : (
        <ComposeActions controller={controller} roomy={roomy} strip={choices.length > 0} />
      )}
    </BoardBar>
  );
};

interface RefusalTextProps {
  readonly refused: Refused;
  readonly game: string;
  readonly onRule: ((refused: Refused) => void) | undefined;
}

const RefusalText = ({ refused, game, onRule }: RefusalTextProps): JSX.Element => (
  <>
    {refused.text}{' '}
    <span onClickCapture={() => onRule?.(refused)}>
      <Link to={{ page: 'rules', game, rule: refused.rule }}>{refused.rule}</Link>
    </span>
  </>
);

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
      {!(small && untouched) && (
        <IconButton
          icon="undo"
          label={speak(table.takeBack)}
          disabled={untouched}
          onClick={() => controller.takeBack()}
        />
      )}
      {spin === undefined && composer.steps.length > 0 && !(small && strip) && (
        <IconButton icon="reset" label={speak(table.reset)} onClick={() => controller.reset()} />
      )}
      {!controller.confirms ? null : small ? (
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
