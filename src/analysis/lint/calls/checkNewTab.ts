import { mistake } from '../../messages/messages.ts';
import { type Check, checkEachWizard } from '../LintSubject.ts';
import { formatPointer } from '../shared/formatPointer.ts';
import { explainReplyMismatch } from '../shared/explainReplyMismatch.ts';
import { buildTextSchema } from '../shared/buildTextSchema.ts';

/** Checks that every reply that the protocol allows contains the address that a new tab shows. */
export const newTabAddress: Check = checkEachWizard(({ id, wizard }, { tools }) =>
  wizard.calls.flatMap(({ call, outcomes }, position) => {
    const replies = tools.operations?.get(call)?.replies ?? [];
    return outcomes.flatMap(({ effects: { newTab } }, row) => {
      if (newTab === undefined) return [];
      const schema = buildTextSchema(newTab.address.split('.').slice(1));
      const whys = new Set(replies.map((reply) => explainReplyMismatch(reply, schema, 'body')));
      return [...whys].flatMap((why) =>
        why === null
          ? []
          : [
              {
                file: `schemas/${id}/calls.json`,
                pointer: formatPointer('calls', position, 'outcomes', row, 'newTab', 'address'),
                ...mistake('new-tab', { call, why }),
              },
            ],
      );
    });
  }),
);
