import { didYouMean } from '../../../engine/index.ts';
import { mistake } from '../../messages/messages.ts';
import type { Check, LintForm, LintSubject } from '../LintSubject.ts';
import { formatPointer } from '../shared/formatPointer.ts';

/** Links that every form may use without declaring them. */
const brandLinks = ['phone', 'email'];
/** Texts that are drawn as paragraphs; all others are plain text without links. */
const linkTextKeys = /(?:^|\.)(?:text|intro)$|\.refused\.[^.]+$|^stuck\.|^lock\.[^.]+$/;
const linkPattern = /\[[^\]]+\]\(([^)]*)\)/g;

interface FoundLink {
  readonly file: string;
  readonly key: string;
  readonly link: string;
}

/** Lists links in the texts of a form and in the texts of brands that replace them. */
function listLinks(form: LintForm, { repository }: LintSubject): readonly FoundLink[] {
  const own = repository.texts.get(form.id);
  const overlays = repository.brands.flatMap(({ overlay }) =>
    Object.entries(overlay?.texts ?? {})
      .filter(([key]) => key.startsWith(`${form.id}:`))
      .map(([key, text]) => ({ file: overlay?.file ?? '', key, text })),
  );
  const all = [
    ...Object.entries(own?.texts ?? {}).map(([key, text]) => ({ file: own?.file ?? '', key, text })),
    ...overlays,
  ];
  return all.flatMap(({ file, key, text }) =>
    [...text.matchAll(linkPattern)].map(([, link = '']) => ({ file, key, link })),
  );
}

export const unknownLink: Check = (subject) =>
  subject.forms.flatMap((form) => {
    const known = [...brandLinks, ...Object.keys(form.source.wizard.links ?? {})];
    return listLinks(form, subject)
      .filter(({ link }) => !known.includes(link))
      .map(({ file, key, link }) => ({
        file,
        pointer: formatPointer(key),
        ...mistake('unknown-link', { link }),
        ...didYouMean(link, known),
      }));
  });

export const plainLink: Check = (subject) =>
  subject.forms.flatMap((form) =>
    listLinks(form, subject)
      .filter(({ key }) => !linkTextKeys.test(key) && !listLockReasonKeys(form).includes(key))
      .map(({ file, key }) => ({
        file,
        pointer: formatPointer(key),
        ...mistake('plain-link', { key }),
      })),
  );

/** Returns keys of the reasons that locks of fields, groups and steps show. */
function listLockReasonKeys({ wizard }: LintForm): readonly string[] {
  return (wizard?.nodes ?? [])
    .flatMap((node) => (node.kind === 'list' ? node.parts : [node]))
    .flatMap((node) =>
      node.kind === 'field'
        ? node.locks.map(({ of, says }) => (typeof says === 'string' ? `${of ?? node.path}.${says}` : ''))
        : [],
    );
}

export const unusedLink: Check = (subject) =>
  subject.forms.flatMap((form) => {
    const used = new Set(listLinks(form, subject).map(({ link }) => link));
    return Object.keys(form.source.wizard.links ?? {})
      .filter((name) => !used.has(name))
      .map((name) => ({
        file: `schemas/${form.id}/wizard.json`,
        pointer: formatPointer('links', name),
        key: true,
        ...mistake('unused-link', { name }),
      }));
  });
