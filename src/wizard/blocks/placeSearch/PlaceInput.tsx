import '../../../ui/style/layers.css';
import '@mantine/core/styles/ScrollArea.layer.css';
import '@mantine/core/styles/Popover.layer.css';
import '@mantine/core/styles/Combobox.layer.css';
import { Combobox, useCombobox } from '@mantine/core';
import { useLayoutEffect, useRef, useState } from 'react';
import box from '../../../ui/style/TextBox.module.css';
import type { AddressSuggestion } from '../../ports/WizardPorts.ts';
import classes from './PlaceSearchBlock.module.css';
import { useAboveKeyboard } from './useAboveKeyboard.ts';

interface PlaceInputProps {
  readonly id: string;
  readonly describedBy: string;
  readonly suggestions: readonly AddressSuggestion[];
  /** Name of the list of suggestions. */
  readonly listLabel: string;
  readonly onSearch: (text: string) => void;
  /** Called with the id of a suggestion; resolves to true when its address was found. */
  readonly onChoose: (id: string) => Promise<boolean>;
  /** Returns true, once, when the placeholder of this input had the focus. */
  readonly takesFocus: () => boolean;
}

/** A text input with a list of suggestions below it. The text is cleared when an address is chosen. */
export function PlaceInput(props: PlaceInputProps) {
  const { id, describedBy, suggestions, listLabel, onSearch, onChoose, takesFocus } = props;
  const combobox = useCombobox({ onDropdownClose: () => combobox.resetSelectedOption() });
  const [typed, setTyped] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const [list, setList] = useState<HTMLDivElement | null>(null);
  useAboveKeyboard(input, list);
  useLayoutEffect(() => {
    if (takesFocus()) input.current?.focus();
  }, [takesFocus]);

  function type(text: string): void {
    setTyped(text);
    onSearch(text);
    combobox.openDropdown();
    combobox.resetSelectedOption();
  }
  async function choose(place: string): Promise<void> {
    combobox.closeDropdown();
    if (await onChoose(place)) setTyped('');
  }

  return (
    <Combobox
      store={combobox}
      onOptionSubmit={(place) => void choose(place)}
      withinPortal={false}
      position="bottom"
      middlewares={{ flip: false }}
      hideDetached={false}
    >
      <Combobox.Target withExpandedAttribute>
        <input
          ref={input}
          className={box['box']}
          id={id}
          name={id}
          aria-describedby={describedBy}
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          value={typed}
          onChange={(event) => type(event.currentTarget.value)}
          onBlur={() => combobox.closeDropdown()}
          onKeyDown={(event) => {
            const chooses = event.key === 'Enter' && combobox.dropdownOpened;
            if (chooses) event.preventDefault();
          }}
        />
      </Combobox.Target>
      <Combobox.Dropdown ref={setList} hidden={suggestions.length === 0}>
        <Combobox.Options aria-label={listLabel}>
          {suggestions.map((place) => (
            <Combobox.Option value={place.id} key={place.id} className={classes.suggestion}>
              {place.label}
            </Combobox.Option>
          ))}
        </Combobox.Options>
      </Combobox.Dropdown>
    </Combobox>
  );
}
