import { didYouMean, expandExpression, settingWords } from '../../../engine/index.ts';
import { mistake } from '../../messages/messages.ts';
import { type Check, type LintSubject } from '../LintSubject.ts';
import { memoizePerObject } from '../shared/memoizePerObject.ts';
import { collectParameters } from '../texts/checkTexts.ts';
import { formatPointer } from '../shared/formatPointer.ts';
import { collectStrings, collectFormStrings } from '../shared/collectStrings.ts';

export const unusedShape: Check = ({ repository, forms }) => {
  const { parts } = repository.reusable;
  const written = [...parts.values()].map(({ part }) => part.properties);
  const refs = [
    ...collectStrings([repository.shared.schemas, written, forms.map(({ source }) => source.steps)]),
  ].map((ref) => ref.replace(/^.*\//, '').replace(/\.json$/, ''));
  return Object.keys(repository.shared.schemas)
    .filter((name) => !refs.includes(name))
    .map((name) => ({
      file: `schemas/_shared/${name}.json`,
      pointer: '',
      ...mistake('unused-shape', { name }),
    }));
};

/** Creates a test whether a name is used in a definition or in the program, because pages read tables and settings, too. */
const createUseTest = memoizePerObject(({ repository, forms, tools: { namesInCode } }: LintSubject) => {
  const { conditions, values, tables, facts } = repository.shared;
  const written = [
    collectStrings([conditions, values, tables, facts.never]),
    ...forms.map(({ source }) => collectFormStrings(source)),
  ];
  return (name: string) =>
    namesInCode === null || namesInCode.has(name) || written.some((one) => one.has(name));
});

export const unusedTable: Check = (subject) => {
  const isUsed = createUseTest(subject);
  const { tables, tableFiles } = subject.repository.shared;
  return Object.keys(tables)
    .filter((name) => !isUsed(name) && !isUsed(`table.${name}`))
    .map((name) => ({
      file: tableFiles[name] ?? '',
      pointer: formatPointer(name),
      key: true,
      ...mistake('unused-table', { name }),
    }));
};

export const unusedSetting: Check = (subject) => {
  const isUsed = createUseTest(subject);
  const { settings } = subject.repository.shared;
  const namesInTexts = collectParameters(subject.repository);
  const isNamedInTexts = (name: string) =>
    Object.keys(settingWords({ [name]: settings[name] })).some((word) => namesInTexts.has(word));
  return Object.keys(settings)
    .filter((name) => ![name, `settings.${name}`, `!settings.${name}`].some(isUsed) && !isNamedInTexts(name))
    .map((name) => ({
      file: 'rules/_shared/settings.json',
      pointer: formatPointer(name),
      key: true,
      ...mistake('unused-setting', { name }),
    }));
};

export const unusedOutcomes: Check = ({ repository, forms }) => {
  const written = [
    repository.files.get('schemas/_shared/outcomes.json')?.value,
    ...forms.map(({ id }) => repository.files.get(`schemas/${id}/calls.json`)?.value),
    ...[...repository.reusable.parts.values()].map(({ part }) => part.calls),
  ];
  const used = collectStrings(written);
  return Object.keys(repository.reusable.outcomes)
    .filter((name) => !used.has(name))
    .map((name) => ({
      file: 'schemas/_shared/outcomes.json',
      pointer: formatPointer(name),
      key: true,
      ...mistake('unused-outcomes', { name }),
    }));
};

export const unusedPart: Check = ({ repository, forms }) => {
  const { parts } = repository.reusable;
  const used = collectStrings([
    ...forms.map(({ id }) => repository.files.get(`schemas/${id}/form.json`)?.value),
    ...[...parts.values()].map(({ part }) => part.properties),
  ]);
  return [...parts]
    .filter(([name]) => !used.has(name))
    .map(([name, { file }]) => ({
      file,
      pointer: '',
      ...mistake('unused-part', { name }),
    }));
};

/** Finds overrides of a part that repeat the part. */
export const repeatedOverride: Check = ({ forms }) =>
  forms.flatMap(({ repetitions }) =>
    repetitions.map(({ file, pointer, what }) => ({
      file,
      pointer,
      key: true,
      ...mistake('repeated-override', { what }),
    })),
  );

/** Checks that impossible combinations consist of declared facts only. */
export const neverOfNothing: Check = ({ repository: { shared } }) => {
  const { facts, never = [] } = shared.facts;
  const known = [...Object.keys(facts), ...Object.keys(shared.settings).map((name) => `settings.${name}`)];
  return never.flatMap(({ if: rule }, position) =>
    expandExpression(rule, 'condition').parts.flatMap((part) =>
      part.kind !== 'path' || part.name.startsWith('row.') || known.includes(part.name)
        ? []
        : [
            {
              file: 'schemas/_shared/facts.json',
              pointer: formatPointer('never', position, 'if') + part.pointer,
              ...mistake('never-of-nothing', { name: part.name }),
              ...didYouMean(part.name, known),
            },
          ],
    ),
  );
};

/**
 * Finds named values that no rule, payload, part, table or other value reads. Values that `"..."` expands are only visible in the files.
 */
export const unusedValue: Check = (subject) => {
  const { repository, forms } = subject;
  const isUsed = createUseTest(subject);
  const { values, valueFiles } = repository.shared;
  const written = createTextTest(repository);
  const shared = Object.keys(values)
    .filter((name) => !isReadIn(name, isUsed) && !isReadIn(name, written))
    .map((name) => findUnusedIn(valueFiles[name] ?? 'rules/_shared', name));
  const own = forms.flatMap(({ id, source }) => {
    const used = collectFormStrings(source);
    return Object.keys(source.rules.values ?? {})
      .filter((name) => !isReadIn(name, (one) => used.has(one)) && !isReadIn(name, written))
      .map((name) => findUnusedIn(`rules/${id}.json`, name));
  });
  return [...shared, ...own];
};

function isReadIn(name: string, has: (written: string) => boolean): boolean {
  return has(`value.${name}`) || has(`!value.${name}`);
}

/** Creates a test whether a text is written in any definition. */
function createTextTest({ files }: LintSubject['repository']): (written: string) => boolean {
  const rules = [...files].filter(([path]) => /^rules\/|\/(calls|part)\.json$/.test(path));
  const texts = collectStrings(rules.map(([, { value }]) => value));
  return (one) => texts.has(one);
}

function findUnusedIn(file: string, name: string) {
  return { file, pointer: formatPointer('values', name), key: true, ...mistake('unused-value', { name }) };
}
