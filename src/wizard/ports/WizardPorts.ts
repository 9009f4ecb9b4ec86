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
  /** `<form>/<step>` it is sent from. */
  readonly formStep: string;
  readonly body: unknown;
  /** Returns the summary, for an operation that keeps it. */
  readonly answers: () => readonly AnswerSection[];
  /** One per draft, call and intent; repeated when an unanswered request is sent again. */
  readonly idempotencyKey: string;
  readonly signal: AbortSignal;
}

/** A request whose body is a file. */
interface UploadRequest extends Omit<FormRequest, 'body' | 'answers'> {
  readonly file: Blob;
  /** Told how many bytes of the file have left. */
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

/** Address look-up; a failing one never stops manual entry. */
export interface Places {
  suggest(text: string, signal: AbortSignal): Promise<readonly AddressSuggestion[]>;
  resolve(id: string): Promise<PlaceAddress>;
  /** The address at a position on earth. Absent: this look-up knows none. */
  readonly addressAt?: (position: Coordinates, signal: AbortSignal) => Promise<PlaceAddress>;
}

interface FormBanner {
  readonly level: BannerLevel;
  readonly text: string;
  /** The message is about what a button was to do: it stands beside the button, and may press it again. */
  readonly beside?: {
    readonly place: Element;
    readonly retry: { readonly label: string; readonly press: () => void } | null;
  };
}

/** The world outside a form, handed to the runner by the portal (or by a test). */
export interface WizardPorts {
  /** Facts as of now; a new object when server data changed. */
  readonly facts: Facts;
  /** Account, brand and policy the draft belongs to. */
  readonly owner: { readonly account: string; readonly brand: string; readonly policy: string };
  /** Name of the brand as customers read it; stands in page titles and as `{brand}` in texts. */
  readonly brandName: string;
  send(request: FormRequest): Promise<CallReply>;
  upload(request: UploadRequest): Promise<CallReply>;
  /** Shows the page's one message. `text` is finished. */
  showBanner(banner: FormBanner): void;
  /** Fetches server data again; resolves when it has arrived, or has failed to. */
  refetch(names: readonly string[]): Promise<void>;
  /** Deletes the stored data of this tab at once and signs out later. The page after the sign-out shows the text `said` as well. */
  logoutAfter(milliseconds: number, said?: string): void;
  /** Polite announcement in the page's live region. */
  announce(text: string): void;
  readonly places: Places;
  /** The server's time. */
  readonly now: () => Date;
  /** The contacts that the texts of a form can name; the definition chooses one. */
  readonly contact: Readonly<
    Record<'service' | 'claims', { readonly phone: string; readonly email: string }>
  >;
}
