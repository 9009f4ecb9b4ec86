import { useSessionData } from '../../../session/SessionData.ts';
import { useContracts } from '../../../session/hooks/useContracts.ts';
import { ContractSearch } from '../../../shell/contracts/ContractSearch.tsx';
import { HelpBubble } from '../../../shell/messages/HelpBubble.tsx';
import { NothingFound } from '../../../shell/contracts/NothingFound.tsx';
import { LostEntries } from '../../../shell/messages/LostEntries.tsx';
import { useContractSearch } from '../../../shell/contracts/useContractSearch.ts';
import { groupContracts } from './groupContracts.ts';
import classes from './ContractList.module.css';
import { ContractRows } from './ContractRows.tsx';
import { FoldedContracts } from './FoldedContracts.tsx';
import { useTexts } from '../../../../ui/texts/useTexts.ts';

/** Number of vehicles before a press on "more", so that the errands below stay near. */
const shownFirst = 5;

/**
 * The contracts: vehicles, contracts that belong to them, those of related accounts, and folded those that ended. Each links to its
 * overview.
 */
export function ContractList() {
  const { t } = useTexts();
  const contracts = useContracts();
  const { unreadableContracts } = useSessionData();
  const search = useContractSearch(contracts, null);
  const isSearched = search.value !== '';
  const found = contracts.filter(search.finds);
  const { vehicles, others, partner, ended } = groupContracts(found);
  const shown = isSearched ? vehicles : vehicles.slice(0, shownFirst);
  const more = vehicles.slice(shown.length);

  return (
    <section className={classes.contracts} aria-labelledby="contracts">
      <div className={classes.head}>
        <HelpBubble of="dashboard.contracts" about={t('dashboard:contracts.title')}>
          <h2 id="contracts">{t('dashboard:contracts.title')}</h2>
        </HelpBubble>
        {search.isOffered && <ContractSearch search={search} count={found.length} />}
      </div>
      {contracts.length === 0 && unreadableContracts === 0 && <p>{t('dashboard:contracts.empty')}</p>}
      {isSearched && found.length === 0 && (
        <NothingFound text={t('shell:contractSearch.nothing')} onClear={search.clear} />
      )}
      <ContractRows contracts={shown} />
      <FoldedContracts title={t('dashboard:contracts.more', { count: more.length })} contracts={more} />
      {others.length > 0 && <h3>{t('dashboard:contracts.others')}</h3>}
      <ContractRows contracts={others} />
      {partner.length > 0 && <h3>{t('dashboard:contracts.partner')}</h3>}
      <ContractRows contracts={partner} />
      <FoldedContracts
        title={t('dashboard:contracts.ended', { count: ended.length })}
        contracts={ended}
        isOpen={isSearched}
      />
      <LostEntries of="contracts" count={unreadableContracts} />
    </section>
  );
}
