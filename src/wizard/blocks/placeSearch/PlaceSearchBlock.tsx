import { asRecord } from '../../../plain/isRecord.ts';
import type { BlockState, FieldKey } from '../../../engine/index.ts';
import type { PlaceAddress } from '../../ports/WizardPorts.ts';
import { Suspense, useLayoutEffect, useMemo, useRef } from 'react';
import frame from '../../elements/Field.module.css';
import { createLazyPart } from '../../../ui/loading/createLazyPart.ts';
import { useWizard } from '../../context/useWizard.ts';
import type { BlockProps } from '../../elements/BlockProps.ts';
import box from '../../../ui/style/TextBox.module.css';
import classes from './PlaceSearchBlock.module.css';
import { usePlaceSuggestions } from './usePlaceSuggestions.ts';

const PlaceInput = createLazyPart(async () => (await import('./PlaceInput.tsx')).PlaceInput);

/** Looks up an address and fills the questions below, which can always be filled by hand as well. */
export function PlaceSearchBlock({ state, texts: own }: BlockProps) {
  const { draft, texts, ports } = useWizard();
  const { status, suggestions, search, resolve } = usePlaceSuggestions(ports);
  const siblings = listFilledSiblings(state);
  const say = (key: string) => own.text(key) || texts.get([`wizard:places.${key}`]);

  async function choose(id: string): Promise<boolean> {
    const address = await resolve(id);
    if (address === null) {
      ports().announce(say('unreachable'));
      return false;
    }
    const requests = siblings.map(({ from, key }) => ({ set: key, to: address[from] }));
    draft.dispatch({ kind: 'changed', requests, suggested: true });
    ports().announce(say('filled'));
    return true;
  }

  const inputId = `${state.name}#search`;
  const focus = useFocusToTake();
  return (
    <div className={classes.places}>
      <label htmlFor={inputId} className={frame.label}>
        {own.label || say('label')}
      </label>
      <p id={`${inputId}-hint`} className={frame.hint}>
        {own.hint || say('hint')}
      </p>
      <Suspense fallback={<PlaceholderInput id={inputId} onGone={focus.keep} />}>
        <PlaceInput
          id={inputId}
          describedBy={`${inputId}-hint`}
          suggestions={suggestions}
          listLabel={say('suggestions')}
          onSearch={search}
          onChoose={choose}
          takesFocus={focus.take}
        />
      </Suspense>
      <output className={classes.placesStatus}>
        {(status === 'unreachable' || status === 'empty') && say(status)}
      </output>
    </div>
  );
}

/** Takes the place of the input while it loads, and passes the focus on to it. */
function PlaceholderInput({
  id,
  onGone,
}: {
  readonly id: string;
  readonly onGone: (hadFocus: boolean) => void;
}) {
  const input = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    const waiting = input.current;
    return () => onGone(waiting === document.activeElement);
  }, [onGone]);
  return <input ref={input} id={id} className={box['box']} readOnly aria-busy />;
}

/** Passes the focus from one element to another, once. */
function useFocusToTake() {
  const had = useRef(false);
  return useMemo(
    () => ({
      keep: (hadFocus: boolean) => {
        had.current = hadFocus;
      },
      take: () => {
        const taken = had.current;
        had.current = false;
        return taken;
      },
    }),
    [],
  );
}

interface FilledSibling {
  readonly from: keyof PlaceAddress;
  readonly key: FieldKey;
}

const partsOfAddress: readonly (keyof PlaceAddress)[] = ['street', 'postalCode', 'city', 'country'];

/** Lists the questions that the address look-up fills: `"fills": { "street": "street", "city": "town" }`. */
function listFilledSiblings({ block, key }: BlockState): readonly FilledSibling[] {
  const fills = asRecord(block.control.params['fills']);
  return partsOfAddress.flatMap((from) => {
    const part = fills[from];
    return typeof part === 'string' ? [{ from, key: key.slice(0, key.lastIndexOf('.') + 1) + part }] : [];
  });
}
