import type { OutcomeEffects } from '../../../engine/index.ts';
import type { FormAnswer } from '../../model/WorkbenchApi.ts';
import { say } from '../say.ts';

/** Says what an answer does beside its words. */
export function sayEffects({ form }: FormAnswer, effects: OutcomeEffects): readonly string[] {
  const { done, next, go, open, check, dialog, mark, file, download, newTab, logoutAfter } = effects;
  const nameOf = (path: string) =>
    form.steps.flatMap(({ nodes }) => nodes).find((node) => node.path === path)?.label ?? path;
  return [
    done === undefined ? null : say('replies.done'),
    next === undefined ? null : say('replies.next'),
    go === undefined ? null : say('replies.go', { address: go }),
    open === undefined ? null : say('replies.open', { name: nameOf(open) }),
    dialog === undefined ? null : say('replies.dialog'),
    ...Object.keys(mark ?? {}).map((path) => say('replies.mark', { name: nameOf(path) })),
    ...Object.values(check ?? {}).map((state) => say(`replies.check.${state}`)),
    file === undefined ? null : say('replies.file'),
    download === undefined ? null : say('replies.download'),
    newTab === undefined ? null : say('replies.newTab'),
    logoutAfter === undefined ? null : say('replies.logout'),
  ].filter((sentence) => sentence !== null);
}
