import frame from '../../elements/Field.module.css';
import { useWizard } from '../../context/useWizard.ts';
import type { BlockProps } from '../../elements/BlockProps.ts';
import box from '../../../ui/style/TextBox.module.css';
import type { FieldTexts } from '../../inputs/ControlProps.ts';
import { chooseBoxWidth } from '../../inputs/typed/chooseBoxWidth.ts';
import classes from './ValueBlock.module.css';
import { useBlockData, useBlockValues } from '../../elements/useBlockValues.ts';

/** Shows a known value (`of`) like a question that cannot be changed here. Codes have their words under `options.<code>`. */
export function ValueBlock({ state, texts }: BlockProps) {
  const { texts: formTexts } = useWizard();
  const { of } = useBlockValues(state);
  const said = formatCodes(useBlockData(state)['of'], texts) || (typeof of === 'string' ? of : '');
  const shown = said || formTexts.get(['wizard:summary.none']);
  if (state.block.control.params['look'] === 'row')
    return (
      <dl className={classes.row}>
        <dt>{texts.label}</dt>
        <dd>{shown}</dd>
      </dl>
    );
  const hintId = texts.hint === '' ? undefined : `${state.name}-hint`;
  return (
    <div className={frame.field}>
      <label htmlFor={state.name} className={frame.label}>
        {texts.label}
      </label>
      {hintId !== undefined && (
        <p id={hintId} className={frame.hint}>
          {texts.hint}
        </p>
      )}
      <input
        id={state.name}
        className={box.box}
        data-width={chooseBoxWidth(shown.length + 5)}
        value={shown}
        readOnly
        aria-describedby={hintId}
      />
    </div>
  );
}

/** Writes codes in the words of the block; empty when one code has no words. */
function formatCodes(value: unknown, texts: FieldTexts): string {
  const codes: readonly unknown[] = Array.isArray(value) ? value : [value];
  const words = codes.map((code) =>
    typeof code === 'string' || typeof code === 'number' || typeof code === 'boolean'
      ? texts.option(code)
      : '',
  );
  return words.every((word) => word !== '') ? words.join(', ') : '';
}
