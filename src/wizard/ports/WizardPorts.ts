import type { BannerLevel, CallReply, Facts } from '../../engine/index.ts';
import type { AnswerSection } from '../../ui/boxes/AnswerList.tsx';

/**
 * A finished request. `body` is the payload that the walk built. The port adds only authorisation, and the answers in words if the
 * operation keeps them.
 */
interface FormRequest {
  /** Operation id of the protocol. */
  readonly operation: string;
  readonly path: Readonly<Record<string, unknown>>;
  readonly headers: Readonly<Record<string, unknown>>;
  /** `<form>/<step>` that sends the request. */
  readonly formStep: string;
  readonly body: unknown;
  /** Returns the summary, for an operation that keeps it. */
  readonly answers: () => readonly AnswerSection[];
  /** The form and the states of its draft that the account may have; null without a draft of the account. */
  readonly draft: string | null;
  /** One key per draft, call and intent; repeated when an unanswered request is sent again. */
  readonly idempotencyKey: string;
  readonly signal: AbortSignal;
}

/** A request whose body is a file. */
interface UploadRequest extends Omit<FormRequest, 'body' | 'answers' | 'draft'> {
  readonly file: Blob;
  /** Called with the number of bytes sent so far. */
  readonly onProgress: (sentBytes: number) => void;
}

export interface AddressSuggestion {
  readonly id: string;
  readonly label: string;
}
export interface PlaceAddress {
  readonly street: string;
  readonly postalCode: string;
  readonly city: string;
  readonly country: string;
}

export interface Coordinates {
  readonly latitude: number;
  readonly longitude: number;
}

/** Address look-up. A failure never stops manual entry. */
export interface Places {
  suggest(text: string, signal: AbortSignal): Promise<readonly AddressSuggestion[]>;
  resolve(id: string): Promise<PlaceAddress>;
  /** Returns the address at a position. Absent: this look-up has none. */
  readonly addressAt?: (position: Coordinates, signal: AbortSignal) => Promise<PlaceAddress>;
}

interface FormBanner {
  readonly level: BannerLevel;
  readonly text: string;
  /** A sentence about a moment to come, ISO 8601; it is left out from then on. */
  readonly ending?: { readonly text: string; readonly until: string } | undefined;
  /** The message concerns a button, and stands beside it. */
  readonly place?: Element;
  /** A button that does again what the message is about. */
  readonly retry?: { readonly label: string; readonly press: () => void };
}

/** The surroundings of a form, which the portal (or a test) passes to the runner. */
export interface WizardPorts {
  /** Current facts; a new object when server data have changed. */
  readonly facts: Facts;
  /** Account, brand and policy the draft belongs to. */
  readonly owner: { readonly account: string; readonly brand: string; readonly policy: string };
  /** Name of the brand for customers; used in page titles and as `{brand}` in texts. */
  readonly brandName: string;
  /** How the brand says thank you for what it has received: `{thanks}` in texts. */
  readonly thanks: string;
  send(request: FormRequest): Promise<CallReply>;
  upload(request: UploadRequest): Promise<CallReply>;
  /** Shows the message of the page. `text` is finished. */
  showBanner(banner: FormBanner): void;
  /** Reloads server data; resolves when the reload has finished or failed. */
  refetch(names: readonly string[]): Promise<void>;
  /** Deletes the stored data of this tab at once and signs out later. The page after the sign-out shows the text `said` as well. */
  logoutAfter(milliseconds: number, said?: string): void;
  /** Announces a text in the polite live region of the page. */
  announce(text: string): void;
  readonly places: Places;
  /** The server's time. */
  readonly now: () => Date;
  /** The contacts that the texts of a form can name; the definition chooses one. */
  readonly contact: Readonly<
    Record<'service' | 'claims', { readonly phone: string; readonly email: string }>
  >;
}
