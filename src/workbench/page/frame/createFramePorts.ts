import type { FlowCase } from '../../../analysis/index.ts';
import type { CallReply, Facts } from '../../../engine/index.ts';
import type { WizardPorts } from '../../../wizard/index.ts';
import type { Preparation, ShowOrder } from './Preparation.ts';
import { asRecord } from '../../../plain/isRecord.ts';

interface FramePorts {
  readonly order: ShowOrder;
  readonly facts: Facts;
  readonly flow: FlowCase | null;
  readonly showBanner: WizardPorts['showBanner'];
}

/** The draft of the preview stays the same in every brand and account, so that another situation keeps the answers. */
export const frameOwner = { account: 'workbench', brand: '', policy: '' };

/** Creates the surroundings of the form from the situation. No request leaves the machine. */
export function createFramePorts({ order, facts, flow, showBanner }: FramePorts): WizardPorts {
  const { situation, brand } = order;
  const { contact, look } = asRecord(brand.brand);
  const { phone = '', email = '', claimsPhone = '', claimsEmail = '' } = asRecord(contact);
  const { thanks = '' } = asRecord(asRecord(look)['tone']);
  const reply = (operation: string) => findReply({ order, flow }, operation);
  const { today } = facts;
  return {
    facts,
    owner: frameOwner,
    brandName: brand.name,
    thanks: String(thanks),
    send: ({ operation }) => Promise.resolve(reply(operation)),
    upload: ({ operation, file, onProgress }) => {
      onProgress(file.size);
      return Promise.resolve(reply(operation));
    },
    showBanner,
    refetch: () => Promise.resolve(),
    logoutAfter: () => undefined,
    announce: () => undefined,
    now: () => new Date(`${typeof today === 'string' ? today : ''}T${situation.time}:00`),
    places: { suggest: () => Promise.resolve([]), resolve: () => Promise.reject(new Error('No places.')) },
    contact: {
      service: { phone: String(phone), email: String(email) },
      claims: { phone: String(claimsPhone), email: String(claimsEmail) },
    },
  };
}

/** Finds the answer of the server: the chosen one, that of the flow test, or the usual one. */
export function findReply(
  { order, flow }: Pick<Preparation, 'order' | 'flow'>,
  operation: string,
): CallReply {
  const { reply: chosen } = order.situation;
  if (chosen?.call === operation) return createChosenReply(chosen.status, chosen.code, order.form, operation);
  return findFlowReply(flow, operation) ?? order.form.replies[operation] ?? { status: 204, body: null };
}

function createChosenReply(
  status: string,
  code: string | null,
  { replies }: ShowOrder['form'],
  operation: string,
): CallReply {
  if (status === 'network' || status === 'unreadable') return status;
  if (status === '2xx') return replies[operation] ?? { status: 204, body: null };
  const success = replies[operation];
  return Number(status) === success?.status ? success : { status: Number(status), body: code };
}

/** Finds what the flow test gets from an operation on one of its steps. */
function findFlowReply(flow: FlowCase | null, operation: string): CallReply | null {
  for (const { item } of flow?.items ?? []) {
    if (typeof item === 'string' || !('at' in item)) continue;
    const found = item.answers?.[operation];
    if (found === undefined) continue;
    const { status, body, brings } = found;
    return typeof status === 'string' ? status : { status, body: body ?? brings ?? null };
  }
  return null;
}
