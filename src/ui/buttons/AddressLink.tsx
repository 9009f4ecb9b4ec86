import { IconExternalLink } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { isForeignAddress } from '../../plain/isForeignAddress.ts';
import { useTexts } from '../texts/useTexts.ts';
import classes from './AddressLink.module.css';

interface AddressLinkProps {
  readonly address: string;
  /** The name under which a file of this host is saved, empty for its own; absent: the address is no file. */
  readonly fileName?: string | undefined;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A link to an address that others wrote. On another host it opens in a new tab, so that the portal stays open, and its name says so. */
export function AddressLink({ address, fileName, className, children }: AddressLinkProps) {
  if (isForeignAddress(address))
    return (
      <a className={className} href={address} target="_blank" rel="noopener noreferrer">
        {children}
        <NewTab />
      </a>
    );
  return (
    <a className={className} href={address} download={fileName}>
      {children}
    </a>
  );
}

function NewTab() {
  const { t } = useTexts();
  return (
    <>
      <IconExternalLink className={classes['icon']} size={16} stroke={1.75} aria-hidden="true" />
      <span className="visuallyHidden">{t('shell:newTab')}</span>
    </>
  );
}
