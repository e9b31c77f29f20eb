import { createHmac } from 'node:crypto';
import { jwtVerify, SignJWT } from 'jose';

export type Ticket = { purpose: string; userId: string; lifetimeS: number; claims?: Record<string, string> };

/**
 * Creates and reads signed tickets, each valid for some minutes, for one purpose and one person. Tickets are stored
 * nowhere, so a ticket must not stand for anything that may be used only once.
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

    /** Returns the person and the claims of a ticket; undefined if it is for another purpose, forged or too old. */
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
