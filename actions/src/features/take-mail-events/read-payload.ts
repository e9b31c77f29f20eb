import { array, number, object, string, type InferType } from 'yup';
import { isComplaint } from '#actions/lib/mail/complaint-types.ts';
import { judgePermanent } from '#actions/lib/mail/judge-answer.ts';
import { tokenOf, type MailEvent } from '#actions/lib/mail/mail-event.ts';

const genericSchema = object({
  events: array(
    object({
      message_id: string().required(),
      type: string().oneOf(['hard', 'soft', 'complaint']).required(),
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
  Metadata: object({ token: string() }).default(undefined),
}).required();

const sesSchema = object({
  notificationType: string(),
  eventType: string(),
  bounce: object({
    bounceType: string(),
    bouncedRecipients: array(object({ status: string().nullable(), diagnosticCode: string().nullable() })),
  }).default(undefined),
  complaint: object({ complaintFeedbackType: string().nullable() }).default(undefined),
  mail: object({
    commonHeaders: object({ messageId: string() }).default(undefined),
    headers: array(object({ name: string(), value: string() })),
  }).required(),
}).required();

/** Reads our own form: `{"events": [{"message_id": "…", "type": "hard" | "soft" | "complaint", "detail": "…"}]}`. */
export function readGeneric(body: unknown): MailEvent[] {
  return genericSchema
    .validateSync(body)
    .events.flatMap(({ message_id, type, detail }) => toEvent(message_id, type, detail));
}

/** Reads an event of Mailgun. See https://documentation.mailgun.com/docs/mailgun/user-manual/events/events */
export function readMailgun(body: unknown): MailEvent[] {
  const { 'event-data': data } = mailgunSchema.validateSync(body);
  const status = data['delivery-status'];
  const detail = status?.message || status?.description || '';
  const id = data.message.headers['message-id'];
  if (data.event === 'complained') return toEvent(id, 'complaint', detail);
  if (data.event !== 'failed') return [];
  const isSoft = data.severity !== 'permanent' || MAILGUN_SOFT.includes(data.reason ?? '');
  return toEvent(id, isSoft ? 'soft' : judgePermanent(failureOfMailgun(status)), detail);
}

/** Reasons of Mailgun's permanent failures that are not about the address: no answer in time, and our mail not welcome. */
const MAILGUN_SOFT = ['old', 'espblock'];

function failureOfMailgun(status: InferType<typeof mailgunSchema>['event-data']['delivery-status']) {
  const text = status?.message || status?.description || '';
  // Mailgun takes the three digits off the server's answer; its own codes above 599 are no answer of a server.
  const answer = /^[245]\d\d\b/.test(text) ? text : `${status?.code ?? ''} ${text}`.trim();
  return { status: status?.['enhanced-code'], answer };
}

/** Types of Postmark's bounces that say that an email will never work. */
const POSTMARK_HARD = ['HardBounce', 'BadEmailAddress', 'ManuallyDeactivated', 'Unsubscribe'];

/**
 * Reads a webhook of Postmark, which returns our metadata. See
 * https://postmarkapp.com/developer/webhooks/bounce-webhook
 */
export function readPostmark(body: unknown): MailEvent[] {
  const { RecordType, Type = '', Metadata, ...texts } = postmarkSchema.validateSync(body);
  const detail = texts.Details || texts.Description || '';
  if (RecordType === 'SpamComplaint') return toEvent(Metadata?.token, 'complaint', detail);
  if (RecordType !== 'Bounce') return [];
  const kind = POSTMARK_HARD.includes(Type) ? judgePermanent({ answer: detail }) : 'soft';
  return toEvent(Metadata?.token, kind, detail);
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
      return isComplaint(complaint?.complaintFeedbackType ?? 'other') ? toEvent(id, 'complaint', '') : [];
    case 'Bounce':
      return toEvent(id, judgeSes(bounce), bounce?.bouncedRecipients?.[0]?.diagnosticCode ?? '');
    default:
      return [];
  }
}

function judgeSes(bounce: InferType<typeof sesSchema>['bounce']): MailEvent['kind'] {
  if (bounce?.bounceType !== 'Permanent') return 'soft';
  const { status, diagnosticCode: answer } = bounce.bouncedRecipients?.[0] ?? {};
  return judgePermanent({ status, answer });
}

const messageIdOf = ({ commonHeaders, headers }: InferType<typeof sesSchema>['mail']) =>
  headers?.find(({ name }) => name?.toLowerCase() === 'message-id')?.value ?? commonHeaders?.messageId;

function toEvent(messageId: unknown, kind: MailEvent['kind'], detail: string): MailEvent[] {
  const token = tokenOf(messageId);
  return token ? [{ token, kind, detail }] : [];
}
