import { Component, type ReactNode } from 'react';
import { useTexts } from '../texts/useTexts.ts';

interface SectionBoundaryProps {
  readonly children: ReactNode;
  /** What stands in the place of a part that cannot be drawn; a sentence if absent. */
  readonly instead?: ReactNode;
}

/** A part of a page that is drawn from data: when it cannot be, the rest of the page stays. */
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
