import { useWizard } from '../context/useWizard.ts';
import { StepErrors, useProblems } from './StepErrors.tsx';

/** Title of the tab and summary of errors: both mention errors. */
export function StepProblems({ step, title }: { readonly step: string; readonly title: string }) {
  const { texts, ports } = useWizard();
  const { problems, isInfo } = useProblems(step);
  const tab = texts.get(['wizard:title'], { title, brand: ports().brandName });
  return (
    <>
      <title>
        {problems.length > 0 && !isInfo ? texts.get(['wizard:errors.pageTitle'], { title: tab }) : tab}
      </title>
      <StepErrors step={step} />
    </>
  );
}
