import type { Brand } from '../../brand/index.ts';
import type { Attachment } from '../store/Attachment.ts';

/** The content of a mail without the look of the brand, as plain text. */
export interface Letter {
  readonly brand: Brand;
  /** The contact for questions. Null for a mail to the brand's own service, which gets no closing formula. */
  readonly contact: 'service' | 'claims' | null;
  /** The e-mail address of a person or of the service, or the lines of a postal address for a letter. */
  readonly to: string | readonly string[];
  /** The address for replies, if not the brand's. */
  readonly replyTo?: string;
  readonly subject: string;
  /** "Guten Tag Frau Müller,"; may be empty. */
  readonly greeting: string;
  readonly paragraphs: readonly string[];
  /** Figures and names to look up later, as a small table below the paragraphs. */
  readonly details: readonly { readonly label: string; readonly value: string }[];
  /** A button after the details; in plain text, its address. */
  readonly link?: { readonly label: string; readonly address: string };
  /** Paragraphs after the details. */
  readonly closing: readonly string[];
  readonly attachments?: readonly Attachment[];
}

/** A composed mail, as it is stored in the outbox. */
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
