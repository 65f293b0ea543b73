/** What the bar below a board looks like: its words, choices, buttons and slider. */
export const BAR_STYLE = `
.bar {
  position: relative;
  display: grid;
  flex: none;
  grid-template-columns: 1fr auto;
  gap: 4px 12px;
  align-items: center;
  min-height: 62px;
  padding: 8px 14px;
}

.bar-acting {
  box-shadow: inset 4px 0 var(--accent);
}

.bar-refused {
  box-shadow: inset 4px 0 var(--danger);
}

.bar-words {
  min-width: 0;
}

.bar-refused .bar-title {
  color: var(--danger);
}

.bar-text {
  overflow-wrap: anywhere;
}

.bar-rule {
  padding: 0 6px;
  border-radius: 6px;
  background: var(--well);
  color: var(--ink);
  font-size: 13px;
  font-weight: 550;
  white-space: nowrap;
}

.chips {
  display: flex;
  flex-wrap: wrap;
  gap: 4px;
  justify-content: end;
}

.bar-foot {
  display: flex;
  grid-column: 1 / -1;
  flex-wrap: wrap;
  align-items: center;
  justify-content: end;
  gap: 6px;
}

.bar-acting .bar-words {
  min-height: 63px;
}

.choices {
  display: flex;
  flex: 1 1 auto;
  flex-wrap: wrap;
  gap: 4px;
}

.choice, .button {
  display: inline-flex;
  gap: 6px;
  min-height: 44px;
  padding: 0 8px;
  border: 1px solid transparent;
  background: none;
  color: var(--ink);
  font: inherit;
  font-weight: 550;
  cursor: pointer;
}

.choice {
  border-color: var(--line-strong);
  background: var(--surface);
  font-size: 14px;
}

.choice .picture {
  width: 36px;
  height: 36px;
}

.actions {
  display: flex;
  flex: none;
  gap: 4px;
  margin-inline-start: auto;
}

.button-edged {
  border-color: var(--line-strong);
  background: var(--surface);
}

.button-primary {
  padding: 0 16px 0 12px;
  background: var(--accent);
  color: var(--on-accent);
  font-weight: 650;
}

.button:not(.button-primary):hover, .choice:hover, .parts-part:hover {
  background: var(--well);
}

.button:disabled, .button[aria-disabled] {
  opacity: 0.45;
  background: none;
  cursor: default;
}

.button-primary:disabled {
  background: var(--well);
  color: var(--ink);
}

.sign {
  flex: none;
  width: 22px;
  height: 22px;
  fill: none;
  stroke: currentColor;
  stroke-width: 1.75;
  stroke-linecap: round;
  stroke-linejoin: round;
}

.steps {
  display: flex;
  flex: none;
  align-items: center;
  padding: 2px 6px 4px;
  border-top: 1px solid var(--line);
}

.steps input {
  flex: 1 1 40px;
  min-width: 0;
  height: 44px;
  margin: 0 8px;
  accent-color: var(--accent);
}

.button:focus-visible, .choice:focus-visible, .parts-part:focus-visible, input:focus-visible {
  outline: 2px solid var(--accent);
  outline-offset: -2px;
}

.button-primary:focus-visible {
  outline-color: var(--on-accent);
  outline-offset: -4px;
}

@container (max-width: 519px) {
  .bar {
    padding: 8px 10px;
  }

  .chips {
    display: none;
  }

  .steps .button {
    padding: 0 4px;
  }

  .choice {
    padding: 0 5px;
    gap: 4px;
  }
}
`;
