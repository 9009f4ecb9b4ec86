import { FoldedTexts } from '../../../../ui/boxes/FoldedTexts.tsx';
import classes from './SettlementInfo.module.css';
import { useTexts } from '../../../../ui/texts/useTexts.ts';

/** The settlement of claims by kind of claim (CLI-014). Purchase-price protection appears only for customers who have it (CLI-015). */
export function SettlementInfo({ hasKps }: { readonly hasKps: boolean }) {
  const { t } = useTexts();
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
      <FoldedTexts
        level={3}
        texts={kinds.map((kind) => ({
          id: kind,
          title: t(`claims:info.settlement.${kind}.title`),
          text: <p>{t(`claims:info.settlement.${kind}.text`)}</p>,
        }))}
      />
    </section>
  );
}
