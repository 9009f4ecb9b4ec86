import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { decodeJwt } from 'jose';
import { applicationSwitches } from '../../domain/applicationSwitches.ts';
import type { FirstAnswer, FirstCalls } from '../../protocol/firstAnswers.ts';
import { type ApplicationEntry, type OperationId, operations } from '../../protocol/index.ts';
import { deliverySettings } from '../deliverySettings.ts';

/** Somebody who has just been signed in without a page. */
interface SignedIn {
  /** Issued by this process a moment ago. */
  readonly token: string;
  /** What asked for the sign-in. */
  readonly incoming: IncomingMessage;
}

/** The answers that come along with the tokens. What is not among them the page asks for itself. */
export type AskFirst = (who: SignedIn, asked: FirstCalls) => Promise<readonly FirstAnswer[]>;

/** Answers a request of this process to itself, in the name of whoever sent `incoming`. */
type Answering = (
  request: Request,
  bindings: { readonly incoming: IncomingMessage },
) => Response | Promise<Response>;

/** Values of a path besides the account. */
type Path = Readonly<Record<string, string>>;

/** What a page is told of an answer. */
const toldHeaders = ['content-type', 'retry-after', 'www-authenticate', 'x-correlation-id'];

/**
 * Asks in the place of the page what it would ask for with its tokens, in the same order and under the same conditions: first the
 * configuration, then the rest, unless the portal is closed (SHELL-001, SHELL-002).
 */
export function createAskFirst(answering: Answering): AskFirst {
  async function answerOf(
    operation: OperationId,
    values: Path,
    { token, incoming }: SignedIn,
  ): Promise<FirstAnswer> {
    const at = operations[operation].path.replace(/{(\w+)}/g, (_, name: string) =>
      encodeURIComponent(values[name] ?? ''),
    );
    const host = incoming.headers.host ?? '';
    const request = new Request(`http://${host}${at}`, {
      headers: {
        host,
        accept: 'application/json',
        authorization: `Bearer ${token}`,
        // As short as those of the portal: people say them on the telephone.
        'x-correlation-id': randomUUID().slice(0, 13),
      },
    });
    const response = await answering(request, { incoming });
    const told = [...response.headers].filter(([name]) => toldHeaders.includes(name));
    return {
      path: at,
      status: response.status,
      headers: Object.fromEntries(told),
      body: await response.text(),
    };
  }

  return async (who, asked) => {
    const answers: FirstAnswer[] = [];
    const accountId = String(decodeJwt(who.token)['accountId']);
    const ask = async (operation: OperationId, path: Path = {}): Promise<FirstAnswer> => {
      const answer = await answerOf(operation, { ...path, accountId }, who);
      answers.push(answer);
      return answer;
    };
    const all = ask('getApplicationConfiguration').then((configuration) =>
      Promise.all(callsAfter(configuration, asked).map(([operation, path]) => ask(operation, path))),
    );
    await Promise.race([all, wait(deliverySettings.firstAnswersTimeoutMilliseconds, null, { ref: false })]);
    return [...answers];
  };
}

/** What is asked for once the portal is known to be open. */
function callsAfter(
  { status, body }: FirstAnswer,
  { lists, draft, policyNumber }: FirstCalls,
): readonly (readonly [OperationId, Path?])[] {
  if (status !== 200) return [];
  const switches = applicationSwitches(JSON.parse(body) as readonly ApplicationEntry[]);
  if (switches.portalDeactivated) return [];
  const { drafts, claimReports } = switches;
  return [
    ['getAccount'],
    ['getPolicies'],
    ['getFrequentlyUsedFunctionalities'],
    ...(lists && drafts ? [['getDrafts'] as const] : []),
    ...(lists && claimReports ? [['getClaimReports'] as const] : []),
    ...(draft && policyNumber && drafts ? [['getDraft', { form: draft, policyNumber }] as const] : []),
  ];
}
