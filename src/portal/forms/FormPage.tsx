import { type ReactNode, use } from 'react';
import { useTranslation } from 'react-i18next';
import { type WizardPorts, WizardRunner } from '../../wizard/index.ts';
import { openForm } from '../session/openForm.ts';
import { useServices } from '../session/Services.ts';

interface FormPageProps {
  /** Id of the form. */
  readonly id: string;
  readonly ports: WizardPorts;
  readonly aside?: ReactNode;
  /** The page has a heading of its own above the form. */
  readonly section?: boolean;
}

/** A form on a page of the portal, loaded when it is first drawn. */
export function FormPage({ id, ports, aside, section = false }: FormPageProps) {
  const { i18n } = useTranslation();
  const { brand } = useServices();
  const form = use(openForm(id, i18n, brand.id));
  return <WizardRunner key={id} form={form} ports={ports} aside={aside} section={section} />;
}
