import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';

/**
 * A part of a page whose code comes when it is first shown: nobody should wait for it before playing. Where it does not come, `Unable`
 * stands there, or nothing.
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
