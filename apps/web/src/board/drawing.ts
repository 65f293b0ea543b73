import { cssName, type DrawOptions, type Scene } from '@threefold/stage';
import { moving, settings, shownTheme } from '../state/settings.ts';

/** How scenes are drawn by the settings; a component that asks is drawn again when they change. */
export const useDrawing = (): { readonly draw: Omit<DrawOptions, 'scale'>; readonly moves: boolean } => {
  const { distinction, coordinates } = settings.value;
  return {
    draw: { contrast: shownTheme().contrast, strong: distinction === 'strong', coordinates },
    moves: moving(),
  };
};

/** What lies around a scene. */
export const backdrop = (scene: Scene): string => `var(${cssName(scene.backdrop)})`;
