/**
 * What looks the same in the element and in the app, which imports it as `virtual:board.css`. Only the host takes pointers: a hand over it
 * does not concern what is drawn, and a finger holds on to the element that it met first, which may go while it is held. A board that
 * always shows everything lets the page scroll and zoom under it.
 */
export const SHARED_STYLE = `
.unseen:not(:focus, :active) {
  position: absolute;
  width: 1px;
  height: 1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
}

.board {
  position: relative;
  width: 100%;
  min-height: 0;
  overflow: hidden;
  isolation: isolate;
}

.board-host, .board-world, .board-svg, .board-cells {
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
}

.board-host {
  overflow: hidden;
  touch-action: manipulation;
  user-select: none;
  -webkit-user-select: none;
  -webkit-touch-callout: none;
  -webkit-tap-highlight-color: transparent;
}

.board-grab {
  cursor: grab;
}

.board-world {
  transform-origin: 0 0;
  pointer-events: none;
  cursor: auto;
}

.board-svg {
  display: block;
  overflow: visible;
  pointer-events: none;
}

.board-lifted {
  opacity: 0.3;
}

.board-cells {
  pointer-events: none;
}

.board-cell {
  position: absolute;
  left: 0;
  top: 0;
  padding: 0;
  border: 0;
  border-radius: 50%;
  outline: none;
  background: none;
  pointer-events: none;
}

.parts-part {
  display: flex;
  flex: 1 1 0;
  align-items: center;
  gap: 8px;
  min-width: 0;
  background: var(--surface);
  color: var(--ink-2);
  font-size: 13px;
  line-height: 1.25;
  text-align: start;
}

.parts-alive {
  color: var(--accent);
}

.bar-title {
  font-weight: 650;
}

.bar-text {
  color: var(--ink-2);
  font-size: 14px;
}

.chips li {
  padding: 2px 10px;
  border-radius: 12px;
  background: var(--well);
  font-size: 13px;
  font-weight: 650;
  white-space: nowrap;
}

.button, .choice {
  align-items: center;
  justify-content: center;
  min-width: 44px;
  border-radius: 12px;
}

.choice {
  background: var(--surface);
}

.choice:hover {
  background: var(--well);
}

.choice[aria-pressed="true"] {
  border-color: var(--accent);
  background: var(--accent-soft);
  box-shadow: inset 0 0 0 1px var(--accent);
}

.choice-count {
  color: var(--ink-2);
  font-size: 13px;
}
`;
