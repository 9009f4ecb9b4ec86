import { Link } from 'react-router-dom';
import { footerLinks, hasFooter } from '../../pageTable/menuGroups.ts';
import { useServices } from '../../session/Services.ts';
import classes from './Footer.module.css';
import { useTexts } from '../../../ui/texts/useTexts.ts';

/**
 * Legal links and the company behind the brand (SHELL-041, BRAND-006). A brand without footer support shows the text of its record
 * (BRAND-007). Below a form on a phone it is one line that unfolds.
 */
export function Footer() {
  const { t } = useTexts();
  const { brand } = useServices();
  const { footer } = brand;
  if (!hasFooter(brand)) return null;

  return (
    <footer className={classes.footer}>
      <details className={classes.folded}>
        <summary>{t('shell:footer.label')}</summary>
        <div className={classes.row}>
          <nav aria-label={t('shell:footer.label')}>
            <ul>
              {footerLinks.map(({ to, label }) => (
                <li key={to}>
                  <Link to={to}>{t(label)}</Link>
                </li>
              ))}
              <li>
                {/* A page of the server, because it is there for those who are not signed in, too. */}
                <a href="/barrierefreiheit">{t('shell:footer.accessibility')}</a>
              </li>
            </ul>
          </nav>
          {footer.support && (
            <p>{t('shell:footer.companies', { insurer: footer.insurer, broker: footer.broker })}</p>
          )}
        </div>
      </details>
    </footer>
  );
}
