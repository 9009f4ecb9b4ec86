import { NativeSelect } from '@mantine/core';
import { IconBuildingStore, IconChevronDown } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Contract } from '../../../domain/contractsOf.ts';
import { useContracts, useSelectedContract } from '../../session/useContracts.ts';
import { Card } from '../../shell/Card.tsx';
import { telephoneLink } from '../../shell/telephoneLink.ts';
import { ContactFacts } from './ContactFacts.tsx';
import classes from './DealerCard.module.css';
import { dealerFacts } from './dealerFacts.ts';

/** Who sold a contract (CLI-005). Groups of accounts are headings of the list, not entries (SEL-004). */
export function DealerCard() {
  const { t } = useTranslation();
  const contracts = useContracts();
  const [chosen, setChosen] = useState(useSelectedContract()?.policy.policyNumber ?? '');
  const contract = contracts.find(({ policy }) => policy.policyNumber === chosen);
  const optionsOf = (isPartner: boolean) =>
    contracts.filter(({ kinds }) => kinds.has('partner') === isPartner).map(toOption);
  const groups = [
    { group: t('selection:group.main'), items: optionsOf(false) },
    { group: t('selection:group.partner'), items: optionsOf(true) },
  ].filter(({ items }) => items.length > 0);

  return (
    <Card title={t('claims:dealer.title')} icon={<IconBuildingStore size={22} stroke={1.75} />}>
      <p>{t('claims:dealer.text')}</p>
      <div className={classes.columns}>
        <NativeSelect
          label={t('claims:dealer.policy')}
          classNames={{ label: classes.label ?? '' }}
          data={[{ value: '', label: t('claims:dealer.choose') }, ...groups]}
          rightSection={<IconChevronDown size={20} stroke={1.75} />}
          value={chosen}
          onChange={(event) => setChosen(event.currentTarget.value)}
        />
        <div aria-live="polite">
          {contract === undefined ? (
            <p className={classes.none}>{t('claims:dealer.none')}</p>
          ) : (
            <Dealer contract={contract} />
          )}
        </div>
      </div>
    </Card>
  );
}

function Dealer({ contract }: { readonly contract: Contract }) {
  const { t } = useTranslation();
  const missing = t('claims:dealer.missing');
  const { name, address, phone, email } = dealerFacts(contract.policy.dealer, missing);

  return (
    <ContactFacts
      facts={[
        { name: t('claims:dealer.name'), value: name },
        { name: t('claims:dealer.address'), value: address },
        {
          name: t('claims:dealer.phone'),
          value: phone === missing ? phone : <a href={telephoneLink(phone)}>{phone}</a>,
        },
        {
          name: t('claims:dealer.email'),
          value: email === missing ? email : <a href={`mailto:${email}`}>{email}</a>,
        },
      ]}
    />
  );
}

function toOption({ policy, label }: Contract): { readonly value: string; readonly label: string } {
  return { value: policy.policyNumber, label };
}
