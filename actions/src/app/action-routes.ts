import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { object, string } from 'yup';
import {
  confirmApiKey,
  createApiKey,
  revokeApiKey,
  updateApiKey,
} from '#actions/features/api-keys/change-keys.ts';
import { confirmEmailChange, showEmailChange } from '#actions/features/change-email/confirm-email-change.ts';
import { requestEmailChange } from '#actions/features/change-email/request-email-change.ts';
import { checkVisitorCaptcha } from '#actions/features/check-captcha/check-visitor-captcha.ts';
import { exportContact } from '#actions/features/manage-contacts/export-contact.ts';
import { setContactState } from '#actions/features/manage-contacts/set-contact-state.ts';
import { resumeProduct } from '#actions/features/hold-product/resume-product.ts';
import { suppressEmails } from '#actions/features/hold-product/suppress-emails.ts';
import { cancelImport } from '#actions/features/import-contacts/cancel-import.ts';
import { importBatch } from '#actions/features/import-contacts/import-batch.ts';
import { undoImport } from '#actions/features/import-contacts/undo-import.ts';
import {
  beginTotp,
  confirmTotp,
  removeTotp,
  resetUserTotp,
} from '#actions/features/manage-totp/manage-totp.ts';
import { acceptInvitation } from '#actions/features/invite-people/accept-invitation.ts';
import { inviteUser } from '#actions/features/invite-people/invite-user.ts';
import { revokeInvitation } from '#actions/features/invite-people/revoke-invitation.ts';
import { showInvitation } from '#actions/features/invite-people/show-invitation.ts';
import { endUserSessions } from '#actions/features/manage-users/end-user-sessions.ts';
import { getAllUsers } from '#actions/features/manage-users/get-all-users.ts';
import { setUserEnabled } from '#actions/features/manage-users/set-user-enabled.ts';
import { updateUserRole } from '#actions/features/manage-users/update-user-role.ts';
import { saveHeadScripts } from '#actions/features/save-head-scripts/save-head-scripts.ts';
import { showAudience } from '#actions/features/send-newsletter/audience.ts';
import {
  cancelDispatch,
  pauseDispatch,
  rescheduleDispatch,
  resumeDispatch,
  retryDeliveries,
  undoDispatch,
  updateDispatch,
} from '#actions/features/send-newsletter/change-dispatch.ts';
import { previewNewsletter } from '#actions/features/send-newsletter/preview-newsletter.ts';
import { queueNewsletter } from '#actions/features/send-newsletter/queue-newsletter.ts';
import { sendTestNewsletter } from '#actions/features/send-newsletter/send-test-newsletter.ts';
import {
  replayWebhookDeliveries,
  rotateWebhookSecret,
  showWebhookSecret,
  testWebhook,
} from '#actions/features/send-webhooks/manage-webhooks.ts';
import { requestRecovery } from '#actions/features/recover-password/request-recovery.ts';
import { tellZoneOffset } from '#actions/features/tell-zone-offset/tell-zone-offset.ts';
import { showVisitor } from '#actions/features/show-visitor/show-visitor.ts';
import {
  changeOwnAccount,
  endOwnSession,
  endOwnSessions,
  showOwnAccount,
} from '#actions/features/own-account/own-account.ts';
import { signIn, toSessionTokens } from '#actions/features/sign-in/sign-in.ts';
import { showAccountLink } from '#actions/features/update-password/show-account-link.ts';
import { updatePassword } from '#actions/features/update-password/update-password.ts';
import { ActionError } from '#actions/lib/action-error.ts';
import { isActionSecret } from '#actions/lib/action-secret.ts';
import type { Tokens } from '#actions/lib/keycloak/keycloak-client.ts';
import { sessionOf } from '#actions/lib/sessions/refresh-token-stub.ts';
import { sessionSchema, type Session } from '#actions/lib/session-variables.ts';
import type { Services } from './services.ts';

type Call = {
  input: unknown;
  ip: string;
  /** The Cookie header. */
  cookies: string | undefined;
  /** The browser's User-Agent header, which the engine passes on under another name. */
  userAgent: string | undefined;
  /** The Authorization header of the caller, whose token the engine has verified. */
  authorization: string | undefined;
  session: Session;
  reply: FastifyReply;
};
type Handler = (call: Call) => Promise<unknown>;

