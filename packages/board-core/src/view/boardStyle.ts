/** What boards look like, but for what stands below them and the colours, which are the stage's. */
export const BOARD_STYLE = `
:host {
  display: flex;
  flex-direction: column;
  container-type: inline-size;
}

:host([hidden]), [hidden] {
  display: none !important;
}

*, *::before, *::after {
  box-sizing: border-box;
}

.root {
  display: flex;
  flex-direction: column;
  flex: 1 1 auto;
  min-height: 0;
  overflow: hidden;
  border: 1px solid var(--line);
  border-radius: var(--threefold-radius, 16px);
  background: var(--surface);
  color: var(--ink);
  font: 15px / 1.4 var(--threefold-font, var(--font));
  font-feature-settings: "tnum";
}

p, ul, fieldset {
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
  list-style: none;
}

.note {
  padding: 10px 16px;
  color: var(--danger);
  font-weight: 550;
}

.seats {
  display: flex;
  flex: none;
  flex-wrap: wrap;
  gap: 2px 20px;
  padding: 8px 14px;
  border-bottom: 1px solid var(--line);
}

.seat {
  position: relative;
  display: flex;
  flex: 1 1 auto;
  align-items: center;
  gap: 8px;
  min-width: 0;
  min-height: 28px;
  font-size: 14px;
}

.seat-name {
  overflow: hidden;
  font-weight: 550;
  text-overflow: ellipsis;
  white-space: nowrap;
}

.seat-acts .seat-name {
  color: var(--accent);
  text-decoration: underline;
  text-decoration-thickness: 2px;
  text-underline-offset: 4px;
}

.seat-value, .count {
  color: var(--ink-2);
}

.count {
  display: inline-flex;
  align-items: center;
  gap: 3px;
}

.count-low {
  padding-inline: 4px;
  border-radius: 8px;
  background: var(--gold-soft);
  color: var(--gold-ink);
}

.figure {
  flex: none;
  overflow: visible;
}

.frame {
  display: flex;
  flex: 1 1 auto;
  flex-direction: column;
  min-height: 0;
}

.board {
  flex: 1 1 auto;
  max-height: var(--threefold-max-height, min(86vh, 760px));
}

.board-pans {
  touch-action: none;
}

.board-svg {
  font-family: var(--threefold-font, var(--font));
}

.board-zoom {
  position: absolute;
  top: 8px;
  right: 8px;
}

.parts {
  display: flex;
  gap: 6px;
  padding: 6px;
}

.parts-part {
  min-height: 44px;
  padding: 4px 8px;
  border: 1px solid var(--line-strong);
  border-radius: 12px;
  font: inherit;
  font-size: 13px;
  line-height: 1.25;
}

.parts-part .picture {
  flex: none;
  width: 44px;
}

.parts-part span {
  display: flex;
  flex-direction: column;
  min-width: 0;
}

.parts-part b {
  color: var(--ink);
}
`;
