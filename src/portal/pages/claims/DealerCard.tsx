import { useState } from 'react';
import type { Contract } from '../../../domain/listContracts.ts';
import { useContracts, useSelectedContract } from '../../session/hooks/useContracts.ts';
import { Card } from '../../../ui/boxes/Card.tsx';
import { ContractPicker } from '../../shell/contracts/ContractPicker.tsx';
import { formatPhoneLink } from '../../../ui/texts/formatPhoneLink.ts';
import { ContactFacts } from './ContactFacts.tsx';
import classes from './DealerCard.module.css';
import { describeDealer } from './describeDealer.ts';
import { useTexts } from '../../../ui/texts/useTexts.ts';

/** The dealer of a contract (CLI-005); an only contract is chosen already. */
export function DealerCard() {
  const { t } = useTexts();
  const contracts = useContracts();
  const selected = useSelectedContract();
  const only = contracts.length === 1 ? contracts[0] : undefined;
  const [chosen, setChosen] = useState((selected ?? only)?.policy.policyNumber ?? '');
  const contract = contracts.find(({ policy }) => policy.policyNumber === chosen);

  return (
    <Card title={t('claims:dealer.title')}>
      <p>{t('claims:dealer.text')}</p>
      <div className={classes.columns}>
        <ContractPicker
          label={t('claims:dealer.policy')}
          none={t('claims:dealer.choose')}
          value={chosen}
          onChange={setChosen}
        />
        <div aria-live="polite">{contract !== undefined && <Dealer contract={contract} />}</div>
      </div>
    </Card>
  );
}

function Dealer({ contract }: { readonly contract: Contract }) {
  const { t } = useTexts();
  const missing = t('claims:dealer.missing');
  const { name, address, phone, email } = describeDealer(contract.policy.dealer, missing);

  return (
    <ContactFacts
      facts={[
        { name: t('claims:dealer.name'), value: name },
        { name: t('claims:dealer.address'), value: address },
        {
          name: t('claims:dealer.phone'),
          value: phone === missing ? phone : <a href={formatPhoneLink(phone)}>{phone}</a>,
        },
        {
          name: t('claims:dealer.email'),
          value: email === missing ? email : <a href={`mailto:${email}`}>{email}</a>,
        },
      ]}
    />
  );
}
