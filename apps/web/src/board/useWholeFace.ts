import type { Face } from '@threefold-games/stage';
import { useMemo } from 'preact/hooks';
import { useFace } from '../games/index.ts';
import { useLoaded } from '../ui/index.ts';

/** The face of a game with the words of its house rules among the options, once they are there. */
export const useWholeFace = (game: string): Face | undefined => {
  const face = useFace(game);
  const house = useLoaded(async () => face?.house?.(), face);
  return useMemo(() => face && { ...face, options: { ...face.options, ...house } }, [face, house]);
};
