import { type ReactNode, useEffect, useRef } from 'react';
import { useServices } from '../../session/Services.ts';
import classes from './FullPage.module.css';
import { LogoPage } from './LogoPage.tsx';
import { useTexts } from '../../../ui/texts/useTexts.ts';

interface FullPageProps {
  readonly title: string;
  readonly icon: ReactNode;
  readonly children: ReactNode;
  /** One button. */
  readonly action?: ReactNode;
}

/** A full page for a state without the portal: the problem, the next step, and a contact. Its heading takes the focus. */
export function FullPage({ title, icon, children, action }: FullPageProps) {
  const { brand } = useServices();
  const { t } = useTexts();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), [title]);

  return (
    <LogoPage>
      <title>{t('shell:title', { page: title, brand: brand.name })}</title>
      <div className={classes.content}>
        <span className={classes.icon} aria-hidden="true">
          {icon}
        </span>
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        <div className={classes.text}>{children}</div>
        {action}
      </div>
    </LogoPage>
  );
}
