import type { ComponentType, JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';

/** A part of a table whose code comes when it is first shown: nobody should wait for it before playing. Without a line it stays away. */
export const later = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props & { readonly onUnable?: () => void }> => {
  let Loaded: ComponentType<Props> | undefined;
  return (props): JSX.Element | null => {
    const [, set] = useState(Loaded !== undefined);
    useEffect(() => {
      let left = false;
      if (!Loaded)
        load().then(
          component => {
            Loaded = component;
            if (!left) set(true);
          },
          () => left || props.onUnable?.(),
        );
      return () => {
        left = true;
      };
    }, []);
    return Loaded ? <Loaded {...props} /> : null;
  };
};
