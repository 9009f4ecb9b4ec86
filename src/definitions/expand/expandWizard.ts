import type { DoneBlock, WizardDefinition, WizardFile } from '../../engine/index.ts';
import { pointerTo } from '../../engine/index.ts';
import type { OriginRecorder } from './Origins.ts';

/** Fills in the defaults of `wizard.json`, and the steps of the form. */
export function expandWizard(
  id: string,
  written: Partial<WizardFile>,
  steps: readonly string[],
  note: OriginRecorder,
): WizardDefinition {
  const file = `schemas/${id}/wizard.json`;
  const { route = '/', progress = 'none', exits = { cancel: '/' }, leaveGuard = {}, links, done } = written;
  const isPercent = typeof progress === 'object';
  const frame = steps.map((step, position) => {
    const at = pointerTo('steps', position);
    note(
      { file, pointer: at },
      { file: `schemas/${id}/form.json`, pointer: pointerTo('properties', step), forAll: true },
    );
    note({ file, pointer: `${at}/route` }, { file, pointer: '/route', forAll: true });
    note({ file, pointer: `${at}/progress` }, { file, pointer: pointerTo('progress', position) });
    const percent = isPercent ? progress[position] : undefined;
    return {
      id: step,
      route: route.replace('{step}', step).replace('{number}', String(position + 1)),
      ...(percent === undefined ? {} : { progress: percent }),
    };
  });
  return {
    id,
    steps: frame,
    ...(written.mount === undefined ? {} : { mount: written.mount }),
    ...(written.assumes === undefined ? {} : { assumes: written.assumes }),
    ...(written.contact === undefined ? {} : { contact: written.contact }),
    ...(written.draft === undefined ? {} : { draft: written.draft }),
    ...(written.amountBar === undefined ? {} : { amountBar: written.amountBar }),
    progress: isPercent ? 'percent' : progress,
    ...(links === undefined
      ? {}
      : {
          links: Object.fromEntries(
            Object.entries(links).map(([name, link]) => [
              name,
              typeof link === 'string' ? { to: link } : link,
            ]),
          ),
        }),
    exits,
    leaveGuard: {
      inside: [...frame.map((step) => step.route), ...(leaveGuard.inside ?? [])],
      free: leaveGuard.free ?? [],
      when: leaveGuard.when ?? 'dirty',
      resetOnFree: leaveGuard.resetOnFree ?? false,
    },
    done: expandDone(done),
  };
}

/** An end as that of the long form is left only where there is no long form. */
function expandDone(done: WizardFile['done'] | undefined): WizardDefinition['done'] {
  if (done === undefined || 'then' in done) return done ?? { then: 'again' };
  if ('asLong' in done) return { route: done.route, blocks: [] };
  return { ...done, blocks: (Array.isArray(done.blocks) ? done.blocks : []).map(expandDoneBlock) };
}

type WrittenBlock = Extract<WizardFile['done'], { readonly blocks: unknown }>['blocks'][number];

function expandDoneBlock(block: WrittenBlock): DoneBlock {
  if (typeof block === 'string') return { kind: block };
  return block.kind === 'links'
    ? { kind: 'links', items: Object.entries({ ...block.items }).map(([id, to]) => ({ id, to })) }
    : block;
}
