import classes from './ContractList.module.css';
import { useTexts } from '../../../wizard/ports/useTexts.ts';

interface ContractSearchProps {
  readonly value: string;
  /** How many contracts it finds. */
  readonly count: number;
  readonly onChange: (value: string) => void;
}

/** Finds contracts by vehicle, plate or policy number as somebody types. */
export function ContractSearch({ value, count, onChange }: ContractSearchProps) {
  const { t } = useTexts();
  return (
    <div className={classes.search}>
      <label htmlFor="contract-search">{t('dashboard:contracts.search')}</label>
      <input
        id="contract-search"
        type="search"
        value={value}
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      <output className="visuallyHidden">{value !== '' && t('dashboard:contracts.found', { count })}</output>
    </div>
  );
}
