import type { ErrorTexts } from '#src/lib/apollo/error-message.ts';
import type { Role } from '#src/lib/auth/session.ts';
import type { MessageId } from '#src/lib/messages/message-id.ts';

export const ROLES = ['admin', 'user'] as const satisfies readonly Role[];

export const roleLabels = { admin: 'users.role.admin', user: 'users.role.user' } as const;

/** Texts for the codes with which the actions refuse. */
export const userErrors: ErrorTexts<MessageId> = {
  'account-email-refused': 'forms.emailLocalPart',
  'account-values-refused': 'secondFactor.errors.accountRefused',
  'invitation-account-exists': 'users.errors.accountExists',
  'invitation-invalid': 'users.invite.emailInvalid',
  'invitation-too-many': 'users.errors.tooManyInvitations',
  'invitation-unknown': 'users.errors.invitationUnknown',
  'last-admin': 'users.errors.lastAdmin',
  'role-required': 'users.errors.roleRequired',
  'totp-own': 'users.errors.ownTotp',
  'user-change-under-way': 'users.errors.underWay',
  'user-change-unfinished': 'users.errors.unfinished',
  'user-own-account': 'users.errors.ownAccount',
  'user-role-invalid': 'users.errors.roleInvalid',
  'user-state-invalid': 'users.errors.stateInvalid',
  'user-unknown': 'users.errors.unknown',
  'users-too-many': 'users.errors.tooMany',
  'users-unavailable': 'users.errors.unavailable',
};
