import { say } from '../messages/messages.ts';
import type { FormVocabulary } from './naming/FormVocabulary.ts';
import { listPayloadMembers } from './listPayloadMembers.ts';

/** Lists changes that nobody may overlook: what is no longer protected, goes elsewhere, or comes from elsewhere. */
export function listAlerts(old: FormVocabulary, now: FormVocabulary): readonly string[] {
  return [...listUnprotected(old, now), ...listTargets(old, now), ...listWays(old, now)];
}

function listUnprotected(old: FormVocabulary, now: FormVocabulary): readonly string[] {
  return old.wizard.nodes.flatMap((node) =>
    (node.kind === 'list' ? node.parts : [node]).flatMap((before) => {
      const after = now.node(before.path);
      const isOpen =
        before.kind === 'field' && before.sensitive && after?.kind === 'field' && !after.sensitive;
      return isOpen ? [say('diff.alert.sensitive', { label: now.label(before.path) })] : [];
    }),
  );
}

/** The places to which a form leads and sends. */
function listTargets(old: FormVocabulary, now: FormVocabulary): readonly string[] {
  const targets = ({ wizard: { definition, calls } }: FormVocabulary) => ({
    mount: definition.mount,
    exits: definition.exits,
    done: definition.done,
    calls: calls.map(({ call, path }) => [
      call,
      Object.entries(path).map(([name, { expression }]) => [name, expression]),
    ]),
  });
  const [before, after] = [targets(old), targets(now)];
  return (['mount', 'exits', 'done', 'calls'] as const).flatMap((part) => {
    const [was, is] = [before[part], after[part]].map((value) => JSON.stringify(value ?? null));
    return was === is ? [] : [now.naming.alert(part, { old: was ?? '', now: is ?? '', member: '' })];
  });
}

/** Compares the sources of each sent value: answers and facts, and the call that takes it. */
function listWays(old: FormVocabulary, now: FormVocabulary): readonly string[] {
  const [before, after] = [old, now].map(({ wizard }) => [...listPayloadMembers(wizard).values()]);
  return (after ?? []).flatMap(({ call, name, value: { reads } }) => {
    const same = (before ?? []).filter((one) => one.name === name);
    const was = same.find((one) => one.call === call) ?? same[0];
    if (was === undefined || name === '') return [];
    const [from, to] = [was.value.reads, reads].map(
      (paths) => paths.toSorted().join(', ') || say('diff.alert.constant'),
    );
    return [
      ...(was.call === call ? [] : [now.naming.alert('call', { member: name, now: call, old: was.call })]),
      ...(from === to ? [] : [now.naming.alert('way', { member: name, now: to ?? '', old: from ?? '' })]),
    ];
  });
}