/**
 * Upper bound for a request body: a newsletter in two languages, or long head scripts, with characters as JSON escapes.
 */
const BODY_LIMIT_BYTES = 8 * 1024 * 1024;

const bodySchema = object({
  action: object({ name: string().required() }).required(),
  input: object().required(),
  session_variables: sessionSchema.required(),
}).required();

/** Returns one handler for each action; the names are those of hasura/metadata/actions.yaml. */
function createHandlers(services: Services): Record<string, Handler> {
  return {
    sign_in: async ({ input, ip, cookies, userAgent, reply }) => {
      const { tokens, deviceCookies, ...signedIn } = await signIn(input, { ip, cookies }, services);
      await services.onSignedIn(tokens, { ...signedIn, method: 'password', ip, userAgent });
      await keepSession(tokens, { cookies, reply }, services);
      reply.header('set-cookie', deviceCookies);
      return toSessionTokens(tokens, new Date());
    },
    request_password_recovery: ({ input, ip }) => requestRecovery(input, ip, services),
    account_link: ({ input }) => showAccountLink(input, services),
    update_password: async ({ input, session, ip, cookies, userAgent, reply }) => {
      const own = await updatePassword(input, { session, ip }, services);
      if (!own) return { session: null };
      const { tokens, secondFactor } = own;
      // The person goes on with this session. They get no mail about a new device, as one about the new password goes
      // out.
      const visit = { ip, userAgent, locale: null, isKnownDevice: true };
      await services.onSignedIn(tokens, { ...visit, method: 'password', secondFactor });
      await keepSession(tokens, { cookies, reply }, services);
      return { session: toSessionTokens(tokens, new Date()) };
    },
    check_captcha: ({ input, ip }) => checkVisitorCaptcha(input, ip, services.checkCaptcha),
    visitor_info: async ({ ip }) => showVisitor(ip, services.findCountry),
    get_all_users: ({ session }) => getAllUsers(session, services),
    update_user_role: ({ input, session }) => updateUserRole(input, session, services),
    set_user_enabled: ({ input, session }) => setUserEnabled(input, session, services),
    end_user_sessions: ({ input, session }) => endUserSessions(input, session, services),
    invite_user: ({ input, session }) => inviteUser(input, session, services),
    revoke_invitation: ({ input, session }) => revokeInvitation(input, session, services),
    invitation_of_link: ({ input }) => showInvitation(input, services),
    accept_invitation: ({ input }) => acceptInvitation(input, services),
    ...createKeyHandlers(services),
    send_newsletter: ({ input, session }) => queueNewsletter(input, session, services),
    undo_dispatch: ({ input, session }) => undoDispatch(input, session, services),
    pause_dispatch: ({ input, session }) => pauseDispatch(input, session, services),
    resume_dispatch: ({ input, session }) => resumeDispatch(input, session, services),
    cancel_dispatch: ({ input, session }) => cancelDispatch(input, session, services),
    reschedule_dispatch: ({ input, session }) => rescheduleDispatch(input, session, services),
    update_dispatch: ({ input, session }) => updateDispatch(input, session, services),
    retry_deliveries: ({ input, session }) => retryDeliveries(input, session, services),
    send_test_newsletter: ({ input, session }) => sendTestNewsletter(input, session, services),
    zone_offset: async ({ input, session }) => tellZoneOffset(input, session),
    newsletter_recipients: ({ input, session }) => showAudience(input, session, services),
    preview_newsletter: ({ input, session }) => previewNewsletter(input, session, services),
    set_contact_state: ({ input, session }) => setContactState(input, session, services),
    export_contact: ({ input, session }) => exportContact(input, session, services),
    import_contacts: ({ input, session }) => importBatch(input, session, services),
    cancel_import: ({ input, session }) => cancelImport(input, session, services),
    undo_import: ({ input, session }) => undoImport(input, session, services),
    ...createWebhookHandlers(services),
    ...createAccountHandlers(services),
    reset_user_totp: ({ input, session }) => resetUserTotp(input, session, services),
    save_head_scripts: ({ input, session }) => saveHeadScripts(input, session, services),
    resume_product: ({ session }) => resumeProduct(session, services),
    suppress_emails: ({ input, session }) => suppressEmails(input, session, services),
  };
}

