import { cssName, type DrawOptions, type Scene } from '@threefold-games/stage';
import { moving, settings, shownTheme } from '../settings/index.ts';

/**
 * How scenes are drawn by the settings; a component that asks is drawn again when they change. On a board, `named` says whether
 * notation is spoken of.
 */
export const useDrawing = (
  named?: boolean,
): { readonly draw: Required<Omit<DrawOptions, 'scale'>>; readonly moves: boolean } => {
  const { distinction, coordinates } = settings.value;
  return {
    draw: {
      contrast: shownTheme().contrast,
      strong: distinction === 'strong',
      coordinates: coordinates !== 'never',
      names: named !== undefined && (coordinates === 'always' || (coordinates === 'needed' && named)),
    },
    moves: moving(),
  };
};

/** What lies around a scene. */
export const backdrop = (scene: Scene): string => `var(${cssName(scene.backdrop)})`;
