import { useState } from 'react';
import type { Contract } from '../../../domain/contractsOf.ts';
import { useServices } from '../../session/Services.ts';
import { useSessionData } from '../../session/SessionData.ts';
import { useContracts } from '../../session/useContracts.ts';
import { HelpBubble } from '../../shell/HelpBubble.tsx';
import { TextWithNumbers } from '../../shell/TextWithNumbers.tsx';
import { vehicleName } from '../../shell/vehicleName.ts';
import { contractGroups } from './contractGroups.ts';
import classes from './ContractList.module.css';
import { ContractRows } from './ContractRows.tsx';
import { ContractSearch } from './ContractSearch.tsx';
import { FoldedContracts } from './FoldedContracts.tsx';
import { useTexts } from '../../../wizard/ports/useTexts.ts';

/** From so many contracts on they can be searched. */
const searchedFrom = 8;
/** So many vehicles are shown before somebody asks for more, so that what can be done stays near. */
const shownFirst = 5;

/** The contracts: vehicles, what belongs to them, those of related accounts, and folded those that ended. Each leads to its overview. */
export function ContractList() {
  const { t } = useTexts();
  const contracts = useContracts();
  const { hasUnreadableContracts } = useSessionData();
  const { phone } = useServices().brand.contact;
  const [searched, setSearched] = useState('');
  const found = contracts.filter((contract) => isFound(contract, searched));
  const { vehicles, others, partner, ended } = contractGroups(found);
  const shown = searched === '' ? vehicles.slice(0, shownFirst) : vehicles;
  const more = vehicles.slice(shown.length);

  return (
    <section className={classes.contracts} aria-labelledby="contracts">
      <div className={classes.head}>
        <HelpBubble of="dashboard.contracts" about={t('dashboard:contracts.title')}>
          <h2 id="contracts">{t('dashboard:contracts.title')}</h2>
        </HelpBubble>
        {contracts.length >= searchedFrom && (
          <ContractSearch value={searched} count={found.length} onChange={setSearched} />
        )}
      </div>
      {contracts.length === 0 && !hasUnreadableContracts && <p>{t('dashboard:contracts.empty')}</p>}
      {contracts.length > 0 && found.length === 0 && <p>{t('dashboard:contracts.notFound')}</p>}
      <ContractRows contracts={shown} />
      <FoldedContracts title={t('dashboard:contracts.more', { count: more.length })} contracts={more} />
      {others.length > 0 && <h3>{t('dashboard:contracts.others')}</h3>}
      <ContractRows contracts={others} />
      {partner.length > 0 && <h3>{t('dashboard:contracts.partner')}</h3>}
      <ContractRows contracts={partner} />
      <FoldedContracts
        title={t('dashboard:contracts.ended', { count: ended.length })}
        contracts={ended}
        isOpen={searched !== ''}
      />
      {hasUnreadableContracts && (
        <p>
          <TextWithNumbers text={t('dashboard:contracts.incomplete', { phone })} />
        </p>
      )}
    </section>
  );
}

function isFound({ policy, label }: Contract, searched: string): boolean {
  const words = `${vehicleName(policy)} ${label}`.toLowerCase();
  return searched
    .toLowerCase()
    .split(' ')
    .every((word) => words.includes(word));
}
