import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { NAME_LIMIT } from '../settings/index.ts';
import { Button } from './Button.tsx';
import { Icon } from './icons.tsx';

/** A field for the beginning of a name, and a button that looks for it. */
export const NameSearch = ({
  label,
  placeholder,
  button,
  onSearch,
}: {
  label: string;
  placeholder?: string;
  button: string;
  /** Gets a name that is not empty. */
  onSearch: (name: string) => void;
}): JSX.Element => {
  const [text, setText] = useState('');
  const name = text.trim();
  return (
    <search>
      <form
        class="name-search"
        onSubmit={event => {
          event.preventDefault();
          if (name !== '') onSearch(name);
        }}
      >
        <label class="field">
          <Icon name="search" />
          <input
            type="search"
            aria-label={label}
            placeholder={placeholder}
            maxLength={NAME_LIMIT}
            value={text}
            onInput={event => setText(event.currentTarget.value)}
          />
        </label>
        <Button type="submit" kind="primary" disabled={name === ''}>
          {button}
        </Button>
      </form>
    </search>
  );
};
