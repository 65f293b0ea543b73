import type { ComponentType, JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { useWords } from '../i18n/index.ts';
import { Button } from './Button.tsx';
import { Notice } from './Notice.tsx';
import { Page } from './Page.tsx';

/**
 * A part of a page whose code is loaded when it is first shown, so that it does not delay the page. If loading fails, `Unable` is shown, or
 * nothing.
 */
export const later = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Unable?: ComponentType,
): ComponentType<Props & { readonly onUnable?: () => void }> => {
  let Loaded: ComponentType<Props> | undefined;
  return props => {
    const [failed, setFailed] = useState<boolean>();
    useEffect(() => {
      let left = false;
      const end = (isFailed: boolean): void => {
        if (left) return;
        if (isFailed) props.onUnable?.();
        setFailed(isFailed);
      };
      if (!Loaded)
        load().then(
          component => {
            Loaded = component;
            end(false);
          },
          () => end(true),
        );
      return () => {
        left = true;
      };
    }, []);
    if (Loaded) return <Loaded {...props} />;
    return failed && Unable ? <Unable /> : null;
  };
};

/** Replaces a page that failed to load or crashed; its button reloads the app. */
export const Failed = (): JSX.Element => {
  const { words, speak } = useWords();
  return (
    <Page title={speak(words.shell.pageFailedTitle)}>
      <Notice
        level={1}
        icon="offline"
        title={speak(words.shell.pageFailedTitle)}
        text={speak(words.shell.pageFailedText)}
      >
        <Button kind="primary" icon="reset" onClick={() => location.reload()}>
          {speak(words.shell.tryAgain)}
        </Button>
      </Notice>
    </Page>
  );
};

/** A page whose code is loaded when it is first shown. */
export const lazy = <Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> =>
  later(load, Failed);

interface Arrived<T> {
  readonly value?: T;
  readonly failed?: unknown;
}

/**
 * Data fetched when a component is first shown; undefined until it has arrived. Another `key` fetches again and keeps the old value until
 * then. If the fetch fails, the page shows an error with a button to try again.
 */
export const useLoaded = <T,>(load: () => Promise<T>, key: unknown): T | undefined => {
  const [arrived, set] = useState<Arrived<T>>({});
  useEffect(() => {
    let wanted = true;
    load().then(
      value => wanted && set({ value }),
      (failed: unknown) => wanted && set({ failed }),
    );
    return () => {
      wanted = false;
    };
  }, [key]);
  if ('failed' in arrived) throw arrived.failed;
  return arrived.value;
};
