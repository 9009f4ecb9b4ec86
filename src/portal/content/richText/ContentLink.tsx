import type { ReactNode } from 'react';
import { Link, useInRouterContext } from 'react-router-dom';
import { AddressLink } from '../../../ui/buttons/AddressLink.tsx';
import { InLinkContext } from './InLinkContext.ts';
import type { LinkTarget } from './readLinkTarget.ts';

interface ContentLinkProps {
  readonly target: LinkTarget;
  readonly children: ReactNode;
}

/** A link of the content service. Before the portal has opened there are no routes, and pages are loaded anew. */
export function ContentLink({ target, children }: ContentLinkProps) {
  const isInRouter = useInRouterContext();
  const words = <InLinkContext value={true}>{children}</InLinkContext>;
  if (target.kind === 'page' && isInRouter) return <Link to={target.address}>{words}</Link>;
  return (
    <AddressLink address={target.address} fileName={target.kind === 'file' ? target.fileName : undefined}>
      {words}
    </AddressLink>
  );
}
