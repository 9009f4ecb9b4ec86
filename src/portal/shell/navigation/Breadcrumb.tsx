import { useEffect, useSyncExternalStore } from 'react';
import type { Contract } from '../../../domain/listContracts.ts';
import classes from './Breadcrumb.module.css';
import { nameContract } from '../../../domain/names/nameContract.ts';
import { ContractPicture } from '../contracts/ContractPicture.tsx';
import { useTexts } from '../../../ui/texts/useTexts.ts';

/** Pixels after which the line stays visible (SHELL-040). */
const stickyAfter = 70;

/**
 * The contract of the page (SHELL-039), on narrow screens with its vehicle; a long name wraps. On a phone only the plate is to be seen, or
 * the name of a vehicle without one. Focused elements and link targets stop below it.
 */
export function Breadcrumb({ contract }: { readonly contract: Contract }) {
  const { t } = useTexts();
  const isFixed = useIsScrolledPast(stickyAfter);
  useEffect(() => {
    document.documentElement.dataset['breadcrumb'] = 'shown';
    return () => {
      delete document.documentElement.dataset['breadcrumb'];
    };
  }, []);
  const { policy } = contract;
  const { name, vehicle } = nameContract(contract);
  const [risk] = policy.risks;
  const parts = [
    { name: t('shell:breadcrumb.policyNumber'), value: policy.policyNumber },
    { name: t('shell:breadcrumb.licensePlate'), value: risk?.licensePlate ?? '' },
    { name: t('shell:breadcrumb.kind'), value: vehicle === null ? '' : name },
    { name: t('shell:breadcrumb.vehicle'), value: vehicle ?? name },
  ].filter(({ value }) => value !== '');
  const shortest = risk?.licensePlate ?? vehicle ?? name;

  const line = (
    <div className={classes.line}>
      <ContractPicture contract={contract} className={classes.picture} />
      <ol className={classes.parts}>
        {parts.map(({ name, value }) => (
          <li key={name} data-short={value === shortest || undefined}>
            <span className="visuallyHidden">{`${name}: `}</span>
            <span translate="no">{value}</span>
          </li>
        ))}
      </ol>
    </div>
  );

  return (
    <div className={classes.container}>
      <div className={classes.spacer} aria-hidden="true">
        {line}
      </div>
      <nav className={classes.breadcrumb} data-fixed={isFixed} aria-label={t('shell:breadcrumb.label')}>
        {line}
      </nav>
    </div>
  );
}

/** Returns true when the page is scrolled by more than this many pixels. */
function useIsScrolledPast(pixels: number): boolean {
  return useSyncExternalStore(subscribe, () => window.scrollY > pixels);
}

function subscribe(changed: () => void): () => void {
  window.addEventListener('scroll', changed, { passive: true });
  return () => window.removeEventListener('scroll', changed);
}
