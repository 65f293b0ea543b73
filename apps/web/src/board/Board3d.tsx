import { CellButtons } from '@threefold-games/board-core/surface';
import { paletteOf } from '@threefold-games/stage';
import type { ThreeOptions, ThreeStage } from '@threefold-games/stage/three';
import type { JSX } from 'preact';
import { useEffect, useId, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { useWords } from '../i18n/index.ts';
import { shownTheme } from '../settings/index.ts';
import type { BoardProps } from './Board2d.tsx';
import { backdrop, useDrawing } from './drawing.ts';

/** The board in three dimensions; what draws it is loaded when it is first wanted. */
export const Board3d = (props: BoardProps & { onUnable(): void }): JSX.Element => {
  const { scene, motion, label, say, tools, passing = false } = props;
  const { words, speak } = useWords();
  const { draw, moves } = useDrawing();
  const { theme, contrast } = shownTheme();
  const palette = paletteOf(theme, contrast);
  const keys = useId();
  const host = useRef<HTMLDivElement>(null);
  const layer = useRef<HTMLFieldSetElement>(null);
  const buttons = useRef<CellButtons | undefined>(undefined);
  const latest = useRef(props);
  const played = useRef(motion?.id);
  const [stage, setStage] = useState<ThreeStage | undefined>(undefined);
  useLayoutEffect(() => {
    latest.current = props;
  });

  useEffect(() => {
    let mounted: ThreeStage | undefined;
    let gone = false;
    const options: ThreeOptions = {
      palette,
      moves,
      contrast: draw.contrast ?? false,
      strong: draw.strong ?? false,
      coordinates: draw.coordinates ?? true,
      onPick: cell => latest.current.onPick(cell, 'tap'),
      onDrag: (from, to) => latest.current.onDrag?.(from, to),
      canDrag: cell => latest.current.canDrag?.(cell) ?? false,
      onHover: cell => latest.current.onHover?.(cell),
      onLost: () => latest.current.onUnable(),
      onView: () => buttons.current?.place(cell => mounted?.place(cell)),
    };
    import('@threefold-games/stage/three')
      .then(({ mountThree }) => {
        if (gone || !host.current) return;
        mounted = mountThree(host.current, options);
        if (mounted) setStage(mounted);
        else latest.current.onUnable();
      })
      // The part is not there: offline before it was ever loaded, or an old page after an update.
      .catch(() => latest.current.onUnable());
    return () => {
      gone = true;
      mounted?.destroy();
    };
  }, []);

  useEffect(() => {
    buttons.current = new CellButtons(layer.current!, {
      pick: cell => latest.current.onPick(cell, 'key'),
      focus: cell => latest.current.onFocusCell?.(cell),
    });
    return () => buttons.current?.destroy();
  }, []);
  useEffect(() => {
    if (!passing) buttons.current?.show(scene, say);
  });
  // Those that came when a turn had been shown have no place yet.
  useEffect(() => {
    if (!passing) buttons.current?.place(cell => stage?.place(cell));
  }, [passing]);

  useEffect(() => {
    stage?.change({
      palette,
      moves,
      contrast: draw.contrast ?? false,
      strong: draw.strong ?? false,
      coordinates: draw.coordinates ?? true,
    });
  }, [stage, palette, moves, draw.contrast, draw.strong, draw.coordinates]);

  useEffect(() => {
    if (!stage) return;
    const fresh = motion !== undefined && motion.id !== played.current ? motion : undefined;
    if (fresh) played.current = fresh.id;
    void stage.show(scene, fresh?.steps).then(() => {
      buttons.current?.place(cell => stage.place(cell));
      if (fresh) latest.current.onSettled?.(fresh.id);
    });
  }, [stage, scene, motion?.id]);

  return (
    <div class="board" style={{ background: backdrop(scene) }}>
      <div class="board-host board-zoomable" ref={host} />
      <fieldset class="board-cells" ref={layer} aria-label={label} aria-describedby={keys} />
      <p class="unseen" id={keys}>
        {speak(words.board.keys)}
      </p>
      {!stage && (
        <p class="board-notice" role="status">
          {speak(words.board.loading3d)}
        </p>
      )}
      {tools && <div class="board-tools">{tools}</div>}
    </div>
  );
};
