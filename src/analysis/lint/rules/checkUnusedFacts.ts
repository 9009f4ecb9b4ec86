import { mistake } from '../../messages/messages.ts';
import type { Check } from '../LintSubject.ts';
import { collectStrings, collectFormStrings } from '../shared/collectStrings.ts';
import { formatPointer } from '../shared/formatPointer.ts';

/** Finds facts that no form, shared rule, table or text reads. The program computes each fact, so that its name there says nothing. */
export const unusedFact: Check = ({ repository, forms, tools: { namesInCode } }) => {
  if (namesInCode === null) return [];
  const { conditions, values, tables, facts } = repository.shared;
  const parts = [...repository.reusable.parts.values()].map(({ part }) => part);
  const shared = collectStrings([conditions, values, tables, facts.never, parts]);
  const written = [shared, ...forms.map(({ source }) => collectFormStrings(source))];
  const names = new Set(written.flatMap((one) => [...one].map((name) => name.replace(/^!/, ''))));
  // Brand and day are known to every form and page.
  const isCommon = (name: string) => name === 'today' || name.startsWith('brand.');
  const isRead = (name: string) => names.has(name) || [...names].some((one) => one.startsWith(`${name}.`));
  return Object.keys(facts.facts)
    .filter((name) => !isCommon(name) && !isRead(name))
    .map((name) => ({
      file: 'schemas/_shared/facts.json',
      pointer: formatPointer('facts', name),
      key: true,
      ...mistake('unused-fact', { name }),
    }));
};
