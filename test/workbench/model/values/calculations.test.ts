import { describe, expect, it } from 'vitest';
import { describeForm } from '../../../../src/analysis/index.ts';
import { compileFormById } from '../../../../src/cli/compileFormById.ts';
import { expandExpression } from '../../../../src/engine/index.ts';
import { type OperationName, operations } from '../../../../src/workbench/model/values/Calculation.ts';
import {
  addOperands,
  createOperation,
  getSlot,
  removeOperands,
} from '../../../../src/workbench/model/values/createOperation.ts';
import { listAllSubjects } from '../../../../src/workbench/model/values/listAllSubjects.ts';
import { listReadableLists, listReadables } from '../../../../src/workbench/model/values/listReadables.ts';
import { listValueTries } from '../../../../src/workbench/model/values/listValueTries.ts';
import { readCalculation } from '../../../../src/workbench/model/values/readCalculation.ts';
import {
  isWholeCalculation,
  writeCalculation,
} from '../../../../src/workbench/model/values/writeCalculation.ts';
import { shippedForms } from '../../../shippedForms.ts';

const written = shippedForms.forms.flatMap(({ id, source }) =>
  Object.entries(source.rules.values ?? {}).map(([name, value]) => [`${id} ${name}`, value] as const),
);

function openForm(id: string) {
  const wizard = compileFormById(shippedForms, id);
  const loaded = shippedForms.forms.find((form) => form.id === id);
  if (!wizard || !loaded) throw new Error('The form has mistakes.');
  return { form: describeForm(shippedForms, wizard), source: loaded.source, facts: wizard.facts };
}

describe('the parts of a value', () => {
  it('are written back as they were, for every value of every form', () => {
    const changed = written.filter(
      ([, value]) => JSON.stringify(writeCalculation(readCalculation(value))) !== JSON.stringify(value),
    );
    expect(changed).toEqual([]);
  });

  it('show most values; the others stay as they are', () => {
    const others = written.filter(([, value]) => readCalculation(value).kind === 'other');
    expect(others.length).toBeLessThan(written.length / 2);
  });

  it.each(Object.keys(operations) as readonly OperationName[])(
    'of "%s" are as many as the operator takes, and each has a place',
    (name) => {
      const fresh = createOperation(name, { kind: 'read', path: 'policy.number' });
      const filled = {
        ...fresh,
        operands: fresh.operands.map((operand, at) =>
          operand.kind === 'read'
            ? ({ kind: 'read', path: 'policy.number' } as const)
            : operand.kind === 'condition'
              ? ({
                  kind: 'condition',
                  group: {
                    kind: 'group',
                    mode: 'all',
                    parts: [{ kind: 'row', subject: 'policy.full', operator: 'holds', value: null }],
                  },
                } as const)
              : getSlot(fresh, at).argument.at === 'list'
                ? ({ kind: 'choice', value: 'policy.rows' } as const)
                : ({
                    kind: 'choice',
                    value: operand.kind === 'choice' && operand.value !== '' ? operand.value : 'countries',
                  } as const),
        ),
      };
      expect(isWholeCalculation(filled)).toBe(true);
      const { parts } = expandExpression(writeCalculation(filled), 'value');
      expect(parts.filter(({ kind }) => kind === 'mistake')).toEqual([]);
      expect(readCalculation(writeCalculation(filled))).toEqual(filled);
    },
  );

  it('are added and removed by cases: the last value stays the one that holds otherwise', () => {
    const choice = createOperation('if');
    const longer = addOperands(choice);
    const names = longer.operands.map((_, at) => getSlot(longer, at).name);
    expect(names).toEqual(['when', 'then', 'when', 'then', 'else']);
    expect(removeOperands(longer, 2)).toEqual(choice);
    const sum = addOperands(createOperation('add'));
    expect(sum.operands.map((_, at) => getSlot(sum, at).name)).toEqual(['first', 'and', 'and']);
    expect(getSlot(createOperation('age'), 0).wants).toBe('date');
  });
});

describe('a value reads', () => {
  const opened = openForm('payment-details');

  it('answers, other values and facts, and the parts of a row of a list', () => {
    const paths = listReadables(opened, 'premium').map(({ path }) => path);
    expect(paths).toEqual(expect.arrayContaining(['paymentDetails.paymentType', 'value.validFrom']));
    expect(paths).not.toContain('value.premium');
    const covers = listReadableLists(opened).find(({ path }) => path === 'policy.guarantees');
    expect(covers?.parts.map(({ path }) => path)).toContain('row.monthly');
  });

  it('answers of its own form through other values, and is tried with each of them', () => {
    const tries = listValueTries(opened, 'value.premium', { 'paymentDetails.paymentType': 'MONTHLY' });
    expect(tries).toContainEqual([{ key: 'paymentDetails.paymentType', to: 'YEARLY' }]);
    expect(tries).not.toContainEqual([{ key: 'paymentDetails.paymentType', to: 'MONTHLY' }]);
  });

  it('nothing below the question whose condition reads it', () => {
    const evb = openForm('ncb-calculator');
    const offered = (path: string) =>
      listAllSubjects(evb, path).flatMap(({ kind, id }) => (kind === 'value' ? [id] : []));
    expect(offered('')).toContain('value.totalLoss');
    expect(offered(evb.form.steps[0]?.id ?? '')).not.toContain('value.totalLoss');
  });

  it('has its sentence and its readers by their words', () => {
    const premium = opened.form.values.find(({ name }) => name === 'premium');
    expect(premium?.says).toMatch(/^wenn „Zahlungsweise“ ist „Monatlich“: .*sonst: wenn „Zahlungsweise“ ist/);
    expect(premium?.readBy.map(({ label }) => label)).toEqual([
      'Ihr Beitrag je Zahlung',
      'Ihr Beitrag im Jahr',
    ]);
  });
});
