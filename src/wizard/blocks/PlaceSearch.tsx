import '../theme/layers.css';
import '@mantine/core/styles/ScrollArea.layer.css';
import '@mantine/core/styles/Popover.layer.css';
import '@mantine/core/styles/Combobox.layer.css';
import { Button, Combobox, Input, useCombobox } from '@mantine/core';
import { useState } from 'react';
import { changed } from '../draft/transitions.ts';
import { focusControl } from '../fields/focusControl.ts';
import { useWizard } from '../useWizard.ts';
import type { BlockProps } from './BlockProps.ts';
import { Described } from '../fields/Described.tsx';
import frame from '../fields/FieldFrame.module.css';
import classes from './blocks.module.css';
import { filledSiblings } from './filledSiblings.ts';
import { usePlaceSuggestions } from './usePlaceSuggestions.ts';

/** Looks an address up and fills the questions below it. Those always stand there to be filled by hand. */
export function PlaceSearch({ state, texts: own }: BlockProps) {
  const { draft, texts, ports } = useWizard();
  const combobox = useCombobox({ onDropdownClose: () => combobox.resetSelectedOption() });
  const [typed, setTyped] = useState('');
  const { status, suggestions, search, resolve } = usePlaceSuggestions(ports);
  const siblings = filledSiblings(state);
  const say = (key: string) => own.text(key) || texts.get([`wizard:places.${key}`]);

  function type(text: string): void {
    setTyped(text);
    search(text);
    combobox.openDropdown();
    combobox.resetSelectedOption();
  }
  async function choose(id: string): Promise<void> {
    combobox.closeDropdown();
    const address = await resolve(id);
    if (address === null) return ports().announce(say('unreachable'));
    setTyped('');
    draft.update((before) =>
      changed(
        before,
        siblings.map(({ from, key }) => ({ set: key, to: address[from] })),
      ),
    );
    ports().announce(say('filled'));
  }

  const inputId = `${state.name}#search`;
  return (
    <div className={classes.places}>
      <label htmlFor={inputId} className={frame.label}>
        {own.label || say('label')}
      </label>
      <p id={`${inputId}-hint`} className={frame.hint}>
        {own.hint || say('hint')}
      </p>
      <Described by={`${inputId}-hint`}>
        <Combobox
          store={combobox}
          onOptionSubmit={(id) => void choose(id)}
          withinPortal={false}
          position="bottom"
          middlewares={{ flip: false }}
        >
          <Combobox.Target withExpandedAttribute>
            <Input
              id={inputId}
              name={inputId}
              autoComplete="off"
              value={typed}
              onChange={(event) => type(event.currentTarget.value)}
              onBlur={() => combobox.closeDropdown()}
              onKeyDown={(event) => {
                const chooses = event.key === 'Enter' && combobox.dropdownOpened;
                if (chooses) event.preventDefault();
              }}
            />
          </Combobox.Target>
          <Combobox.Dropdown hidden={suggestions.length === 0}>
            <Combobox.Options aria-label={say('suggestions')}>
              {suggestions.map((place) => (
                <Combobox.Option value={place.id} key={place.id} className={classes.suggestion}>
                  {place.label}
                </Combobox.Option>
              ))}
            </Combobox.Options>
          </Combobox.Dropdown>
        </Combobox>
      </Described>
      <output className={classes.placesStatus}>
        {status === 'unreachable' && say('unreachable')}
        {status === 'empty' && say('empty')}
      </output>
      <Button
        variant="subtle"
        className={classes.manual}
        onClick={() => focusControl(nameOfFirst(state.name, siblings))}
      >
        {say('manual')}
      </Button>
    </div>
  );
}

function nameOfFirst(name: string, siblings: ReturnType<typeof filledSiblings>): string {
  return name.slice(0, name.lastIndexOf('.') + 1) + (siblings[0]?.part ?? '');
}
