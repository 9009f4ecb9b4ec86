import type { FlowDriver } from '../driver/FlowDriver.ts';
import type { FlowCase } from '../listFlowCases.ts';
import { hasValue } from '../replaceValue.ts';

/**
 * Lists the required questions of the step on which a failed flow stands that the flow never answers, as paths
 * (`type.allKeys`). `driver`: the one that ran the flow.
 */
export async function listUnanswered(flow: FlowCase, driver: FlowDriver): Promise<readonly string[]> {
  const { step } = await driver.see();
  if (step === null) return [];
  const open = await driver.canContinue(step);
  return open.flatMap(({ field, code }) =>
    field !== null && code === 'required' && !answersField(flow, step, field) ? [`${step}.${field}`] : [],
  );
}

function answersField({ items }: FlowCase, step: string, field: string): boolean {
  return items.some(
    ({ item }) =>
      typeof item === 'object' &&
      'at' in item &&
      item.at === step &&
      (hasValue(item.enter ?? {}, field.split('.')) || item.type?.[field] !== undefined),
  );
}
