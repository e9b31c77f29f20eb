export type Address = { address: string; name: string };

export type MailAttachment = {
  filename: string;
  /** The last part of its address below `/api/email/<id>/attachment/`. */
  generatedFileName: string;
  contentType: string;
  contentDisposition: 'inline' | 'attachment';
  /** The name in `cid:` addresses of the mail's HTML, without angle brackets. */
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

/** A mail as `GET /api/email` tells it. */
export type Mail = {
  id: string;
  /** ISO 8601: its `Date` header, else when it came. */
  time: string;
  read: boolean;
  subject: string;
  /** Bytes. */
  size: number;
  from: Address[];
  to: Address[];
  cc: Address[];
  /** Recipients that the mail itself does not name. */
  calculatedBcc: Array<{ address: string }>;
  /** As it was sent: never to be shown outside a sandboxed frame. */
  html?: string;
  text?: string;
  headers: Record<string, string | string[]>;
  attachments: MailAttachment[];
  envelope: Envelope;
};