/** Returns the handlers of the keys of programs. */
function createKeyHandlers(services: Services): Record<string, Handler> {
  return {
    create_api_key: ({ input, session }) => createApiKey(input, session, services),
    update_api_key: ({ input, session }) => updateApiKey(input, session, services),
    revoke_api_key: ({ input, session }) => revokeApiKey(input, session, services),
    confirm_api_key: ({ input, session }) => confirmApiKey(input, session, services),
  };
}

/** Returns the handlers for what administrators do with a webhook besides writing its row. */
function createWebhookHandlers(services: Services): Record<string, Handler> {
  return {
    show_webhook_secret: ({ input, session }) => showWebhookSecret(input, session, services),
    rotate_webhook_secret: ({ input, session }) => rotateWebhookSecret(input, session, services),
    test_webhook: ({ input, session }) => testWebhook(input, session, services),
    replay_webhook_deliveries: ({ input, session }) => replayWebhookDeliveries(input, session, services),
  };
}

/** Returns the handlers by which a signed-in person manages their own account. */
function createAccountHandlers(services: Services): Record<string, Handler> {
  return {
    own_account: ({ session, authorization }) =>
      showOwnAccount(session, sessionIdOf(authorization), services),
    change_own_account: ({ input, session }) => changeOwnAccount(input, session, services),
    request_email_change: ({ input, session, ip }) => requestEmailChange(input, { session, ip }, services),
    email_change_of_link: ({ input, session }) => showEmailChange(input, session, services),
    confirm_email_change: async ({ input, session, ip, authorization, cookies, reply }) => {
      const caller = { session, sessionId: sessionIdOf(authorization), ip };
      const changed = await confirmEmailChange(input, caller, services);
      // The device is made known for the new email too, so that the next sign-in sends no mail about a new device.
      reply.header('set-cookie', services.device.keep(cookies, changed.email));
      return changed;
    },
    end_own_session: ({ input, session }) => endOwnSession(input, session, services),
    end_own_sessions: ({ session }) => endOwnSessions(session, services),
    begin_totp: ({ input, session }) => beginTotp(input, session, services),
    confirm_totp: ({ input, session, ip, userAgent }) =>
      confirmTotp(input, { session, ip, userAgent }, services),
    remove_totp: ({ input, session, ip, userAgent }) =>
      removeTotp(input, { session, ip, userAgent }, services),
  };
}

/** Returns the `sid` of the caller's access token. */
const sessionIdOf = (authorization: string | undefined): string | undefined =>
  sessionOf(authorization?.replace(/^Bearer /i, '') ?? '');

/** Sets the cookies of a session that has just begun, and ends the browser's earlier session. */
async function keepSession(
  tokens: Tokens,
  { cookies, reply }: Pick<Call, 'cookies' | 'reply'>,
  { cookie, browserSession }: Services,
): Promise<void> {
  if (tokens.refresh_token) reply.header('set-cookie', cookie.keep(tokens.refresh_token));
  reply.header('set-cookie', await browserSession.replace(cookies, tokens));
}

/** Adds the webhooks behind Hasura actions; a caller must send the action secret. */
export function addActionRoutes(server: FastifyInstance, services: Services): void {
  const handlers = new Map(Object.entries(createHandlers(services)));

  server.addHook('onRequest', async (request) => {
    if (!isActionSecret(request.headers['x-action-secret'], services.env.ACTION_SECRET)) {
      throw new ActionError('action-secret-invalid', 'This address is for the GraphQL engine.', {
        status: 401,
      });
    }
  });

  for (const [name, handle] of handlers) {
    server.post(`/actions/${name}`, { bodyLimit: BODY_LIMIT_BYTES }, async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const { ip, headers } = request;
      const userAgent = [headers['x-forwarded-user-agent']].flat()[0];
      const { cookie: cookies, authorization } = headers;
      return handle({ ...readCall(request, name), ip, cookies, userAgent, authorization, reply });
    });
  }
}

function readCall(request: FastifyRequest, name: string): Pick<Call, 'input' | 'session'> {
  if (!bodySchema.isValidSync(request.body) || request.body.action.name !== name) {
    throw new ActionError('action-body-invalid', `The body is not that of a call of the action "${name}".`);
  }
  return { input: request.body.input, session: request.body.session_variables };
}
