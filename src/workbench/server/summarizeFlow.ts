import type { FlowCase } from '../../analysis/index.ts';
import { isRecord } from '../../plain/isRecord.ts';
import type { FlowSummary } from '../model/WorkbenchApi.ts';

/** Summarizes a flow test for the page: where it begins, which steps it visits, and which questions it touches. */
export function summarizeFlow(flow: FlowCase, index: number): FlowSummary {
  const { name, file, proves, given, today, items } = flow;
  const visits = items.flatMap(({ item }) => (typeof item === 'object' && 'at' in item ? [item] : []));
  return {
    index,
    name,
    file,
    proves,
    given,
    today,
    steps: [...new Set(visits.map(({ at }) => at))],
    paths: [...new Set(visits.flatMap((item) => listNames(item).map((path) => `${item.at}.${path}`)))],
  };
}

/** Lists the names of questions in an item, those of groups and rows joined by dots, without positions. */
function listNames(item: object): readonly string[] {
  return Object.values(item).flatMap((part: unknown): readonly string[] => {
    if (Array.isArray(part)) return part.filter((name): name is string => typeof name === 'string');
    return isRecord(part) ? listKeys(part) : [];
  });
}

function listKeys(entries: Readonly<Record<string, unknown>>): readonly string[] {
  return Object.entries(entries).flatMap(([key, value]) => {
    const inner = Array.isArray(value)
      ? value.filter(isRecord).flatMap(listKeys)
      : isRecord(value)
        ? listKeys(value)
        : [];
    const plain = key.replace(/\.\d+(?=\.|$)/g, '');
    return [plain, ...inner.map((name) => `${plain}.${name}`)];
  });
}
