import { useState } from 'react';
import { useSessionData } from '../../../session/SessionData.ts';
import { useContracts } from '../../../session/hooks/useContracts.ts';
import { ContractSearch } from '../../../shell/contracts/ContractSearch.tsx';
import { HelpBubble } from '../../../shell/messages/HelpBubble.tsx';
import { NothingFound } from '../../../shell/contracts/NothingFound.tsx';
import { LostEntries } from '../../../shell/messages/LostEntries.tsx';
import { useContractSearch } from '../../../shell/contracts/useContractSearch.ts';
import { FurtherContracts } from './FurtherContracts.tsx';
import { groupContracts } from './groupContracts.ts';
import classes from './ContractList.module.css';
import { ContractRows } from './ContractRows.tsx';
import { useTexts } from '../../../../ui/texts/useTexts.ts';

/** Number of vehicles before a press on "all", so that the errands below stay near. */
const shownFirst = 3;

/**
 * The contracts: vehicles, and folded the contracts that belong to them, those of related accounts and those that ended. Each links to its
 * overview. A search shows all that it finds.
 */
export function ContractList() {
  const { t } = useTexts();
  const contracts = useContracts();
  const { unreadableContracts } = useSessionData();
  const [isWhole, setWhole] = useState(false);
  const search = useContractSearch(contracts);
  const isSearched = search.value !== '';
  const found = contracts.filter(search.finds);
  const { vehicles, others, partner, ended } = groupContracts(found);
  const count = groupContracts(contracts).vehicles.length;
  const isShort = vehicles.length + others.length <= shownFirst;
  const near = isShort ? [...vehicles, ...others] : vehicles;
  const further = { others: isShort ? [] : others, partner, ended };

  return (
    <section className={classes.contracts} aria-labelledby="contracts">
      <HelpBubble of="dashboard.contracts" about={t('dashboard:contracts.title')}>
        <h2 id="contracts">{t('dashboard:contracts.title')}</h2>
      </HelpBubble>
      {contracts.length === 0 && unreadableContracts === 0 && <p>{t('dashboard:contracts.empty')}</p>}
      {contracts.length > 0 && (
        <div className={classes.card}>
          {search.isOffered && (
            <ContractSearch
              search={search}
              count={found.length}
              label={count > 1 ? t('dashboard:contracts.search', { count }) : t('shell:contractSearch.label')}
              hint={t('dashboard:contracts.search.hint')}
            />
          )}
          {isSearched && found.length === 0 && (
            <NothingFound text={t('shell:contractSearch.nothing')} onClear={search.clear} />
          )}
          <ContractRows contracts={isWhole || isSearched ? near : near.slice(0, shownFirst)} />
          {!isSearched && near.length > shownFirst && (
            <button
              type="button"
              className={classes.all}
              aria-expanded={isWhole}
              onClick={() => setWhole(!isWhole)}
            >
              {isWhole ? t('dashboard:contracts.fewer') : t('dashboard:contracts.all', { count })}
            </button>
          )}
          <FurtherContracts groups={further} isOpen={isSearched || near.length === 0} />
        </div>
      )}
      <LostEntries of="contracts" count={unreadableContracts} />
    </section>
  );
}
