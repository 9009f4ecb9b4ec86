import { Component, type ReactNode } from 'react';
import { useTexts } from '../texts/useTexts.ts';

interface SectionBoundaryProps {
  readonly children: ReactNode;
  /** Drawn in the place of children that throw; without it a sentence says so. */
  readonly instead?: ReactNode;
}

/** A section of a page whose errors stay inside of it: the rest of the page remains. */
export class SectionBoundary extends Component<SectionBoundaryProps, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render(): ReactNode {
    const { children, instead = <SectionFailed /> } = this.props;
    return this.state.hasFailed ? instead : children;
  }
}

function SectionFailed() {
  const { t } = useTexts();
  return <p>{t('shell:section.failed')}</p>;
}
