import { IconExternalLink } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link, useInRouterContext } from 'react-router-dom';
import { isForeignAddress } from '../../content/index.ts';
import { useTexts } from '../../ui/texts/useTexts.ts';
import classes from './ContentLink.module.css';
import { InLinkContext } from './InLinkContext.ts';
import type { LinkTarget } from './readLinkTarget.ts';

interface ContentLinkProps {
  readonly target: LinkTarget;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A link of the content service. On another host it opens in a new tab, so that the portal stays open, and its name says so. */
export function ContentLink({ target, className, children }: ContentLinkProps) {
  const isInRouter = useInRouterContext();
  const { kind, address } = target;
  const words = <InLinkContext value={true}>{children}</InLinkContext>;

  if (isForeignAddress(address))
    return (
      <a className={className} href={address} target="_blank" rel="noopener noreferrer">
        {words}
        <NewTab />
      </a>
    );
  if (kind === 'page' && isInRouter)
    return (
      <Link className={className} to={address}>
        {words}
      </Link>
    );
  return (
    <a className={className} href={address} {...(kind === 'file' ? { download: target.fileName } : {})}>
      {words}
    </a>
  );
}

function NewTab() {
  const { t } = useTexts();
  return (
    <>
      <IconExternalLink className={classes['icon']} size={16} stroke={1.75} aria-hidden="true" />
      <span className="visuallyHidden">{t('shell:content.newTab')}</span>
    </>
  );
}
