import classes from './ContractSearch.module.css';
import type { Search } from './useContractSearch.ts';
import { useTexts } from '../../../ui/texts/useTexts.ts';

interface ContractSearchProps {
  readonly search: Search;
  /** Number of found contracts. */
  readonly count: number;
  /** A question in the place of the usual label. */
  readonly label?: string;
  readonly hint?: string;
}

/** Finds contracts while the customer types. It stands outside of forms, so that Enter sends nothing. */
export function ContractSearch({ search, count, label, hint }: ContractSearchProps) {
  const { t } = useTexts();
  const { value, input, change } = search;
  return (
    <div className={classes.search} data-wide={label !== undefined || undefined}>
      <label htmlFor="contract-search">{label ?? t('shell:contractSearch.label')}</label>
      <input
        id="contract-search"
        ref={input}
        type="search"
        value={value}
        aria-describedby={hint === undefined ? undefined : 'contract-search-hint'}
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        onChange={(event) => change(event.currentTarget.value)}
      />
      {hint !== undefined && (
        <p id="contract-search-hint" className={classes.hint}>
          {hint}
        </p>
      )}
      <output className="visuallyHidden">{value !== '' && t('shell:contractSearch.found', { count })}</output>
    </div>
  );
}
