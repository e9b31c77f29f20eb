import { createHmac } from 'node:crypto';
import { jwtVerify, SignJWT } from 'jose';

export type Ticket = { purpose: string; userId: string; lifetimeS: number; claims?: Record<string, string> };

/**
 * Signed notes that the service hands out and takes back within minutes: for one purpose and one person. They are kept
 * nowhere, so they name nothing that may be used only once.
 */
export function createTickets(secret: string) {
  const key = createHmac('sha256', secret).update('tickets').digest();

  return {
    sign: ({ purpose, userId, lifetimeS, claims = {} }: Ticket): Promise<string> =>
      new SignJWT(claims)
        .setProtectedHeader({ alg: 'HS256' })
        .setSubject(userId)
        .setAudience(purpose)
        .setExpirationTime(Math.floor(Date.now() / 1000) + lifetimeS)
        .sign(key),

    /** Whose ticket it is and what it says; undefined where it is for another purpose, forged or too old. */
    async read(
      ticket: string,
      purpose: string,
    ): Promise<{ userId: string; claims: Record<string, unknown> } | undefined> {
      try {
        const { payload } = await jwtVerify(ticket, key, { audience: purpose, algorithms: ['HS256'] });
        return payload.sub === undefined ? undefined : { userId: payload.sub, claims: payload };
      } catch {
        return undefined;
      }
    },
  };
}

export type Tickets = ReturnType<typeof createTickets>;
