import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { loadMe, me } from '../../net/me.ts';
import { Button, Notice, TabPanel, Tabs } from '../../shell/controls.tsx';
import { Page } from '../../shell/Page.tsx';
import { PageHead } from '../../shell/PageHead.tsx';
import { Snack, useSnack } from '../../shell/Snack.tsx';
import { narrow } from '../../state/narrow.ts';
import { href } from '../../state/route.ts';
import { ActSheet } from './ActSheet.tsx';
import type { Act } from './acts.ts';
import { LogList } from './LogList.tsx';
import { useModerationWords } from './moderationWords.ts';
import { People } from './People.tsx';
import { PersonView } from './PersonView.tsx';
import { Reports } from './Reports.tsx';
import './moderation.css';

const PARTS = ['reports', 'people', 'log'] as const;
type Part = (typeof PARTS)[number];
const ICONS = { reports: 'flag', people: 'person', log: 'list' } as const;

/** The page of the operators: reports, people, the log; or the card of one person. */
export const ModerationPage = ({ id }: { readonly id: string | undefined }): JSX.Element => {
  const { texts, speak } = useModerationWords();
  const [part, setPart] = useState<Part>('reports');
  const [act, setAct] = useState<Act | undefined>(undefined);
  const [round, setRound] = useState(0);
  const snack = useSnack();
  useEffect(() => void loadMe(), []);
  const who = me.value;
  const title = speak(texts.title);
  const done = (): void => {
    setAct(undefined);
    setRound(round + 1);
    snack.show(speak(texts.done));
  };
  const shown = (
    <>
      <Tabs
        label={speak(texts.shown)}
        tabs={PARTS.map(each => ({ id: each, label: speak(texts[each]), icon: ICONS[each] }))}
        value={part}
        onChange={setPart}
      />
      <TabPanel id={part}>
        <div class="moderation">
          {part === 'reports' && <Reports round={round} onAct={setAct} />}
          {part === 'people' && <People />}
          {part === 'log' && <LogList round={round} />}
        </div>
      </TabPanel>
    </>
  );
  return (
    <Page
      title={title}
      place="together"
      back={id === undefined ? { page: 'account' } : { page: 'moderation' }}
      actions={<span />}
      bar={null}
    >
      <PageHead title={title} lead={speak(texts.lead)}>
        {id !== undefined && !narrow.value && (
          <Button icon="back" href={href({ page: 'moderation' })}>
            {speak(texts.reports)}
          </Button>
        )}
      </PageHead>
      {who !== undefined && !who?.operator && (
        <Notice icon="lock" title={speak(texts.notOperator)} text={speak(texts.notOperatorText)} />
      )}
      {who?.operator && (id === undefined ? shown : <PersonView id={id} round={round} onAct={setAct} />)}
      <ActSheet act={act} onClose={() => setAct(undefined)} onDone={done} />
      <Snack snack={snack} />
    </Page>
  );
};
