import { array, boolean, number, object, string, type InferType } from 'yup';
import { judgeFeedback } from '#actions/lib/mail/judge-feedback.ts';
import { judgePermanent } from '#actions/lib/mail/judge-answer.ts';
import { EVENT_KINDS, tokenOf, type EventKind, type MailEvent } from '#actions/lib/mail/mail-event.ts';

const genericSchema = object({
  events: array(
    object({
      message_id: string().required(),
      type: string()
        .oneOf([...EVENT_KINDS])
        .required(),
      detail: string().default(''),
    }),
  )
    .max(1_000)
    .required(),
}).required();

const mailgunSchema = object({
  'event-data': object({
    event: string().required(),
    severity: string(),
    reason: string().nullable(),
    message: object({ headers: object({ 'message-id': string() }) }),
    'delivery-status': object({
      code: number().nullable(),
      'enhanced-code': string().nullable(),
      message: string().nullable(),
      description: string().nullable(),
    }).default(undefined),
  }).required(),
}).required();

const postmarkSchema = object({
  RecordType: string().required(),
  Type: string(),
  Description: string(),
  Details: string(),
  SuppressSending: boolean(),
  SuppressionReason: string().nullable(),
  Origin: string(),
  Metadata: object({ token: string() }).default(undefined),
}).required();

const sesSchema = object({
  notificationType: string(),
  eventType: string(),
  bounce: object({
    bounceType: string(),
    bounceSubType: string(),
    bouncedRecipients: array(object({ status: string().nullable(), diagnosticCode: string().nullable() })),
  }).default(undefined),
  complaint: object({ complaintFeedbackType: string().nullable() }).default(undefined),
  mail: object({
    commonHeaders: object({ messageId: string() }).default(undefined),
    headers: array(object({ name: string(), value: string() })),
  }).required(),
}).required();

/** Reads our own form: `{"events": [{"message_id": "…", "type": "hard" | "soft" | "unsubscribe" | "complaint", "detail": "…"}]}`. */
export function readGeneric(body: unknown): MailEvent[] {
  return genericSchema
    .validateSync(body)
    .events.flatMap(({ message_id, type, detail }) => toEvent(message_id, type, detail));
}

/**
 * Reads an event of Mailgun. See https://documentation.mailgun.com/docs/mailgun/user-manual/events/events and
 * https://documentation.mailgun.com/docs/mailgun/user-manual/suppressions/suppressions
 */
export function readMailgun(body: unknown): MailEvent[] {
  const { 'event-data': data } = mailgunSchema.validateSync(body);
  const status = data['delivery-status'];
  const kind = judgeMailgun(data);

  return toEvent(data.message.headers['message-id'], kind, status?.message || status?.description || '');
}

type MailgunEvent = InferType<typeof mailgunSchema>['event-data'];

function judgeMailgun({ event, severity, reason, ...data }: MailgunEvent): EventKind | undefined {
  if (event === 'complained') return 'complaint';
  if (event === 'unsubscribed') return 'unsubscribe';
  // Mailgun tries a temporary failure again, and tells its end: as a delay is in a report by mail, it is nothing yet.
  if (event !== 'failed' || severity !== 'permanent') return undefined;
  const status = data['delivery-status'];
  const known = MAILGUN_REASONS[reason ?? ''] ?? MAILGUN_CODES[status?.code ?? 0];

  return known ?? judgePermanent(failureOfMailgun(status));
}

/**
 * What Mailgun says by its own reasons: the person unsubscribed or complained before, so that Mailgun did not even try;
 * no answer in time, and our mail not welcome.
 */
const MAILGUN_REASONS: Readonly<Record<string, EventKind>> = {
  'suppress-unsubscribe': 'unsubscribe',
  'suppress-complaint': 'complaint',
  old: 'soft',
  espblock: 'soft',
};
/** The same by Mailgun's codes, which are no server's. */
const MAILGUN_CODES: Readonly<Record<number, EventKind>> = { 606: 'unsubscribe', 607: 'complaint' };

function failureOfMailgun(status: MailgunEvent['delivery-status']) {
  const text = status?.message || status?.description || '';
  // Mailgun takes the three digits off the server's answer; its own codes above 599 are no answer of a server.
  const answer = /^[245]\d\d\b/.test(text) ? text : `${status?.code ?? ''} ${text}`.trim();
  return { status: status?.['enhanced-code'], answer };
}

