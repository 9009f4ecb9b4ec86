import type { OperationId, UploadId } from '../../protocol/index.ts';
import { createLanes, type Lanes } from '../limits/createLanes.ts';
import type { Uses } from '../limits/spend.ts';

interface CostClass {
  /** The calls of a session at once; others wait before their bodies are read. */
  readonly lanes: Lanes;
  /** Returns what a call counts for, a minute and a day. */
  readonly uses: (session: string) => Uses<'process'>;
}

/** Classes of calls by what they cost the server, the cheapest first. */
const classes = {
  /**
   * Some queries. A page begins with up to ten. They take no longer two by two, because one thread does the work of all; and a session that
   * sends all it can makes others wait for two calls, not for ten.
   */
  read: { lanes: createLanes({ atOnce: 2, mostWaiting: 70, restAfter: 30 }), uses: () => ({}) },
  /** A transaction, which locks the account: more at once would wait for each other in the database. */
  write: {
    lanes: createLanes({ atOnce: 2, mostWaiting: 40, restAfter: 30 }),
    uses: (session) => ({ writesOfSession: session, writesOfSessionADay: session }),
  },
  /** The hash of a password or code. */
  hash: {
    lanes: createLanes({ atOnce: 1, mostWaiting: 25 }),
    uses: (session) => ({ hashesOfSession: session, hashesOfSessionADay: session }),
  },
  /** A paper that is drawn, or a card that is signed. */
  paper: {
    lanes: createLanes({ atOnce: 1, mostWaiting: 20 }),
    uses: (session) => ({ papersOfSession: session, papersOfSessionADay: session }),
  },
  /** A body of up to ten megabytes, which is stored. */
  upload: {
    lanes: createLanes({ atOnce: 2, mostWaiting: 20 }),
    uses: (session) => ({ uploadsOfSession: session, uploadsOfSessionADay: session }),
  },
} as const satisfies Readonly<Record<string, CostClass>>;

type CostName = keyof typeof classes;

/** The cost of every operation. It is asked before the body of a call is read. */
const costs: Readonly<Record<OperationId, CostName>> = {
  getApplicationConfiguration: 'read',
  getSpecialTariffs: 'read',
  getFrequentlyUsedFunctionalities: 'read',
  getCustomerConfiguration: 'read',
  orderActivationCode: 'hash',
  activateAccount: 'hash',
  getAccount: 'read',
  changeName: 'write',
  validateAddress: 'read',
  changeAddress: 'write',
  deleteAccount: 'hash',
  changeConsent: 'write',
  changeEmail: 'hash',
  changePassword: 'hash',
  checkNewPassword: 'read',
  getSessions: 'read',
  endSession: 'write',
  endAllSessions: 'write',
  confirmSession: 'hash',
  getSecondFactors: 'read',
  beginSecondFactor: 'write',
  confirmSecondFactor: 'write',
  removeSecondFactor: 'write',
  makeRecoveryCodes: 'write',
  getDeletionJob: 'read',
  postponeDeletion: 'write',
  getPolicies: 'read',
  changePolicy: 'write',
  changePaymentDetails: 'write',
  checkIban: 'read',
  calculatePolicyChange: 'read',
  calculateAddressChange: 'read',
  requestEvb: 'write',
  getNotifications: 'read',
  dismissNotification: 'write',
  reportClaim: 'write',
  getClaimReports: 'read',
  getClaimReport: 'read',
  downloadClaimReport: 'paper',
  addClaimFile: 'upload',
  removeClaimFile: 'write',
  getDrafts: 'read',
  getDraft: 'read',
  putDraft: 'write',
  deleteDraft: 'write',
  uploadDocument: 'upload',
  getDocuments: 'read',
  downloadDocument: 'paper',
  youngDriverDocument: 'read',
  requestTemporaryCoverage: 'write',
  requestAccompaniedDriving: 'write',
  sendMailContact: 'write',
  requestPhoneContact: 'write',
  calculateNcb: 'read',
  exportNcb: 'paper',
  requestGreenCard: 'paper',
  requestTaxCertificate: 'paper',
  getTariffConditions: 'read',
  downloadTariffConditions: 'paper',
  getGoogleCard: 'paper',
  getAppleCard: 'paper',
  suggestPlaces: 'read',
  resolvePlace: 'read',
};

const rows: ReadonlyMap<string, CostName> = new Map(Object.entries(costs));

/** Returns what a call of an operation by a session counts for, besides the calls themselves. */
export function getCostUses(operation: string, session: string): Uses<'process'> {
  return classes[findCostName(operation)].uses(session);
}

/** Runs a call when few enough calls of the same cost and session run. Throws `Unavailable` when too many wait. */
export function runInLane<Result>(
  operation: string,
  session: string,
  call: () => Promise<Result>,
): Promise<Result> {
  return classes[findCostName(operation)].lanes(session, call);
}

function findCostName(operation: string): CostName {
  const name = rows.get(operation);
  if (name === undefined) throw new Error(`The operation ${operation} has no cost.`);
  return name;
}

/** The limits that a stored file of each operation counts for. */
const fileUses: Readonly<Record<UploadId, (session: string) => Uses<'database'>>> = {
  uploadDocument: (session) => ({ proofsOfSession: session }),
  addClaimFile: (session) => ({ claimFilesOfSession: session }),
};

const fileRows = new Map<string, (session: string) => Uses<'database'>>(Object.entries(fileUses));

/** Returns what a stored file counts for. A session that has used it up sends no further file. */
export function getFileUses(operation: string, session: string): Uses<'database'> {
  const uses = fileRows.get(operation);
  if (uses === undefined) throw new Error(`The operation ${operation} takes no file.`);
  return uses(session);
}
