import type { ErrorTexts } from '#src/lib/apollo/error-message.ts';
import type { Role } from '#src/lib/auth/session.ts';
import type { MessageId } from '#src/lib/messages/message-id.ts';

export const ROLES = ['admin', 'user'] as const satisfies readonly Role[];

export const roleLabels = { admin: 'users.role.admin', user: 'users.role.user' } as const;

/** The texts of what the actions refuse with. */
export const userErrors: ErrorTexts<MessageId> = {
  'last-admin': 'users.errors.lastAdmin',
  'role-required': 'users.errors.roleRequired',
  'user-change-under-way': 'users.errors.underWay',
  'user-change-unfinished': 'users.errors.unfinished',
  'user-role-invalid': 'users.errors.roleInvalid',
  'user-unknown': 'users.errors.unknown',
  'users-too-many': 'users.errors.tooMany',
  'users-unavailable': 'users.errors.unavailable',
};