/**
 * Types of Postmark's bounces (https://postmarkapp.com/developer/api/bounce-api#bounce-types) that are not simply soft.
 * `permanent` is judged by the server's answer; `nothing` is what is tried again (a delay) or is no failure of a mail, such
 * as a reply of a program.
 */
const POSTMARK_TYPES: Readonly<Record<string, EventKind | 'permanent' | 'nothing'>> = {
  HardBounce: 'permanent',
  BadEmailAddress: 'permanent',
  Unsubscribe: 'unsubscribe',
  SpamComplaint: 'complaint',
  Transient: 'nothing',
  Subscribe: 'nothing',
  AutoResponder: 'nothing',
  AddressChange: 'nothing',
  OpenRelayTest: 'nothing',
  ChallengeVerification: 'nothing',
};

/**
 * Reads a webhook of Postmark, which returns our metadata. See
 * https://postmarkapp.com/developer/webhooks/bounce-webhook and
 * https://postmarkapp.com/developer/webhooks/subscription-change-webhook
 */
export function readPostmark(body: unknown): MailEvent[] {
  const { Metadata, ...event } = postmarkSchema.validateSync(body);

  return toEvent(Metadata?.token, judgePostmark(event), event.Details || event.Description || '');
}

type PostmarkEvent = Omit<InferType<typeof postmarkSchema>, 'Metadata'>;

function judgePostmark({ RecordType, Type = '', ...event }: PostmarkEvent): EventKind | undefined {
  if (RecordType === 'SpamComplaint') return 'complaint';
  if (RecordType === 'SubscriptionChange') return judgeChange(event);
  if (RecordType !== 'Bounce') return undefined;
  const kind = POSTMARK_TYPES[Type] ?? 'soft';
  if (kind === 'permanent') return judgePermanent({ answer: event.Details || event.Description });

  return kind === 'nothing' ? undefined : kind;
}

/** Judges a change of Postmark's own list: bounces come by themselves, and what others than the person do is not theirs. */
function judgeChange({
  SuppressSending,
  SuppressionReason,
  Origin,
}: Omit<PostmarkEvent, 'RecordType' | 'Type'>) {
  if (SuppressSending !== true) return undefined;
  if (SuppressionReason === 'SpamComplaint') return 'complaint';

  return SuppressionReason === 'ManualSuppression' && Origin === 'Recipient' ? 'unsubscribe' : undefined;
}

/**
 * Reads an event of Amazon SES; `body` is the message that SNS wraps. See
 * https://docs.aws.amazon.com/ses/latest/dg/notification-contents.html
 */
export function readSes(body: unknown): MailEvent[] {
  const { notificationType, eventType, bounce, complaint, mail } = sesSchema.validateSync(body);
  const id = messageIdOf(mail);
  switch (notificationType ?? eventType) {
    case 'Complaint':
      // Amazon leaves the type out where the provider that reports it gives none.
      return toEvent(id, judgeFeedback(complaint?.complaintFeedbackType ?? 'other'), '');
    case 'Bounce':
      return toEvent(id, judgeSes(bounce), bounce?.bouncedRecipients?.[0]?.diagnosticCode ?? '');
    default:
      return [];
  }
}

function judgeSes(bounce: InferType<typeof sesSchema>['bounce']): EventKind {
  if (bounce?.bounceSubType === 'UnsubscribedRecipient') return 'unsubscribe';
  if (bounce?.bounceType !== 'Permanent') return 'soft';
  const { status, diagnosticCode: answer } = bounce.bouncedRecipients?.[0] ?? {};
  return judgePermanent({ status, answer });
}

const messageIdOf = ({ commonHeaders, headers }: InferType<typeof sesSchema>['mail']) =>
  headers?.find(({ name }) => name?.toLowerCase() === 'message-id')?.value ?? commonHeaders?.messageId;

function toEvent(messageId: unknown, kind: EventKind | undefined, detail: string): MailEvent[] {
  const token = tokenOf(messageId);
  return token && kind ? [{ token, kind, detail }] : [];
}
