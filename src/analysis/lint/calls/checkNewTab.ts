import { mistake } from '../../messages/messages.ts';
import { type Check, perWizard } from '../LintSubject.ts';
import { pointerTo } from '../shared/pointerTo.ts';
import { replyMismatch } from '../shared/replyMismatch.ts';
import { textAt } from '../shared/textAt.ts';

/** Every reply that the protocol allows must contain the address that a new tab shows. */
export const newTabAddress: Check = perWizard(({ id, wizard }, { tools }) =>
  wizard.calls.flatMap(({ call, outcomes }, position) => {
    const replies = tools.operations?.get(call)?.replies ?? [];
    return outcomes.flatMap(({ effects: { newTab } }, row) => {
      if (newTab === undefined) return [];
      const schema = textAt(newTab.address.split('.').slice(1));
      const whys = new Set(replies.map((reply) => replyMismatch(reply, schema, 'body')));
      return [...whys].flatMap((why) =>
        why === null
          ? []
          : [
              {
                file: `schemas/${id}/calls.json`,
                pointer: pointerTo('calls', position, 'outcomes', row, 'newTab', 'address'),
                ...mistake('new-tab', { call, why }),
              },
            ],
      );
    });
  }),
);
