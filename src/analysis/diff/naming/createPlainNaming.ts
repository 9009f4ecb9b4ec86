import type { Call, OutcomeEffects, Reaction, Wizard, WizardNode } from '../../../engine/index.ts';
import { addFieldNames } from '../../document/documentForm.ts';
import type { TextLookup } from '../../document/FormTexts.ts';
import { say } from '../../messages/messages.ts';
import type { Repository } from '../../../definitions/index.ts';
import { formatCallName, listPayloadMembers } from '../listPayloadMembers.ts';
import { describeLimitsOf } from './createCodeNaming.ts';
import type { Naming } from './Naming.ts';

/** Names everything in the words that customers read or that the department signs. */
export function createPlainNaming(repository: Repository, wizard: Wizard, text: TextLookup): Naming {
  const place = (path: string) => namePlace(path, text);
  const fact = (name: string) => nameFact(name, repository);
  const reads = (path: string) =>
    wizard.indexOf.has(path) || text(`${path}.label`, `${path}.legend`) !== null ? place(path) : fact(path);
  const call = (name: string) => nameCall(name, wizard, place);
  const named = addFieldNames(repository, wizard, text);
  return {
    place,
    fact,
    value: describeValue,
    call,
    member: (subject) => {
      const member = listPayloadMembers(wizard).get(subject);
      const names = (member?.value.reads ?? []).map(reads).join(say('words.and'));
      const of = call(subject.slice(0, subject.lastIndexOf(' ')));
      return names === ''
        ? say('plain.member.fixed', { call: of })
        : say('plain.member', { names, call: of });
    },
    optionCode: () => '',
    dialog: (id) => quote(text(`dialog.${id}.title`) ?? say('plain.dialog')),
    reply: describeReply,
    effects: (effects) => describeEffects(effects, text, place),
    reaction: (reaction) => describeReaction(reaction, place),
    limits: (node) => describePlainLimits(node, named),
    check: ({ step, says }) => say('plain.check', { step, says }),
    condition: (_, says) => quote(says),
    change: (what, old, now) =>
      old === now
        ? []
        : [
            [old, now].some(isCode)
              ? say('plain.changed', { what })
              : say('frame.changed', { what, now, old }),
          ],
    alert: (kind, { old, now, member }) => {
      const names = (paths: string) => paths.split(', ').map(reads).join(', ');
      const from = kind === 'way' ? { old: names(old), now: names(now) } : {};
      return say(`plain.alert.${kind}`, { ...from, member: member === '' ? '' : reads(member) });
    },
  };
}

function describeValue(value: unknown): string {
  if (value === null) return say('plain.nothing');
  if (typeof value === 'boolean') return say(value ? 'words.yes' : 'words.no');
  return typeof value === 'string' || typeof value === 'number' ? quote(String(value)) : say('plain.value');
}

/** A code, an address or a structure tells nothing to people who know none. */
function isCode(text: string): boolean {
  return /[`{[]|^\//.test(text);
}

function namePlace(path: string, text: TextLookup): string {
  for (let parts = path.split('.'); parts.length > 0; parts = parts.slice(0, -1)) {
    const at = parts.join('.');
    const words = text(...['label', 'legend', 'title', 'text', 'summary'].map((part) => `${at}.${part}`));
    if (words !== null) return quote(words.length > 90 ? `${words.slice(0, 80)}…` : words);
  }
  return say('plain.place');
}

function nameFact(name: string, { shared }: Repository): string {
  if (name === 'today') return say('words.today');
  if (name.startsWith('result.')) return say('plain.result');
  if (name.startsWith('check.')) return say('plain.check-result');
  const setting = shared.settings[name.replace(/^settings\./, '')]?.says;
  const says = Object.hasOwn(shared.facts.facts, name) ? shared.facts.facts[name]?.says : setting;
  return says === undefined ? say('plain.fact') : quote(says.replaceAll(/ \([A-Z]{2,}-\d+[^)]*\)/g, ''));
}

function nameCall(name: string, { calls }: Wizard, place: (path: string) => string): string {
  const found = calls.find((one) => formatCallName(one) === name || one.call === name);
  return found ? nameMoment(found.at, place) : say('plain.call');
}

function nameMoment(at: Call['at'], place: (path: string) => string): string {
  if ('submit' in at) return say('plain.at.submit');
  if ('enter' in at) return say('plain.at.enter', { place: place(at.enter) });
  if ('continue' in at) return say('plain.at.continue', { place: place(at.continue) });
  if ('file' in at) return say('plain.at.file', { place: place(at.file) });
  return 'press' in at
    ? say('plain.at.press', { place: place(at.press) })
    : say('plain.at.change', { place: place(at.change) });
}

/** Says what a reply of a server means by its status; its code stands in the technical note. */
function describeReply(reply: string): string {
  const status = reply.split(' ', 1)[0] ?? '';
  const meanings = {
    network: 'plain.reply.network',
    unreadable: 'plain.reply.unreadable',
    else: 'plain.reply.else',
    '400': 'plain.reply.wrong',
    '401': 'plain.reply.signed-out',
    '403': 'plain.reply.forbidden',
    '404': 'plain.reply.gone',
    '409': 'plain.reply.conflict',
    '422': 'plain.reply.wrong',
    '429': 'plain.reply.often',
  } as const;
  const known = Object.entries(meanings).find(([one]) => one === status)?.[1];
  if (known !== undefined) return say(known);
  const kinds = { 2: 'plain.reply.fine', 5: 'plain.reply.away' } as const;
  return say(Object.entries(kinds).find(([one]) => status.startsWith(one))?.[1] ?? 'plain.reply.refused');
}

function describeEffects(
  { banner, done, go, dialog, mark, download, newTab, logoutAfter, ...rest }: OutcomeEffects,
  text: TextLookup,
  place: (path: string) => string,
): string {
  const parts = [
    banner === undefined ? null : say('plain.effect.banner', { text: fillGaps(text(banner) ?? '…') }),
    done ? say('plain.effect.done') : null,
    dialog ? say('plain.effect.dialog', { title: text(`dialog.${dialog.id}.title`) ?? '' }) : null,
    ...Object.keys(mark ?? {}).map((path) => say('plain.effect.mark', { place: place(path) })),
    go === undefined || done ? null : say('plain.effect.go'),
    download ? say('plain.effect.download') : null,
    newTab ? say('plain.effect.tab') : null,
    logoutAfter === undefined ? null : say('plain.effect.logout'),
    Object.keys(rest).some((key) => key !== 'level' && key !== 'params') ? say('plain.effect.more') : null,
  ].filter((part) => part !== null);
  return parts.length === 0 ? say('doc.no-effect') : parts.join('; ');
}

function describeReaction({ clear, set, rows }: Reaction, place: (path: string) => string): string {
  const changed = [...Object.keys(set), ...Object.keys(rows)];
  const parts = [
    ...clear.map((path) => say('plain.effect.cleared', { place: place(path) })),
    ...changed.map((path) => say('plain.effect.filled', { place: place(path) })),
  ];
  return parts.join('; ') || say('plain.effect.notice');
}

/** Leaves out the look of the question and what only a program reads. */
function describePlainLimits(node: WizardNode, wizard: Wizard): string {
  if (node.kind === 'block') return '';
  return describeLimitsOf(node, wizard)
    .replace(/ \([^()]*\)$/, '')
    .split(', ')
    .filter((part) => !part.includes('`'))
    .join(', ');
}

/** A gap that the page fills is three dots. */
function fillGaps(text: string): string {
  return text.replaceAll(/\{\w+\}/g, '…');
}

function quote(name: string): string {
  return say('words.quoted', { name });
}
