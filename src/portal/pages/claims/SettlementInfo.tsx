import { Accordion } from '@mantine/core';
import '@mantine/core/styles/Accordion.layer.css';
import { useTranslation } from 'react-i18next';
import classes from './SettlementInfo.module.css';

/** How claims are settled, by kind of claim (CLI-014); purchase-price protection only for those who have it (CLI-015). */
export function SettlementInfo({ hasKps }: { readonly hasKps: boolean }) {
  const { t } = useTranslation();
  const kinds = [
    'comprehensive',
    'hail',
    'theft',
    'liability',
    ...(hasKps ? (['kps'] as const) : []),
  ] as const;

  return (
    <section aria-labelledby="settlement">
      <h2 id="settlement" className={classes.title}>
        {t('claims:info.settlement.title')}
      </h2>
      <Accordion
        order={3}
        variant="separated"
        keepMountedMode="display-none"
        classNames={{
          item: classes.item ?? '',
          control: classes.control ?? '',
          label: classes.label ?? '',
          chevron: classes.chevron ?? '',
          panel: classes.panel ?? '',
        }}
      >
        {kinds.map((kind) => (
          <Accordion.Item key={kind} value={kind}>
            <Accordion.Control>{t(`claims:info.settlement.${kind}.title`)}</Accordion.Control>
            <Accordion.Panel>
              <p>{t(`claims:info.settlement.${kind}.text`)}</p>
            </Accordion.Panel>
          </Accordion.Item>
        ))}
      </Accordion>
    </section>
  );
}
