import { describe, expect, it } from 'vitest';
import { mountedForms, readForms, readRepository } from '../../../src/definitions/disk.ts';
import { listMountedPages } from '../../../src/portal/pageTable/listMountedPages.ts';
import { editedTexts, type Edit } from '../../analysis/baseTexts.ts';

const pagesWith = (edit: Edit) =>
  listMountedPages(mountedForms(readRepository(editedTexts('schemas/repair/wizard.json', edit))));

describe('a form brings its page', () => {
  it('with its steps and its end page below one path', () => {
    expect(listMountedPages(mountedForms(readForms('test/analysis/base')))).toEqual([
      {
        path: '/repair/*',
        content: { kind: 'form', form: 'repair', entry: '/repair/damage', end: '/repair/done' },
        title: null,
        width: 'form',
        breadcrumb: false,
        contact: 'service',
        gate: null,
        contract: null,
        group: null,
        links: [],
        texts: [],
      },
    ]);
  });

  it('with an end page elsewhere as a row of its own', () => {
    const pages = pagesWith({ at: ['done', 'route'], to: '/thanks' });

    expect(pages.map(({ path }) => path)).toEqual(['/repair/*', '/thanks']);
  });

  it('about a contract, and without a contract redirects to the target of cancel', () => {
    const contract = { heading: 'shell:which', exclude: ['kps'] };
    const menu = { group: 'claims', position: 3, label: 'shell:repair' };
    const [page] = pagesWith({ at: ['mount'], to: { frame: 'page', menu, contract } });

    expect(page).toMatchObject({
      width: 'formAside',
      breadcrumb: true,
      contract: { kind: 'needed', exclude: ['kps'], otherwise: '/repair' },
      group: 'claims',
      links: [{ kind: 'menu', position: 3, label: 'shell:repair', chooser: 'shell:which' }],
    });
  });

  it('CON-002 CON-078 in an area: a page for each step, tabs for steps that name one, and refusals for excluded contracts', () => {
    const pages = pagesWith({
      at: ['mount'],
      to: {
        frame: 'area',
        of: 'contract',
        contract: { heading: 'shell:which', exclude: ['kps', 'terminated'], refuse: ['kps'] },
        tabs: [{ step: 'helpers', position: 2, label: 'contract:tab.helpers' }],
        alone: ['summary'],
      },
    });

    const step = { kind: 'area', area: 'contract', form: 'repair' };
    expect(pages.map(({ path, content }) => [path, content])).toEqual([
      ['/repair/helpers', { ...step, tab: 'contract:tab.helpers', hasTabs: true }],
      ['/repair/damage', { ...step, tab: null, hasTabs: true }],
      ['/repair/summary', { ...step, tab: null, hasTabs: false }],
    ]);
    expect(pages[0]?.contract).toEqual({
      kind: 'chosen',
      exclude: ['kps', 'terminated'],
      heading: 'shell:which',
      refuse: ['kps'],
    });
  });

  it('or no page, when it names no place', () => {
    expect(pagesWith({ at: ['mount'], to: undefined })).toEqual([]);
  });
});
