import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { useOnlineWords } from '../i18n/index.ts';
import { loadMe, me } from '../online/index.ts';
import { href, IconButton, OptionRow } from '../ui/index.ts';

/** Who one is for others, and the way to one's account. */
export const AccountRow = (): JSX.Element => {
  const { said, speak } = useOnlineWords();
  useEffect(() => {
    if (navigator.onLine) void loadMe();
  }, []);
  const { together } = said;
  const who = me.value;
  const about = who
    ? speak(who.kind === 'guest' ? together.asGuest : together.asMember, { name: who.name })
    : speak(together.asNobody);
  return (
    <OptionRow name={speak(said.account.title)} about={about}>
      <IconButton kind="edged" icon="person" label={speak(said.account.title)} href={href({ page: 'account' })} />
    </OptionRow>
  );
};
