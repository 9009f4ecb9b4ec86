import { listApplyingSteps, type Step, type Walk } from '../../../engine/index.ts';
import type { FormTexts } from '../../texts/createFormTexts.ts';
import type { AnswerSection } from '../../../ui/boxes/AnswerList.tsx';
import { summarizeStep } from './summarizeStep.ts';

/** Summarizes the answers for operations that keep them: the questions of all steps that the summary shows, without sensitive answers. */
export function summarizeAnswers(walk: Walk, texts: FormTexts): readonly AnswerSection[] {
  const hasSummary = (step: Step) =>
    walk.wizard.nodes.slice(step.first, step.last).some((node) => node.control.kind === 'summary');
  const asked = listApplyingSteps(walk).filter((step) => !hasSummary(step));
  return asked.flatMap((step) => {
    const section = summarizeStep(walk, step, texts);
    const groups = (section?.groups ?? []).flatMap(({ title, rows }) => {
      const kept = rows.filter(({ isSensitive }) => !isSensitive);
      return kept.length === 0 ? [] : [{ ...(title === null ? {} : { title }), rows: kept.map(toAnswerRow) }];
    });
    return section === null || groups.length === 0 ? [] : [{ title: section.title, groups }];
  });
}

function toAnswerRow({ question, answer }: { readonly question: string; readonly answer: string | null }) {
  return { question, ...(answer === null ? {} : { answer }) };
}
