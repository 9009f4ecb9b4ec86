import { Component, type ReactNode } from 'react';
import { useTexts } from '../texts/useTexts.ts';
import { LoadFailure } from './LoadFailure.tsx';

/** Thrown in the place of a part whose code could not be loaded, without a connection for example. */
export class PartNotLoaded extends Error {}

interface PartBoundaryProps {
  readonly children?: ReactNode;
  readonly onRetry: () => void;
}

/** Says in the place of a part that its code could not be loaded, and loads it again on request. All other errors go on to the page. */
export class PartBoundary extends Component<PartBoundaryProps, { readonly error: unknown }> {
  override state: { readonly error: unknown } = { error: null };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override render(): ReactNode {
    const { error } = this.state;
    if (error === null) return this.props.children;
    if (!(error instanceof PartNotLoaded)) throw error;
    return <PartFailure onRetry={this.retry} />;
  }

  private readonly retry = () => {
    this.setState({ error: null });
    this.props.onRetry();
  };
}

function PartFailure({ onRetry }: Pick<PartBoundaryProps, 'onRetry'>) {
  const { t } = useTexts();
  return <LoadFailure onRetry={onRetry}>{t('shell:section.failed')}</LoadFailure>;
}
