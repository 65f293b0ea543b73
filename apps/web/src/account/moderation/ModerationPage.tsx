import type { ApiAnswer } from '@threefold-games/wire';
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { api, loadMe, me } from '../../online/index.ts';
import { narrow } from '../../settings/index.ts';
import {
  Button,
  href,
  Link,
  NameSearch,
  Notice,
  Page,
  PageHead,
  Snack,
  TabPanel,
  Tabs,
  useSnack,
} from '../../ui/index.ts';
import { ActSheet } from './ActSheet.tsx';
import { LogList } from './LogList.tsx';
import type { Act } from './moderationApi.ts';
import { SHORT, useModerationWords } from './moderationWords.ts';
import { PersonView } from './PersonView.tsx';
import { Reports } from './Reports.tsx';
import './moderation.css';

const PARTS = ['reports', 'people', 'log'] as const;
type Part = (typeof PARTS)[number];
const ICONS = { reports: 'flag', people: 'person', log: 'list' } as const;

/** The page of the operators: reports, people, the log; or the card of one person. */
export const ModerationPage = ({ id }: { readonly id: string | undefined }): JSX.Element => {
  const { said, speak } = useModerationWords();
  const [part, setPart] = useState<Part>('reports');
  const [act, setAct] = useState<Act | undefined>(undefined);
  const [round, setRound] = useState(0);
  const snack = useSnack();
  useEffect(() => void loadMe(), []);
  const who = me.value;
  const title = speak(said.title);
  const done = (): void => {
    setAct(undefined);
    setRound(round + 1);
    snack.show(speak(said.done));
  };
  const shown = (
    <>
      <Tabs
        label={speak(said.shown)}
        tabs={PARTS.map(each => ({ id: each, label: speak(said[each]), icon: ICONS[each] }))}
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
      <PageHead title={title} lead={speak(said.lead)}>
        {id !== undefined && !narrow.value && (
          <Button icon="back" href={href({ page: 'moderation' })}>
            {speak(said.reports)}
          </Button>
        )}
      </PageHead>
      {who !== undefined && !who?.operator && (
        <Notice icon="lock" title={speak(said.notOperator)} text={speak(said.notOperatorText)} />
      )}
      {who?.operator && (id === undefined ? shown : <PersonView id={id} round={round} onAct={setAct} />)}
      <ActSheet act={act} onClose={() => setAct(undefined)} onDone={done} />
      <Snack snack={snack} />
    </Page>
  );
};

type Found = ApiAnswer<'GET /api/moderation/people'>['people'];

/** Finds people by how their names begin, guests too. */
const People = (): JSX.Element => {
  const { said, speak } = useModerationWords();
  const [found, setFound] = useState<Found | undefined>(undefined);
  const search = async (name: string): Promise<void> => {
    const answer = await api.ask('GET /api/moderation/people', { query: { name } });
    setFound(answer.ok ? answer.value.people : []);
  };
  return (
    <section class="card moderation-card">
      <h2>{speak(said.find)}</h2>
      <NameSearch
        label={speak(said.byName)}
        placeholder={speak(said.byName)}
        button={speak(said.search)}
        onSearch={name => void search(name)}
      />
      <p role="status">{found?.length === 0 && speak(said.noPeople)}</p>
      <ul class="moderation-list">
        {found?.map(({ id, name: called, kind, seen, isSuspended }) => (
          <li key={id}>
            <Link to={{ page: 'moderation', id }}>{called}</Link>
            <span class="small">
              {[speak(said.kinds[kind]), speak.date(seen, SHORT), ...(isSuspended ? [speak(said.suspended)] : [])].join(
                ' · ',
              )}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
};
