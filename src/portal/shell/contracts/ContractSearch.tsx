import classes from './ContractSearch.module.css';
import type { Search } from './useContractSearch.ts';
import { useTexts } from '../../../ui/texts/useTexts.ts';

interface ContractSearchProps {
  readonly search: Search;
  /** Number of found contracts. */
  readonly count: number;
}

/** Finds contracts while the customer types. It stands outside of forms, so that Enter sends nothing. */
export function ContractSearch({ search, count }: ContractSearchProps) {
  const { t } = useTexts();
  const { value, input, change } = search;
  return (
    <div className={classes.search}>
      <label htmlFor="contract-search">{t('shell:contractSearch.label')}</label>
      <input
        id="contract-search"
        ref={input}
        type="search"
        value={value}
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        onChange={(event) => change(event.currentTarget.value)}
      />
      <output className="visuallyHidden">{value !== '' && t('shell:contractSearch.found', { count })}</output>
    </div>
  );
}
