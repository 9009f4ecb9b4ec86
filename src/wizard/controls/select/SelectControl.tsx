import { IconChevronDown } from '@tabler/icons-react';
import type { OptionState } from '../../../engine/index.ts';
import { listOfferedOptions } from '../../inputs/choice/listOfferedOptions.ts';
import type { ControlProps, FieldTexts } from '../../inputs/ControlProps.ts';
import box from '../../../ui/style/TextBox.module.css';

/** A native select for many options: phones, keyboards and screen readers know it, type-ahead included. It is as wide as its words. */
export function SelectControl({ state, id, texts, describedBy, invalid, onChange, onBlur }: ControlProps) {
  const choices = listOfferedOptions(state);
  const groups = [...new Set(choices.map((choice) => choice.group))];
  const locked = state.lock !== null;
  const empty = texts.text('placeholder') || texts.text('select.empty');
  const words = choices.map(({ label, value }) => label ?? texts.option(value));
  const longest = Math.max(...[empty, ...words].map(({ length }) => length));

  return (
    <div className={box['list']} data-width={longest <= 12 ? 12 : longest <= 34 ? 28 : undefined}>
      <select
        className={box['box']}
        id={id}
        name={state.name}
        value={state.value === null ? '' : String(state.value)}
        onChange={(event) => {
          const typed = event.currentTarget.value;
          onChange(choices.find((choice) => String(choice.value) === typed)?.value ?? null);
        }}
        onBlur={onBlur}
        aria-describedby={describedBy}
        aria-invalid={invalid || undefined}
        aria-required={state.required || undefined}
        aria-disabled={locked || undefined}
        autoComplete={state.field.autocomplete ?? 'off'}
      >
        <option value="" disabled={locked}>
          {empty}
        </option>
        {groups.map((group) => {
          const options = choices
            .filter((choice) => choice.group === group)
            .map((choice) => <Option key={choice.value} choice={choice} texts={texts} locked={locked} />);
          return group === null ? (
            options
          ) : (
            <optgroup key={group} label={texts.group(group)}>
              {options}
            </optgroup>
          );
        })}
      </select>
      <IconChevronDown size={20} stroke={1.75} aria-hidden />
    </div>
  );
}

interface OptionProps {
  readonly choice: OptionState;
  readonly texts: FieldTexts;
  readonly locked: boolean;
}

function Option({ choice, texts, locked }: OptionProps) {
  const label = choice.label ?? texts.option(choice.value);
  const reason = choice.disabled === null ? '' : ` – ${texts.text(choice.disabled)}`;

  return (
    <option value={String(choice.value)} disabled={locked || reason !== ''}>
      {`${label}${reason}`}
    </option>
  );
}
