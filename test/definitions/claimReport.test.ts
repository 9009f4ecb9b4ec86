import { describe, expect, it } from 'vitest';
import { compileValidators } from '../../src/definitions/disk.ts';
import {
  compileWizard,
  collectLeafSchemas,
  startWalk,
  changeWalk,
  nodeState,
} from '../../src/engine/index.ts';
import { formEnvironment } from '../../src/cli/formEnvironment.ts';
import { shippedForms } from '../shippedForms.ts';

const repository = shippedForms;
const form = repository.forms.find(({ id }) => id === 'claim-report');
if (!form) throw new Error('the claim report cannot be read');
const { source } = form;
const compiled = compileWizard(source, {
  validators: compileValidators(collectLeafSchemas(source)),
  ...formEnvironment,
});
if (!compiled.ok) throw new Error(JSON.stringify(compiled.problems));
const { wizard } = compiled;
const texts = repository.texts.get('claim-report')?.texts ?? {};

describe('the texts of the claim report', () => {
  /** Customers know the name of their own law firm. */
  const names = [...leafPaths()].filter(
    (path) => /\.(lastName|firstName|name)$/.test(path) && !path.startsWith('lawyer.'),
  );

  it('CLM-106 say at every name of another person that it may be entered as unknown', () => {
    const blocks = wizard.nodes
      .flatMap((node) => (node.kind === 'list' ? node.parts : [node]))
      .filter(({ kind }) => kind === 'block');
    const told = blocks.flatMap(({ path, schema }) => {
      const control = schema['x-control'];
      const set = typeof control === 'object' ? control['set'] : null;
      const entered = JSON.stringify({ const: 'unbekannt' });
      const tells = texts[`${path}.label`]?.includes('„unbekannt“');
      return Object.entries(set ?? {}).flatMap(([name, value]) =>
        tells && JSON.stringify(value) === entered ? [path.replace(/[^.]+$/, name)] : [],
      );
    });

    expect(names).toHaveLength(6);
    expect(told.toSorted()).toEqual(names.toSorted());
  });

  it('CLM-046 ask a financed vehicle for the credit institution and a leased one for the leasing company', () => {
    expect(texts['vehicle.financeInstitution.label']).toBe('Kreditinstitut');
    expect(texts['vehicle.financeInstitution.leasing.label']).toBe('Leasinggesellschaft');
  });

  it('CLM-092 do not call the plate of the opponent voluntary, although it does not block', () => {
    const facts = { 'settings.opponentPlateMarked': true, 'settings.opponentPlateBlocks': false };
    const walk = changeWalk(startWalk(wizard, facts), [{ set: 'type.thirdParty', to: true }]).walk;

    expect(nodeState(walk, 'accidentOpponent.licensePlate')).toMatchObject({
      shown: true,
      markedOptional: false,
      required: false,
      error: null,
    });
  });

  it('have sentences of at most 20 words without exclamation marks', () => {
    const sentences = Object.values(texts).flatMap((text) => text.split(/(?<=[.?:])\s+|\n/));
    const tooLong = sentences.filter((sentence) => sentence.split(/\s+/).length > 20);

    expect(tooLong).toEqual([]);
    expect(sentences.filter((sentence) => sentence.includes('!'))).toEqual([]);
  });
});

function* leafPaths(): Iterable<string> {
  for (const node of wizard.nodes) {
    yield node.path;
    if (node.kind === 'list') for (const part of node.parts) yield part.path;
  }
}
