import {
  membersOfObject,
  findReadPath,
  type Call,
  type CallMoment,
  type CompiledOutcome,
  type OutcomeEffects,
  type Expression,
  type Wizard,
} from '../../engine/index.ts';
import { say } from '../messages/messages.ts';
import type { TextLookup } from './FormTexts.ts';
import { describeIf, describeValue } from './descriptions.ts';
import { code, table } from './markdown.ts';

/** Writes one chapter per call: its payload, and the effects of each reply. */
export function documentCalls(wizard: Wizard, text: TextLookup): readonly string[] {
  return wizard.calls.flatMap((call) => [
    say('doc.call', { call: code(call.call) }),
    '',
    `${describeMoment(call.at)}${describeIf(wizard, call.when)}.`,
    '',
    ...documentValues('document.request.path', call.path, wizard),
    ...documentValues('document.request.headers', call.headers, wizard),
    ...(call.send
      ? [
          say('doc.sent'),
          '',
          ...table([say('doc.name'), say('doc.origin')], listMemberRows(call.send.expression, '', wizard)),
        ]
      : []),
    say('doc.outcomes'),
    '',
    ...table(
      [say('doc.answer'), say('doc.effect')],
      call.outcomes.map((outcome) => documentOutcome(outcome, wizard, text)),
    ),
    ...keepPart(call),
  ]);
}

function documentValues(
  title: 'document.request.path' | 'document.request.headers',
  values: Call['path'],
  wizard: Wizard,
): readonly string[] {
  const rows = Object.entries(values).map(([name, value]) => [
    code(name),
    describeValue(value.expression, wizard),
  ]);
  return rows.length === 0 ? [] : [say(title), '', ...table([say('doc.name'), say('doc.origin')], rows)];
}

function keepPart({ keep }: Call): readonly string[] {
  const names = keep.map(({ name }) => code(`result.${name}`));
  return names.length === 0 ? [] : [say('doc.kept', { names: names.join(', ') }), ''];
}

function describeMoment(moment: CallMoment): string {
  if ('submit' in moment) return say('doc.at.submit');
  if ('enter' in moment) return say('doc.at.enter', { step: code(moment.enter) });
  if ('continue' in moment) return say('doc.at.continue', { step: code(moment.continue) });
  if ('file' in moment) return say('doc.at.file', { path: code(moment.file) });
  return 'press' in moment
    ? say('doc.at.press', { path: code(moment.press) })
    : say('doc.at.change', { path: code(moment.change) });
}

/** Lists objects of values member by member; an expression with an operator is one value. */
function listMemberRows(value: Expression, path: string, wizard: Wizard): readonly (readonly string[])[] {
  const members = membersOfObject(value);
  if (!members) return [[path === '' ? say('doc.everything') : code(path), describeValue(value, wizard)]];
  return Object.entries(members).flatMap(([name, part]) =>
    listMemberRows(part, path === '' ? name : `${path}.${name}`, wizard),
  );
}

function documentOutcome(
  { match, effects }: CompiledOutcome,
  wizard: Wizard,
  text: TextLookup,
): readonly string[] {
  if (match === 'else') return [say('doc.other-answers'), describeEffects(effects, text)];
  const status = match.status.map(describeStatus).join(', ');
  const body = match.body === null ? '' : ` ${code(match.body)}`;
  return [status + body + describeIf(wizard, match.when), describeEffects(effects, text)];
}

export function describeStatus(status: number | string): string {
  return status === 'network' || status === 'unreadable' ? say(`doc.status.${status}`) : String(status);
}

export function describeEffects(effects: OutcomeEffects, text: TextLookup): string {
  const {
    banner,
    params,
    level,
    mark,
    go,
    state,
    done,
    dialog,
    refetch,
    logoutAfter,
    check,
    open,
    download,
    newTab,
    next,
  } = effects;
  const parts = [
    ...Object.entries(check ?? {}).map(([id, to]) =>
      say('doc.check', { id: code(id), state: say(`doc.check.${to}`) }),
    ),
    done ? say('doc.done') : null,
    go === undefined ? null : describeTarget(go, state),
    go === undefined && state ? say('doc.state', { state: code(JSON.stringify(state)) }) : null,
    open === undefined ? null : say('doc.opens', { block: code(open) }),
    banner === undefined ? null : describeBanner(text(banner) ?? banner, level),
    ...Object.entries(params ?? {}).map(([name, value]) =>
      say('document.param', { name: `{${name}}`, value: code(findReadPath(value) ?? JSON.stringify(value)) }),
    ),
    dialog ? say('doc.dialog', { title: text(`dialog.${dialog.id}.title`) ?? dialog.id }) : null,
    ...Object.entries(mark ?? {}).map(([path, error]) => say('doc.mark', { path: code(path), error })),
    refetch ? say('doc.refetch', { facts: refetch.join(', ') }) : null,
    download ? say('doc.download') : null,
    newTab ? say('doc.newTab', { path: code(newTab.address) }) : null,
    logoutAfter === undefined ? null : say('doc.logout', { time: logoutAfter }),
    next ? say('doc.next') : null,
  ].filter((part) => part !== null);
  return parts.length === 0 ? say('doc.no-effect') : parts.join('; ');
}

function describeTarget(go: string, state: OutcomeEffects['state']): string {
  return state
    ? say('doc.go.state', { route: code(go), state: code(JSON.stringify(state)) })
    : say('doc.go', { route: code(go) });
}

function describeBanner(says: string, level: OutcomeEffects['level']): string {
  return level ? say('doc.banner.level', { level, text: says }) : say('doc.banner', { text: says });
}
