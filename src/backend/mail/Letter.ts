import type { Brand } from '../../brand/index.ts';
import type { Attachment } from '../store/Attachment.ts';

/** What a mail says, before it gets the brand's look. Plain text everywhere. */
export interface Letter {
  readonly brand: Brand;
  /** Who answers questions about it. Null for a mail to the brand's own service, which gets no closing formula. */
  readonly contact: 'service' | 'claims' | null;
  /** The e-mail address of one person or of the service, or the lines of a postal address: then it goes by post. */
  readonly to: string | readonly string[];
  /** Where an answer goes, if not to the brand. */
  readonly replyTo?: string;
  readonly subject: string;
  /** "Guten Tag Frau Müller,"; may be empty. */
  readonly greeting: string;
  readonly paragraphs: readonly string[];
  /** Figures and names to look up again, as a small table under the paragraphs. */
  readonly details: readonly { readonly label: string; readonly value: string }[];
  /** A button after the details, and as an address in plain text. */
  readonly link?: { readonly label: string; readonly address: string };
  /** What comes after the details. */
  readonly closing: readonly string[];
  readonly attachments?: readonly Attachment[];
}

/** A composed mail, as it stands in the outbox. */
export interface Mail {
  readonly from: string;
  /** An e-mail address, or a postal address in one line. */
  readonly to: string;
  readonly byPost: boolean;
  readonly replyTo: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}
