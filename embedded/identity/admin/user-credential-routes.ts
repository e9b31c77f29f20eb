import { isBlankPassword } from '#rules/accounts/blank-password.ts';
import { inTransaction } from '#runtime/network/in-transaction.ts';
import { storeCredential } from '../realm/create-account.ts';
import { requireAction } from '../storage/account-store.ts';
import { deleteCredential, listCredentials } from '../storage/credential-store.ts';
import { AdminError, notFound } from './admin-error.ts';
import type { AdminContext, AdminRouter } from './admin-router.ts';
import { checkPassword } from './person-body.ts';
import { passwordSchema, readBody } from './read-body.ts';
import { showCredential } from './representations.ts';
import { accountOf, heldAccountOf } from './user-routes.ts';

const MANAGE = ['manage-users'];

/** Registers the routes that list and delete the credentials of people, and set their passwords. */
export function userCredentialRoutes({ pool }: AdminContext, route: AdminRouter): void {
  route('GET', '/users/:id/credentials', ['view-users', ...MANAGE], async (call) => {
    const credentials = await listCredentials(pool, (await accountOf(call)).id);
    return credentials.map(showCredential);
  });
  route('DELETE', '/users/:id/credentials/:credential', MANAGE, async (call) => {
    await inTransaction(pool, async (db) => {
      const { id } = await heldAccountOf(db, call);
      const isGone = await deleteCredential(db, id, call.params['credential'] ?? '');
      if (!isGone) throw notFound('Credential not found');
    });
  });
  route('PUT', '/users/:id/reset-password', MANAGE, async (call) => {
    const { value, temporary } = readBody(passwordSchema, call.body);
    await inTransaction(pool, async (db) => {
      const account = await heldAccountOf(db, call);
      if (value === undefined) throw new AdminError(400, { error: 'No password provided' });
      if (isBlankPassword(value)) throw new AdminError(400, { error: 'Empty password not allowed' });
      checkPassword(call.realm, account, value);
      await storeCredential(db, account.id, { type: 'password', value });
      await requireAction(db, account.id, 'UPDATE_PASSWORD', temporary);
    });
  });
}
