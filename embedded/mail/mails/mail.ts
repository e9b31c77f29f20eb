export type Address = { address: string; name: string };

export type MailAttachment = {
  filename: string;
  /** Last part of the attachment's address below `/api/email/<id>/attachment/`. */
  generatedFileName: string;
  contentType: string;
  contentDisposition: 'inline' | 'attachment';
  /** Name of the attachment in `cid:` addresses of the mail's HTML, without angle brackets. */
  contentId?: string;
  /** Bytes. */
  size: number;
};

/** Sender and recipients as the SMTP conversation named them; headers may say otherwise. */
export type Envelope = {
  from: { address: string };
  to: Array<{ address: string }>;
  host: string;
  remoteAddress: string;
};

/** A mail as `GET /api/email` returns it. */
export type Mail = {
  id: string;
  /** ISO 8601: the time in the `Date` header, else the time of arrival. */
  time: string;
  read: boolean;
  subject: string;
  /** Bytes. */
  size: number;
  from: Address[];
  to: Address[];
  cc: Address[];
  /** Recipients of the envelope that the mail's headers do not name. */
  calculatedBcc: Array<{ address: string }>;
  /** HTML as it was sent; show it in a sandboxed frame only. */
  html?: string;
  text?: string;
  headers: Record<string, string | string[]>;
  attachments: MailAttachment[];
  envelope: Envelope;
};
